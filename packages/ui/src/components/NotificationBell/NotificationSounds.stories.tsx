import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { NotificationSounds } from './NotificationSounds.tsx';

const meta = {
  title: 'Messages/NotificationSounds',
  component: NotificationSounds,
  parameters: {
    guide: {
      use: ['On a profile page, for the same settings as in the panel of NotificationBell.'],
      avoid: ['Beside a NotificationBell: its panel has these settings already.'],
      accessibility: ['A list of switches, named by the type of notification.'],
    } satisfies Guide,
  },
  args: {
    sound: {
      isOn: true,
      onChange: fn(),
      types: [
        { id: 'tryout', label: 'Try-on requests', isOn: true },
        { id: 'checkout', label: 'Checked out', isOn: false },
      ],
      onTypeChange: fn(),
      shiftEnds: [{ id: '18:00', label: '18:00' }],
      shiftEnd: '18:00',
      onShiftEndChange: fn(),
      onQuietChange: fn(),
      onTest: fn(),
    },
  },
} satisfies Meta<typeof NotificationSounds>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [N-04] Plays a test, mutes until the end of the shift, and turns one type on. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test sound' }));
    await expect(args.sound.onTest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute until end of shift' }));
    await expect(args.sound.onQuietChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Checked out' }));
    await expect(args.sound.onTypeChange).toHaveBeenLastCalledWith('checkout', true);
  },
};

/** On a page the settings begin at its edge, where its headings begin. */
export const Flush: Story = {
  args: { isFlush: true },
  render: (args) => (
    <Stack gap={12}>
      <Heading level={3}>Sounds</Heading>
      <NotificationSounds {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('heading', { name: 'Sounds' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Test sound' }).getBoundingClientRect().left).toBe(left);
  },
};

/** All settings of sounds in one place. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <NotificationSounds {...args} />,
};

/** Sounds without the names of what they announce. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack>
      <Switch isSelected onChange={() => {}}>
        Sound 1
      </Switch>
      <Switch isSelected={false} onChange={() => {}}>
        Sound 2
      </Switch>
    </Stack>
  ),
};
