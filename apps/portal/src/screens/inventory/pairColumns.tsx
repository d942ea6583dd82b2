import { Code, type DataTableColumn, DateText, Price } from '@instore/ui';
import type { PairRow } from '../../state/inventory/pairs.ts';
import type { PairsColumn } from '../../rules/pairsQuery.ts';
import { UNIT_STATES, isUnitState } from '../../rules/unitStates.ts';
import type { SayText } from '../../texts/portalText.ts';

const text = (row: PairRow, member: string) => String(row[`Inventory.${member}`] ?? '');
const code = (row: PairRow, member: string) => {
  const value = text(row, member);
  return value === '' ? '–' : <Code>{value}</Code>;
};

/** The state of a unit in words: what keeps it from being requested comes first. */
function stateOf(say: SayText, row: PairRow): string {
  if (row['Inventory.missing'] === true) return say('Missing');
  if (row['Inventory.onHold'] === true) return say('On hold');
  const state = text(row, 'state');
  return isUnitState(state) ? say(UNIT_STATES[state]) : state;
}

/** The columns of the pairs, sorted by the server. The first three fit on a phone: what a pair is, and where. */
export const pairColumns = (say: SayText): (DataTableColumn<PairRow> & { id: PairsColumn })[] => [
  {
    id: 'product',
    header: say('Product'),
    width: 160,
    cell: (row) => text(row, 'title'),
    sortBy: (row) => text(row, 'title'),
    isRowHeader: true,
    isHideable: false,
  },
  {
    id: 'size',
    header: say('Size'),
    width: 96,
    cell: (row) => `${text(row, 'sizeSystem')} ${text(row, 'size')}`,
    sortBy: (row) => text(row, 'size'),
  },
  { id: 'bin', header: say('Bin'), width: 92, cell: (row) => code(row, 'bin'), sortBy: (row) => text(row, 'bin') },
  { id: 'sku', header: say('SKU'), width: 120, cell: (row) => code(row, 'sku'), sortBy: (row) => text(row, 'sku') },
  {
    id: 'barcode',
    header: say('Barcode'),
    width: 136,
    cell: (row) => code(row, 'barcode'),
    sortBy: (row) => text(row, 'barcode'),
  },
  {
    id: 'state',
    header: say('State'),
    width: 124,
    cell: (row) => stateOf(say, row),
    sortBy: (row) => text(row, 'state'),
  },
  {
    id: 'price',
    header: say('Price'),
    width: 92,
    align: 'end',
    cell: (row) => <Price amount={Number(row['Inventory.price'])} />,
    sortBy: (row) => text(row, 'price'),
  },
  {
    id: 'received',
    header: say('Delivered'),
    width: 144,
    cell: (row) => (row['Inventory.received'] == null ? '–' : <DateText date={text(row, 'received')} />),
    sortBy: (row) => text(row, 'received'),
  },
];
