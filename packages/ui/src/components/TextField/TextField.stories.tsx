import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    guide: {
      use: [
        'For one line of text; with isCode for a SKU, a barcode or a bin.',
        "Within a Form with a name, so that the server's errors are shown at it.",
      ],
      avoid: [
        'For numbers to count with: use NumberField. For days: DateField.',
        'To narrow a list: use SearchField. For scanners: use ScanField.',
      ],
      keyboard: [
        ['Enter', 'Calls onSubmit; with isCode the text is selected, so that the next scan replaces it.'],
        ['Tab', 'To the field; with isCode its text is selected.'],
      ],
      accessibility: [
        'The label stays in sight; description and error describe the field, and an error is read out when it comes.',
        'Hide the label only where the layout makes it clear to people who see it, such as one field under a heading.',
        'Set autoComplete, type and inputMode: they choose the keyboard a tablet shows.',
      ],
      content: [
        'label is a noun. An error says how to correct it: "A bin looks like A-14-03". The placeholder is never the label.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Bin', value: '', onChange: fn(), onSubmit: fn() },
  argTypes: { icon: { control: false } },
  render: function Field({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    return (
      <TextField
        {...args}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  args: { description: 'Aisle, bay and position: A-14-03', isCode: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Bin' });
    await expect(field).toHaveAccessibleDescription('Aisle, bay and position: A-14-03');
    await userEvent.type(field, 'A-14-03{Enter}');
    await expect(field).toHaveValue('A-14-03');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The error describes the field for screen readers. */
export const Invalid: Story = {
  args: { value: 'A-99-99', errorMessage: 'There is no bin A-99-99. Aisles are A to D.', isCode: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Bin' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: There is no bin A-99-99. Aisles are A to D.');
  },
};

/** [W-05] Two short fields side by side in a row: a bin and its shelf. */
export const Characters: Story = {
  render: () => (
    <Inline gap={12} wrap={false}>
      <TextField label="Bin" isCode characters={7} value="A-14-03" onChange={fn()} />
      <TextField label="Shelf" isCode characters={2} value="3" onChange={fn()} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const bin = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Bin' });
    await expect(bin.scrollWidth).toBeLessThanOrEqual(bin.clientWidth);
    const shelf = canvas.getByRole('textbox', { name: 'Shelf' });
    await expect(shelf.clientWidth).toBeLessThan(bin.clientWidth / 1.5);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TextField
        label="Search or scan a barcode"
        isLabelHidden
        icon={icons.scan}
        placeholder="Search or scan a barcode"
        value=""
        onChange={() => {}}
      />
      <TextField label="Barcode" isCode value="0184-7731-22" onChange={() => {}} />
      <TextField label="Name" value="Maren Okafor" isDisabled onChange={() => {}} />
    </Stack>
  ),
};

/** The label stays while the field is filled. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <TextField label="Reason" description="Customers do not see it." value="Damaged box" onChange={() => {}} />
  ),
};

/** The explanation is gone at the first letter. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <TextField
      label="Reason"
      isLabelHidden
      placeholder="Reason (customers do not see it)"
      value=""
      onChange={() => {}}
    />
  ),
};
