import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'halden', label: 'Halden', count: 38 },
  { value: 'tarn', label: 'Tarn', count: 23 },
  { value: 'kurobe', label: 'Kurobe', count: 17 },
  { value: 'lowland', label: 'Lowland', count: 0, isDisabled: true },
];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      use: [
        'To choose any number of a few options, all of which are shown.',
        'With allLabel where choosing all is common.',
      ],
      avoid: ['For exactly one: use RadioGroup.', 'For many values over a list: use FilterMenu or FilterPanel.'],
      keyboard: [
        ['Tab', 'Goes from box to box.'],
        ['Space', 'Chooses, or takes away.'],
      ],
      accessibility: [
        'A fieldset with a legend; description and error are read with it.',
        'The checkbox above the list is mixed while only some are chosen.',
      ],
      content: ['label is a noun, allLabel names it again: "Brand", "All brands".'],
    } satisfies Guide,
  },
  args: { label: 'Brand', options, value: ['tarn'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers in the order of the options, whatever was pressed first. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('group', { name: 'Brand' })).toBeVisible();
    await step('adds and takes away', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Halden/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['halden', 'tarn']);
      await userEvent.click(canvas.getByRole('checkbox', { name: /Tarn/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['halden']);
    });
    await step('Tab goes from box to box, the space bar presses', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /Kurobe/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['halden', 'kurobe']);
    });
  },
};

/** One box for all; what is off is left alone. */
export const All: Story = {
  args: { allLabel: 'All brands' },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All brands' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['halden', 'tarn', 'kurobe']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tarn/ }));
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <CheckboxGroup label="Brand" options={options} value={['halden']} onChange={fn()} description="Any of these" />
      <CheckboxGroup
        label="Open on"
        direction="row"
        options={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ value: day, label: day }))}
        value={['Mon', 'Tue']}
        onChange={fn()}
        errorMessage="Choose at least three days."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Open on' })).toHaveAccessibleDescription(/at least three/);
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** The group has a name. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <CheckboxGroup
      label="Sizes"
      direction="row"
      options={[
        { value: '9', label: '9' },
        { value: '10', label: '10' },
      ]}
      value={['9']}
      onChange={() => {}}
    />
  ),
};

/** Single boxes: a screen reader says "9" and not of what. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Checkbox isSelected onChange={() => {}}>
        9
      </Checkbox>
      <Checkbox isSelected={false} onChange={() => {}}>
        10
      </Checkbox>
    </Inline>
  ),
};
