import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      use: [
        'To choose exactly one of two to five options, all of which are shown, each with an explanation where needed.',
      ],
      avoid: [
        'For more than five: use Select.',
        'To switch a view: use SegmentedControl.',
        'For on and off: use Switch.',
      ],
      keyboard: [
        ['Tab', 'One stop: the chosen one, or the first.'],
        ['Arrow keys', 'Choose the next or the previous.'],
      ],
      accessibility: [
        'A radio group with a legend. A choice cannot be removed: add an option "None" if it is a valid answer.',
      ],
      content: ['The most likely option is first. Options have the same form: all nouns, or all sentences.'],
    } satisfies Guide,
  },
  args: {
    label: 'What happened to the pair?',
    value: 'moved',
    onChange: fn(),
    options: [
      { value: 'moved', label: 'It is in another bin' },
      { value: 'replaced', label: 'It is replaced by another pair', description: 'Next, scan its barcode' },
      { value: 'sold', label: 'It was sold', isDisabled: true },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [G-03] One reason is chosen, by a press or with the arrow keys. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What happened to the pair?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('replaced');
    await userEvent.click(canvas.getByRole('radio', { name: 'It is in another bin' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('moved');
    await expect(canvas.getByRole('radio', { name: 'It was sold' })).toBeDisabled();
  },
};

export const InALine: Story = { args: { direction: 'row' } };

/** Large tiles: the chosen one is inverted, like a chosen size. Each arrow key chooses the next. */
export const Tiles: Story = {
  args: {
    label: 'Paper',
    direction: 'tiles',
    value: 'label',
    options: [
      { value: 'label', label: 'Label printer', description: '62 mm' },
      { value: 'a4', label: 'A4', description: '10 on a sheet' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const tile = canvas.getByText('A4').closest('label')!;
    await expect(tile.getBoundingClientRect().height).toBeGreaterThanOrEqual(68);
    await expect(canvas.getByRole('radio', { name: /^A4/ })).not.toBeChecked();
    await userEvent.click(tile);
    await expect(args.onChange).toHaveBeenLastCalledWith('a4');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('label');
  },
};

export const TilesDark: Story = { ...Tiles, globals: { theme: 'dark' } };

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** The error is shown below the options and describes the group; in a Form, the next choice removes it. */
export const Wrong: Story = {
  args: { errorMessage: 'Choose one of them.' },
  render: (args) => <RadioGroup {...args} value={undefined} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(/Choose one of them\./);
    await expect(group).toBeInvalid();
  },
};

/** All answers are visible. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <RadioGroup
      label="Reason"
      options={[
        { value: 'a', label: 'Not in bin' },
        { value: 'b', label: 'Damaged' },
      ]}
      value="a"
      onChange={() => {}}
    />
  ),
};

/** On and off: use Switch. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <RadioGroup
      label="Sounds"
      options={[
        { value: 'a', label: 'On' },
        { value: 'b', label: 'Off' },
      ]}
      value="a"
      onChange={() => {}}
    />
  ),
};
