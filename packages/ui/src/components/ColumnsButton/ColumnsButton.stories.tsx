import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';

const meta = {
  title: 'Collections/ColumnsButton',
  component: ColumnsButton,
  parameters: {
    guide: {
      use: ['Beside a DataTable with more columns than most people need; the host remembers the hidden ones.'],
      avoid: ['For filters: use FilterMenu.'],
      keyboard: [['Escape', 'Closes the list; the button gets the focus back.']],
      accessibility: ['A dialog with a checkbox for each column that can be hidden.'],
    } satisfies Guide,
  },
  args: {
    columns: [
      { id: 'name', header: 'Product', isHideable: false },
      { id: 'sku', header: 'SKU' },
      { id: 'bin', header: 'Bin' },
    ],
    hidden: ['bin'],
    onChange: fn(),
  },
  render: function Hiding(args) {
    const [hidden, setHidden] = useState(args.hidden);
    return (
      <ColumnsButton
        {...args}
        hidden={hidden}
        onChange={(next) => {
          setHidden(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ColumnsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Columns are hidden and shown; the one that names the rows always stays. */
export const Example: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Columns' }));
    await expect(dialog.queryByRole('checkbox', { name: 'Product' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'SKU' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sku', 'bin']);
    await userEvent.click(dialog.getByRole('button', { name: 'Show all columns' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(dialog.getByRole('button', { name: 'Show all columns' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Bin' })).toBeChecked();
  },
};

/** As it looks when open. */
export const Open: Story = {
  args: { hidden: ['sku'] },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Columns' });
    await expect(within(dialog).getByRole('checkbox', { name: 'SKU' })).not.toBeChecked();
  },
};

/** Beside a table with columns that not everyone needs. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <ColumnsButton
      columns={[
        { id: 'sku', header: 'SKU' },
        { id: 'price', header: 'Price' },
      ]}
      hidden={[]}
      onChange={() => {}}
    />
  ),
};

/** Always on screen, but used once. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <CheckboxGroup
      label="Columns"
      direction="row"
      options={[
        { value: 'sku', label: 'SKU' },
        { value: 'price', label: 'Price' },
      ]}
      value={['sku', 'price']}
      onChange={() => {}}
    />
  ),
};
