import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Download as a spreadsheet',
    placement: 'bottom',
    children: <IconButton icon={icons.download} label="Export" variant="plain" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px 96px 64px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-06] With the keyboard the words come at once, describe the button, and go with Escape. */
export const Example: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await step('comes with the focus', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download as a spreadsheet');
      await expect(button).toHaveAccessibleDescription('Download as a spreadsheet');
    });
    await step('goes with Escape, and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
