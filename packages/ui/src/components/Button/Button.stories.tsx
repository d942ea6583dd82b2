import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Check out', onPress: fn() },
  parameters: {
    guide: {
      use: [
        'To do something: accept, check out, place a request.',
        'signal for the one next action of a screen; plain for other actions; quiet for going back; link for the way out below them; critical for deleting or cancelling.',
        'chosen for a value that a press removes, such as a bin of a list; aria-pressed for a filter that is on or off: it looks the same while it is on.',
      ],
      avoid: [
        'To open a page: use Link, which also opens in another tab.',
        'For a setting that stays on or off: use Switch.',
        'A second signal on one screen: then neither is the next action.',
      ],
      keyboard: [['Enter, Space', 'Presses it, once: a key that is held down does not repeat.']],
      accessibility: [
        'While it is pending it keeps the focus, takes no press and says that it is working.',
        'A disabled button cannot get the focus. If the user must know the reason, leave it enabled and say why after the press.',
      ],
      content: [
        'A verb, at most three words, in sentence case. A text that the company prescribes keeps its capitals.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  args: { variant: 'signal' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Check out' });
    await step('is pressed with the keyboard as with a finger', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
    await step('shows the ring of keyboard focus', async () => {
      await userEvent.keyboard('{Shift}');
      await expect(getComputedStyle(button).boxShadow).toContain('rgb(215, 255, 62)');
    });
  },
};

const variants = ['link', 'quiet', 'plain', 'chosen', 'signal', 'critical'] as const;
const words = {
  link: 'Discard',
  quiet: 'Clear',
  plain: 'Add',
  chosen: 'Boots',
  signal: 'Check out',
  critical: 'Cancel booking',
};

/** One signal a screen; critical takes something away; quiet is the way back, link the way out below other buttons. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', gap: 16, alignItems: 'center' }}>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => [
        <Text key={size} as="span" size={13} tone="soft">
          {size}
        </Text>,
        <Inline key={`${size} buttons`} gap={16}>
          {/* A value is never as large as the action of a panel. */}
          {variants
            .filter((variant) => variant !== 'chosen' || size !== 'xl')
            .map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {words[variant]}
              </Button>
            ))}
          <Button size={size} icon={icons.plus}>
            Add
          </Button>
          <Button size={size} isPending>
            Placing
          </Button>
          <Button size={size} isDisabled>
            Add
          </Button>
        </Inline>,
      ])}
    </div>
  ),
};

/** A filter looks chosen while it is on; a press changes it. */
export const Pressed: Story = {
  args: { children: 'My picks', size: 's' },
  render: function Toggled({ onPress, ...args }) {
    const [isOn, setOn] = useState(true);
    return (
      <Button
        {...args}
        aria-pressed={isOn}
        onPress={(event) => {
          setOn(!isOn);
          onPress?.(event);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'My picks', pressed: true });
    const colour = () => getComputedStyle(button).backgroundColor;
    const whileOn = colour();
    await userEvent.click(button);
    await expect(colour()).not.toBe(whileOn);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Keeps the focus while it waits, takes no press, and says that it is working. */
export const Pending: Story = {
  args: { children: 'PLACE REQUEST', variant: 'signal', size: 'xl', isFill: true, isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /PLACE REQUEST/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(within(button).getByRole('progressbar', { name: 'Working' })).toBeVisible();
  },
};

/** A press makes it pending: it keeps the focus and takes no second press. */
export const PressedOnce: Story = {
  ...Pending,
  // A setting of the toolbar: the docs page does not show the button a second time.
  globals: { motion: 'still' },
  args: { ...Pending.args, isPending: false },
  render: function Placing({ onPress, ...args }) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          setPending(true);
          onPress?.(event);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /PLACE REQUEST/ });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(within(button).getByRole('progressbar', { name: 'Working' })).toBeVisible();
  },
};

/** One signal: the next step is found at once. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Button variant="signal">Accept</Button>
      <Button>Reject</Button>
    </Inline>
  ),
};

/** Three signals: none of them is the next step. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Button variant="signal">Accept</Button>
      <Button variant="signal">Later</Button>
      <Button variant="signal">Reject</Button>
    </Inline>
  ),
};

/** A verb and its object. */
export const DoNameTheAction: Story = {
  tags: ['do', '!dev'],
  render: () => <Button variant="critical">Cancel request</Button>,
};

/** Says nothing without the question above it. */
export const DontAnswerOnly: Story = {
  tags: ['dont', '!dev'],
  render: () => <Button variant="critical">Yes, do it</Button>,
};
