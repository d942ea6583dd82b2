import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Collections/BulkBar',
  component: BulkBar,
  parameters: {
    guide: {
      use: ['Below a list whose items have a Checkbox, while at least one is chosen.'],
      avoid: ['For actions of the whole page: use Toolbar.'],
      accessibility: ['A group; its checkbox is mixed while some items are chosen.'],
      content: ['Buttons say how many: "Accept 3 pairs".'],
    } satisfies Guide,
  },
  args: {
    chosen: 3,
    total: 6,
    onChooseAll: fn(),
    children: (
      <>
        <Button onPress={fn()}>Decline 3</Button>
        <Button variant="signal" onPress={fn()}>
          Accept 3 pairs
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [G-05] Some are chosen: the next press of the checkbox chooses all. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '3 of 6 chosen' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChooseAll).toHaveBeenCalledWith(true);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The action counts what it will change. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <BulkBar chosen={3} total={12} onChooseAll={() => {}}>
      <Button>Move 3 pairs</Button>
    </BulkBar>
  ),
};

/** Nothing is chosen, yet it is there. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <BulkBar chosen={0} total={12} onChooseAll={() => {}}>
      <Button isDisabled>Move</Button>
    </BulkBar>
  ),
};
