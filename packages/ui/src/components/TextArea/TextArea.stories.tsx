import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      use: ['For a text of several lines: a note to a colleague, a description of damage.'],
      avoid: ['For one line: use TextField.', 'For one of several known reasons: use RadioGroup or Select.'],
      keyboard: [['Enter', 'Begins a new line; it does not send the form.']],
      accessibility: [
        'A textbox of several lines, named by its label. Description and characters left describe it.',
        'The number of characters left is read with the field, and not after each letter.',
      ],
      content: ['label is a noun: "Note". The description says who reads the text.'],
    } satisfies Guide,
  },
  args: { label: 'Note', value: '', onChange: fn() },
  render: function Writing({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    return (
      <TextArea
        {...args}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, typed; the field takes no more than its limit. */
export const Example: Story = {
  args: { description: 'The customer does not see it.', maxLength: 24 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveAccessibleDescription('The customer does not see it. 24 characters left');
    await userEvent.type(field, 'Left sole open.{Enter}Box is new, too');
    await expect(field).toHaveValue('Left sole open.\nBox is n');
    await expect(field).toHaveAccessibleDescription('The customer does not see it. 0 characters left');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TextArea label="Damage" value="" errorMessage="Describe the damage." onChange={() => {}} />
      <TextArea label="Note" value="Returned without its box." isDisabled onChange={() => {}} />
      <TextArea
        label="Note"
        isLabelHidden
        rows={2}
        value={'A long text of a colleague about a pair. '.repeat(6)}
        onChange={() => {}}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const damage = canvas.getByRole('textbox', { name: 'Damage' });
    await expect(damage).toBeInvalid();
    await expect(damage).toHaveAccessibleDescription('Error: Describe the damage.');
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { label: 'ملاحظة', maxLength: 200 }, globals: { locale: 'ar-EG' } };

/** Who reads it, and how much room there is. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <TextArea
      label="Note"
      description="Colleagues see it."
      value="Left sole open."
      maxLength={200}
      onChange={() => {}}
    />
  ),
};

/** A sentence in one line: its beginning is out of sight. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <TextField
      label="Note"
      value="The left sole is open at the tip, and the box has a dent at one corner."
      onChange={() => {}}
    />
  ),
};
