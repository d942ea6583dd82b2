import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { IdleDialog } from './IdleDialog.tsx';

const meta = {
  title: 'Kiosk/IdleDialog',
  component: IdleDialog,
  parameters: {
    guide: {
      use: ['For the last 15 seconds before the kiosk starts again.'],
      avoid: ['For a question to staff: use ConfirmDialog.'],
      anatomy: [
        ['Lid', 'The question.'],
        ['Countdown', 'Seconds, and 15 bars that go out one by one.'],
        ['Buttons', 'Start over, and the signal button "I\'m still here".'],
      ],
      keyboard: [
        ['Any key', 'Says that the customer is still there.'],
        ['Escape', 'The same.'],
      ],
      accessibility: ['An alert dialog; 15, 10 and 5 seconds are announced, the others are not.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { seconds: 15, units: 2, onTouch: fn(), onStartOver: fn() },
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(document.body);
    const title = await dialog.findByRole('heading', { name: 'Still there?' });
    await expect(getComputedStyle(title).userSelect).toBe('none');
    await userEvent.click(await dialog.findByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(args.onTouch).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: "I'm still here" }));
    await expect(args.onTouch).toHaveBeenCalled();
    await expect(canvas).toBeDefined();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** A short question and its two answers; any touch is the second one. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack align="center">
      <Heading level={2} size={40}>
        Still there?
      </Heading>
      <Inline>
        <Button size="xl">Start over</Button>
        <Button variant="signal" size="xl">
          I am still here
        </Button>
      </Inline>
    </Stack>
  ),
};

/** A customer has no session. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack align="center">
      <Text>Your session is about to expire due to inactivity.</Text>
      <Button>Extend session</Button>
    </Stack>
  ),
};
