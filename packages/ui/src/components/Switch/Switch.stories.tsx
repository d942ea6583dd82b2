import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      use: ['For a setting that takes effect at once: sounds, one type of notification.'],
      avoid: ['For a choice that is sent later: use Checkbox.', 'For two different things: use SegmentedControl.'],
      accessibility: ['A switch named by its words. Where switching fails, turn it back and say so in a toast.'],
      content: ['Name the thing, not the state: "Sound", not "Sound on".'],
    } satisfies Guide,
  },
  args: { isSelected: false, onChange: fn(), children: 'Sound on a new notification' },
  render: function Choice({ isSelected, onChange, ...args }) {
    const [isOn, setOn] = useState(isSelected);
    return (
      <Switch
        {...args}
        isSelected={isOn}
        onChange={(next) => {
          setOn(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes effect at once. The whole line takes the press. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Sound on a new notification' });
    await userEvent.click(canvas.getByText('Sound on a new notification'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(control.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={0}>
      <Switch isSelected onChange={() => {}}>
        On
      </Switch>
      <Switch isSelected={false} onChange={() => {}}>
        Off
      </Switch>
      <Switch isSelected={false} isDisabled onChange={() => {}}>
        Disabled
      </Switch>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Off' })).toBeEnabled();
  },
};

/** The knob stays inside, whichever way one reads. */
export const RightToLeft: Story = {
  args: { isSelected: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('switch'));
    await expect([look.direction, look.justifyContent]).toEqual(['rtl', 'flex-end']);
  },
};

/** Takes effect at once. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Switch isSelected onChange={() => {}}>
      Sounds
    </Switch>
  ),
};

/** Is sent later: use Checkbox. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={12}>
      <Switch isSelected onChange={() => {}}>
        I agree
      </Switch>
      <Button>Send</Button>
    </Stack>
  ),
};
