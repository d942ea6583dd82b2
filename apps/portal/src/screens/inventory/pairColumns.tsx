import { Code, type DataTableColumn, DateText, Price } from '@instore/ui';
import type { PairRow } from '../../state/inventory/pairs.ts';

const text = (row: PairRow, member: string) => String(row[`Inventory.${member}`] ?? '');
const code = (row: PairRow, member: string) => {
  const value = text(row, member);
  return value === '' ? '–' : <Code>{value}</Code>;
};

/** The state of a unit in words: what keeps it from being requested comes first. */
function stateOf(row: PairRow): string {
  if (row['Inventory.missing'] === true) return 'Missing';
  if (row['Inventory.onHold'] === true) return 'On hold';
  return text(row, 'state');
}

/** The columns of the pairs; sorted by the server. */
export const pairColumns: DataTableColumn<PairRow>[] = [
  {
    id: 'product',
    header: 'Product',
    width: 190,
    cell: (row) => text(row, 'title'),
    sortBy: (row) => text(row, 'title'),
    isRowHeader: true,
    isHideable: false,
  },
  { id: 'sku', header: 'SKU', width: 120, cell: (row) => code(row, 'sku'), sortBy: (row) => text(row, 'sku') },
  {
    id: 'size',
    header: 'Size',
    width: 100,
    cell: (row) => `${text(row, 'sizeSystem')} ${text(row, 'size')}`,
    sortBy: (row) => text(row, 'size'),
  },
  { id: 'bin', header: 'Bin', width: 92, cell: (row) => code(row, 'bin'), sortBy: (row) => text(row, 'bin') },
  {
    id: 'barcode',
    header: 'Barcode',
    width: 136,
    cell: (row) => code(row, 'barcode'),
    sortBy: (row) => text(row, 'barcode'),
  },
  { id: 'state', header: 'State', width: 124, cell: stateOf, sortBy: (row) => text(row, 'state') },
  {
    id: 'price',
    header: 'Price',
    width: 92,
    align: 'end',
    cell: (row) => <Price amount={Number(row['Inventory.price'])} />,
    sortBy: (row) => text(row, 'price'),
  },
  {
    id: 'received',
    header: 'Delivered',
    width: 144,
    cell: (row) => (row['Inventory.received'] == null ? '–' : <DateText date={text(row, 'received')} />),
    sortBy: (row) => text(row, 'received'),
  },
];
