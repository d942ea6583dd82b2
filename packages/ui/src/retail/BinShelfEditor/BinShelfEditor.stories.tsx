import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { BinShelfEditor } from './BinShelfEditor.tsx';

const { name, colourway, size, sizeSystem, sku } = lines[0];
const pair = { name, colourway, size, sizeSystem, sku, bin: 'A-14-03', shelf: '3' };
const taken = [{ field: '/bin', message: 'There is no bin A-99-01 in Canal Street.' }];

const meta = {
  title: 'Patterns/BinShelfEditor',
  component: BinShelfEditor,
  parameters: {
    guide: {
      use: [
        'Where a pair does not stand where it should: what is on record, what it will be, two fields.',
        'In a Sheet or a detail; a scanner fills the bin, which is written in capitals by itself.',
      ],
      avoid: [
        'To find where a pair stands: take PickDetail or ProductDetail.',
        'To move many pairs at once: take a DataTable with actions.',
      ],
      keyboard: [['Enter', 'In a field: saves, if anything has changed.']],
      accessibility: [
        'A form named by pair and size. "Now" and "Then" are read in this order.',
        'What the server finds wrong stands at its field, and the first such field gets the focus.',
        'Say in a toast that it was saved; the editor does not close by itself.',
      ],
      content: [
        'Bins are aisle, bay, position: "A-14-03". error blames nobody: "Dario Vance was faster and moved it to A-14-07."',
      ],
    } satisfies Guide,
  },
  args: {
    pair: { ...pair, corrected: { by: 'Dario Vance', at: '14:31' } },
    value: { bin: pair.bin, shelf: pair.shelf },
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <BinShelfEditor
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof BinShelfEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [W-05] The old place stays in sight; the new one is read back in words before it is saved. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const bin = canvas.getByRole('textbox', { name: 'Bin' });
    await step('nothing changed, nothing to save', async () => {
      await expect(canvas.getByRole('button', { name: 'Save location' })).toBeDisabled();
      await userEvent.type(bin, '{Enter}');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a bin is typed, in any case, and sent with Enter', async () => {
      await userEvent.clear(bin);
      await userEvent.type(bin, 'a-14-07');
      await expect(bin).toHaveAccessibleDescription('Aisle A, bay 14, position 7');
      await expect(canvas.getByText('A-14-07')).toBeVisible();
      await expect(canvas.getByText('A-14-03')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

/** The server's word stands at the field; it has the focus. */
export const Refused: Story = {
  args: { value: { bin: 'A-99-01', shelf: '3' }, errors: taken },
  play: async ({ canvas }) => {
    const bin = canvas.getByRole('textbox', { name: 'Bin' });
    await waitFor(() => expect(bin).toHaveFocus());
    await expect(bin).toHaveAccessibleDescription(/There is no bin A-99-01/);
  },
};

/** Somebody else was faster. */
export const Overtaken: Story = {
  args: { value: { bin: 'A-14-07', shelf: '3' }, error: 'Dario Vance was faster and moved the pair to A-22-01.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dario Vance was faster');
  },
};

/** Nobody found it, and it stands in no bin. */
export const Missing: Story = {
  args: { pair: { ...pair, bin: null, shelf: null, missing: true }, value: { bin: '', shelf: '' } },
};

export const Saving: Story = {
  args: { value: { bin: 'A-14-07', shelf: '3' }, isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save location/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { value: { bin: 'A-14-07', shelf: '3' } }, globals: { locale: 'ar-EG' } };
export const LargeText: Story = { ...Overtaken, globals: { textSize: '200' } };
