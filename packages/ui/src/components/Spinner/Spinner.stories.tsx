import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Messages/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: ['For something of unknown length whose shape is not known. 16 in a line, 40 alone in a panel.'],
      avoid: [
        'Where the shape is known: use Skeleton.',
        'On a button: Button has isPending. For a whole page: LoaderScreen.',
      ],
      accessibility: [
        'A progress bar without an end, named by label: say what is waited for. Under reduced motion it does not turn.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its label says what is running. If the shape of the result is known, use Skeleton. */
export const Example: Story = {
  args: { label: 'Signing in', size: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Signing in' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={24}>
      <Spinner size={16} />
      <Spinner size={24} />
      <Spinner size={40} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(3);
  },
};

/** The shape of the answer is not known. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Spinner label="Reading the file" />,
};

/** The button loses its word: use isPending. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Button>
      <Spinner size={16} label="Saving" />
    </Button>
  ),
};
