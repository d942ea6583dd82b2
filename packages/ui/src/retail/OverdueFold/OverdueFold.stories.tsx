import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { Guide } from '../../internal/guide.ts';
import { OverdueFold } from './OverdueFold.tsx';

const meta = {
  title: 'Sales floor/OverdueFold',
  component: OverdueFold,
  parameters: {
    guide: {
      use: ["Above today's checked-out pairs, for those that are out since yesterday or longer."],
      avoid: ['For a message: use Banner.', 'For groups of equal weight: use PickGroup or Disclosure.'],
      anatomy: [
        ['Words', 'The number of pairs, and what to do.'],
        ['Sizes', 'The first four, on a wide page.'],
      ],
      keyboard: [['Enter, Space', 'Shows the pairs, or folds them again.']],
      accessibility: ['A button that says whether the pairs are shown. The sizes are for the eye only.'],
    } satisfies Guide,
  },
  args: {
    count: 12,
    pairs: ['7', '6.5', '8', '11', '9.5'].map((size) => ({ id: size, size })),
    isOpen: false,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof OverdueFold>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve pairs in one line. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: '12 since yesterday: find them', expanded: false });
    await expect(fold).toHaveTextContent('and 8 more');
    await userEvent.click(fold);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

/** One pair, whose row is shown below. */
export const Open: Story = {
  args: { count: 1, pairs: [{ id: '7', size: '7' }], isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 since yesterday: find it', expanded: true }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** One line that leads to the pairs. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <OverdueFold {...args} /> };

/** A message that leads nowhere. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Banner severity="caution" title="12 pairs are overdue" />,
};
