import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      use: ['For small numbers that change by one or two: pairs in a cart. With size kiosk where customers press.'],
      avoid: [
        'For more than about ten: use NumberField.',
        'To remove: it stops at min. Removing is a button of its own.',
      ],
      accessibility: [
        'A group named by label: say of what, "Quantity of Halden Court 82, size 10.5". The number is read out when it changes.',
        'At a limit the button keeps the focus and is announced as disabled.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Quantity of Halden Court 82, size 10.5', value: 1, max: 3, onChange: fn() },
  render: function Counted({ value, onChange, ...args }) {
    const [count, setCount] = useState(value);
    return (
      <Stepper
        {...args}
        value={count}
        onChange={(next) => {
          setCount(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [C-06] Never below 1, and never above what is there. A button at its limit keeps the focus. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [fewer, more] = [
      canvas.getByRole('button', { name: 'Decrease' }),
      canvas.getByRole('button', { name: 'Increase' }),
    ];
    await userEvent.click(fewer);
    await expect(args.onChange).not.toHaveBeenCalled();
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(fewer.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { value: 2 } };

/** Small numbers; the buttons name the pair. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Stepper label="Quantity" of="Halden Court 82" value={2} onChange={() => {}} />,
};

/** 140 presses: use NumberField. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Stepper label="Pairs delivered" value={140} onChange={() => {}} />,
};
