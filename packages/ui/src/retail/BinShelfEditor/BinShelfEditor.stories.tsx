import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { BinShelfEditor } from './BinShelfEditor.tsx';

const { name, colourway, size, sizeSystem, sku } = lines[0];
const pair = { name, colourway, size, sizeSystem, sku, bin: 'A-14-03', shelf: '3' };
const taken = [{ field: '/bin', message: 'There is no bin A-99-01 in Canal Street.' }];

const meta = {
  title: 'Stockroom/BinShelfEditor',
  component: BinShelfEditor,
  parameters: {
    guide: {
      use: [
        'To correct the location of a pair: current bin, new bin, and two fields.',
        'In a Sheet or a detail. A scan fills the bin; the bin is saved in capitals.',
      ],
      avoid: [
        'To show the location of a pair: use PickDetail or ProductDetail.',
        'To move many pairs at once: use a DataTable with actions.',
      ],
      keyboard: [['Enter', 'In a field: saves if the location has changed.']],
      accessibility: [
        'A form named by pair and size. "Current" and "New" are read in this order.',
        'An error of the server is shown at its field; the first field with an error gets the focus.',
        'Confirm in a toast that it was saved; the editor does not close itself.',
      ],
      content: [
        'Bins are aisle, bay, position: "A-14-03". error says what happened: "Dario Vance moved this pair to A-14-07 in the meantime."',
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

/** [W-05] The current bin stays visible; the new one is shown in words before it is saved. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const bin = canvas.getByRole('textbox', { name: 'Bin' });
    await step('Save is disabled without a change', async () => {
      await expect(canvas.getByRole('button', { name: 'Save location' })).toBeDisabled();
      await userEvent.type(bin, '{Enter}');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a bin is typed in lower case and saved with Enter', async () => {
      await userEvent.clear(bin);
      await userEvent.type(bin, 'a-14-07');
      await expect(bin).toHaveAccessibleDescription('Aisle A, bay 14, position 7');
      await expect(canvas.getByText('A-14-07')).toBeVisible();
      await expect(canvas.getByText('A-14-03')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('without a bin the new place is none', async () => {
      await userEvent.clear(bin);
      await expect(canvas.getByText('No bin')).toBeVisible();
      // The hint of the field has the same bin as its example.
      await expect(canvas.getByText('Current').parentElement).toHaveTextContent('A-14-03');
      await userEvent.type(bin, 'a-14-07');
    });
  },
};

/** The error of the server is shown at the field, which has the focus. */
export const Refused: Story = {
  args: { value: { bin: 'A-99-01', shelf: '3' }, errors: taken },
  play: async ({ canvas }) => {
    const bin = canvas.getByRole('textbox', { name: 'Bin' });
    await waitFor(() => expect(bin).toHaveFocus());
    await expect(bin).toHaveAccessibleDescription(/There is no bin A-99-01/);
  },
};

/** A colleague moved the pair in the meantime. */
export const Overtaken: Story = {
  args: { value: { bin: 'A-14-07', shelf: '3' }, error: 'Dario Vance moved this pair to A-22-01 in the meantime.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dario Vance moved this pair');
  },
};

/** Reported missing, without a bin. */
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

/** The present bin stays in sight. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BinShelfEditor {...args} />,
};

/** Neither the old bin nor the form of a code. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="Bin" value="a14 3" onChange={() => {}} isCode />,
};
