import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  parameters: {
    guide: {
      use: [
        'Above the content, while a state lasts: no network, live updates off, another location is shown.',
        'With one action where the person can end it.',
      ],
      avoid: [
        'For what has just happened: use a toast.',
        'For one field or line: use InlineMessage. Where the data should be: ErrorState.',
        'For two messages at once: show the more serious one.',
      ],
      accessibility: [
        'critical interrupts a screen reader, the others wait for a pause; the severity is said in a word.',
        'It is announced when it appears. While the state lasts, keep the banner and change its text.',
      ],
      content: [
        'The title says what is true, the text what it means for the reader: "Your changes are sent when you are back online."',
      ],
    } satisfies Guide,
  },
  args: {
    severity: 'caution',
    title: 'You are offline',
    children: 'Your changes are kept on this device and sent when you are back online.',
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

/** A state of each severity; a page shows one banner at a time. */
export const Severities: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner severity="info" title="You see Harbour Depot">
        Your own location is Canal Street.
      </Banner>
      <Banner severity="positive" title="This delivery is complete">
        All 24 pairs are in their bins.
      </Banner>
      <Banner severity="caution" title="Live updates are off">
        New requests are shown every 30 seconds.
      </Banner>
      <Banner severity="critical" title="3 scans are not stored">
        Scan these pairs again before you leave the shelf.
      </Banner>
    </Stack>
  ),
};

/** What is true, and what happens to the work. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Banner severity="caution" title="No network">
      Your scans are kept on this device.
    </Banner>
  ),
};

/** What has just happened: use a toast. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Banner severity="positive" title="Saved" />,
};
