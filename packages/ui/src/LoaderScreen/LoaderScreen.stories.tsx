import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoaderScreen } from './LoaderScreen.tsx';

const meta = {
  title: 'Components/LoaderScreen',
  component: LoaderScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'Signing you in' },
} satisfies Meta<typeof LoaderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits in words and with a strip; reduced motion keeps the strip still. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'Signing you in' })).toBeInTheDocument();
  },
};

/** [S-07] The first try failed: it says so and offers another. */
export const Failed: Story = {
  args: { note: 'The store did not answer. Check the network, then try again.', action: <Button>Try again</Button> },
};
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
