import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guide: {
      use: [
        'To switch between two to four views of the same list: day or week, all or mine.',
        'In a FilterBar or a Toolbar.',
      ],
      avoid: [
        'For different contents: use Tabs.',
        'In a form: use RadioGroup, which has room for explanations.',
        'For five or more: use Select.',
        'For the order of a list, beside the SegmentedControl of what it shows: use Select.',
      ],
      keyboard: [
        ['Tab', 'One stop: the chosen one.'],
        ['Arrow keys', 'Choose the next or the previous at once.'],
      ],
      accessibility: ['A radio group named by label. It works at once: say what changed in a title that is read out.'],
      content: ['One or two words each.'],
    } satisfies Guide,
  },
  args: {
    label: 'View of the bookings',
    items: [
      { id: 'day', label: 'Day' },
      { id: 'week', label: 'Week' },
    ],
    value: 'day',
    onChange: fn(),
  },
  render: function View({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <SegmentedControl
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same bookings, by day or by week. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View of the bookings' })).toBeVisible();
    await userEvent.click(canvas.getByText('Week'));
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
  },
};

/** The number of items in each view helps to choose; one that is not known yet keeps its place. */
export const Counts: Story = {
  args: {
    label: 'Requests of',
    items: [
      { id: 'all', label: 'All', count: 13 },
      { id: 'mine', label: 'Mine', count: 4 },
      { id: 'free', label: 'Free', count: undefined },
    ],
    value: 'all',
  },
  play: async ({ args, canvas }) => {
    // Its count is not known yet: the room for it is kept.
    await expect(canvas.getByText('Free').childElementCount).toBe(2);
    await userEvent.click(canvas.getByText('Mine'));
    await expect(canvas.getByRole('radio', { name: 'Mine 4' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('free');
  },
};

/** Two views of the same bookings. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <SegmentedControl
      label="View"
      items={[
        { id: 'd', label: 'Day' },
        { id: 'w', label: 'Week' },
      ]}
      value="d"
      onChange={() => {}}
    />
  ),
};

/** Different contents: use Tabs or sections. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <SegmentedControl
      label="Pages"
      items={[
        { id: 'a', label: 'Bookings' },
        { id: 'b', label: 'Stock' },
        { id: 'c', label: 'Profile' },
      ]}
      value="a"
      onChange={() => {}}
    />
  ),
};
