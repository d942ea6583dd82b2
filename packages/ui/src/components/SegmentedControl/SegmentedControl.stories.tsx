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
      doAndDont: [
        {
          do: [
            '<SegmentedControl label="View" items={[{ id: "d", label: "Day" }, { id: "w", label: "Week" }]} value="d" onChange={() => {}} />',
            'Two views of the same bookings.',
          ],
          dont: [
            '<SegmentedControl label="Pages" items={[{ id: "a", label: "Bookings" }, { id: "b", label: "Stock" }, { id: "c", label: "Profile" }]} value="a" onChange={() => {}} />',
            'Different contents: use Tabs or sections.',
          ],
        },
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
    label: 'Status',
    items: [
      { id: 'request', label: 'Request', count: 7 },
      { id: 'pending', label: 'Pending', count: 2 },
      { id: 'checkedout', label: 'Checked out', count: 4 },
    ],
    value: 'request',
    onChange: fn(),
  },
  render: function Status({ value, onChange, ...args }) {
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

export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    await userEvent.click(canvas.getByText('Pending'));
    await expect(canvas.getByRole('radio', { name: 'Pending 2' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Checked out 4' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('checkedout');
  },
};
