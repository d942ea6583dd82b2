import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    severity: 'caution',
    title: 'You are offline',
    children: 'What you do now is kept and sent as soon as the network is back.',
    action: <Button size="s">Retry</Button>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays for as long as it is true; says its severity to those who do not see its shape. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Warning: You are offline');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Severities: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner severity="info" title="Live updates are back">
        2 requests arrived while you were off
      </Banner>
      <Banner severity="positive" title="All pairs are checked out" />
      <Banner severity="caution" title="You are offline" />
      <Banner severity="critical" title="Something went wrong">
        Something went wrong, please try later!
      </Banner>
    </Stack>
  ),
};
