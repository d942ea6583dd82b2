import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = {
  title: 'Components/MessageScreen',
  component: MessageScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'You are not authorized to access this page!',
    subtitle: 'Please contact to Administrator.',
    action: <Button>Logout</Button>,
  },
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The literal words, and a way out. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You are not authorized to access this page!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Please contact to Administrator.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
