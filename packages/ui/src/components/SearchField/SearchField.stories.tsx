import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      use: [
        'For text that filters the list below as the user types.',
        'With onSubmit where searching on every letter costs too much.',
      ],
      avoid: ['To open anything in the app: use CommandPalette.', 'For barcodes: use ScanField.'],
      keyboard: [
        ['Escape', 'Empties it; a sheet around it stays open. Empty, it passes the key on.'],
        ['Enter', 'Searches now, given onSubmit.'],
        ['The shortcut, e.g. /', 'Brings the focus here from outside of text fields.'],
      ],
      accessibility: [
        'Its hidden label is read. Clearing keeps the focus in the field.',
        "Show the number of results where it is read out: a Toolbar's title, an EmptyState.",
      ],
      content: ['Say what is searched: "Search brands". "Search" alone is enough where there is only one list.'],
    } satisfies Guide,
  },
  args: { label: 'Search name, SKU or colourway', value: '', onChange: fn(), onSubmit: fn() },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Brought up with a key, typed into, sent, emptied again. */
export const Example: Story = {
  args: { shortcut: '/' },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search name, SKU or colourway' });
    await step('is reached with its key from anywhere', async () => {
      await userEvent.keyboard('/');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('');
    });
    await step('calls onChange for each change and onSubmit for Enter', async () => {
      await userEvent.keyboard('fell{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('fell');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('fell');
    });
    await step('is emptied by the cross and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('is emptied by Escape', async () => {
      await userEvent.keyboard('tarn{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <SearchField label="Search brands" value="" onChange={fn()} />
      <SearchField label="Search the stock" value="tarn" onChange={fn()} />
      <SearchField label="Search bins" isLabelHidden={false} value="A-14" isPending onChange={fn()} />
      <SearchField label="Search bookings" value="" isDisabled onChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search bookings' })).toBeDisabled();
    // A field that is being searched shows that instead of its clear button.
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(1);
    await expect(canvas.getByRole('progressbar', { name: 'Searching' })).toBeVisible();
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** Narrows the list below. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={12}>
      <SearchField label="Search requests" value="court" onChange={() => {}} />
      <Text>Halden Court 82, size 10.5</Text>
      <Text>Halden Court 82, size 9</Text>
    </Stack>
  ),
};

/** Codes are scanned: use ScanField. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <SearchField label="Barcode" value="" onChange={() => {}} />,
};
