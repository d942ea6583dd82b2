import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guide: {
      use: ['For things side by side: buttons, a name and its stamp. Wraps to the next row unless wrap is false.'],
      avoid: [
        'For one below the other: use Stack. For equal cells: Grid.',
        'For tools over a list: use Toolbar. For one group of buttons: ButtonGroup.',
      ],
      accessibility: ['No semantics. The reading order is that of the source, also in right-to-left text.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Children are side by side, separated by the gap, without margins of their own. */
export const Example: Story = {
  args: {
    gap: 8,
    align: 'start',
    children: (
      <>
        <Stamp state="request">Request</Stamp>
        <Stamp state="pending">Pending</Stamp>
        <Stamp state="out">Checked out</Stamp>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Request'), canvas.getByText('Pending')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(second!.left - first!.right).toBeCloseTo(8, 0);
  },
};

/** Parts of one line. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline gap={12}>
      <Button>Add</Button>
      <Stamp state="pending">Pending</Stamp>
    </Inline>
  ),
};

/** Fields of a form stand below each other: use Stack. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline gap={12}>
      <TextField label="Name" value="" onChange={() => {}} />
      <TextField label="Reason" value="" onChange={() => {}} />
    </Inline>
  ),
};
