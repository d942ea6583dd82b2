import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'Components/SearchButton',
  component: SearchButton,
  args: { label: 'Search or scan a box', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces what it opens and by which keys; pressed by mouse and keyboard. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search or scan a box' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** A long name is cut, the key stays. */
export const LongLabel: Story = {
  args: { label: 'Search for names, colourways and SKUs, or scan the barcode of any box in the store' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { label: 'ابحث أو امسح صندوقًا' }, globals: { direction: 'rtl' } };
