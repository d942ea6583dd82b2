import type { ItemState } from '@instore/api';
import {
  Code,
  type DataTableColumn,
  DateText,
  Inline,
  Price,
  ProductCell,
  SizeFigure,
  Stack,
  Stamp,
  type StampState,
  Text,
} from '@instore/ui';
import type { PairRow } from '../pairs.ts';
import type { PairsColumn } from '../pairsQuery.ts';
import { isZone, ZONES } from '../zones.ts';
import { UNIT_STATES, isUnitState } from '../../shared/units/unitStates.ts';
import type { SayText } from '../../shared/texts/portalText.ts';

const text = (row: PairRow, member: string) => String(row[`Inventory.${member}`] ?? '');
const code = (row: PairRow, member: string) => {
  const value = text(row, member);
  return value === '' ? '–' : <Code>{value}</Code>;
};

const stamps: Readonly<Record<ItemState, StampState | null>> = {
  'Checked In': null,
  Pending: 'pending',
  'Checked Out': 'out',
  Sold: 'sold',
};

/** The state of a unit. A stamp shows a state in which the unit cannot be requested. */
function stateOf(say: SayText, row: PairRow) {
  if (row['Inventory.missing'] === true) return <Stamp state="error">{say('Missing')}</Stamp>;
  if (row['Inventory.onHold'] === true) return <Stamp state="pending">{say('On hold')}</Stamp>;
  const state = text(row, 'state');
  if (!isUnitState(state)) return state;
  const [word, stamp] = [say(UNIT_STATES[state]), stamps[state]];
  return stamp === null ? word : <Stamp state={stamp}>{word}</Stamp>;
}

/** The size, the largest figure of its row, with its system. */
function sizeOf(row: PairRow, isCompact: boolean) {
  const figure = <SizeFigure size={text(row, 'size')} scale={isCompact ? 21 : 28} />;
  const system = (
    <Text size={13} tone="soft" isTruncated as="span">
      {text(row, 'sizeSystem')}
    </Text>
  );
  return isCompact ? (
    <Inline gap={8} align="baseline" wrap={false}>
      {figure}
      {system}
    </Inline>
  ) : (
    <Stack gap={4}>
      {figure}
      {system}
    </Stack>
  );
}

/** The bin of a pair, and below it whether that is on the sales floor or in the stockroom. */
function binOf(say: SayText, row: PairRow, isCompact: boolean) {
  const bin = text(row, 'bin');
  const zone = text(row, 'zone');
  if (bin === '') return '–';
  const shown = <Code size={isCompact ? 15 : 17}>{bin}</Code>;
  if (isCompact || !isZone(zone)) return shown;
  return (
    <Stack gap={0}>
      {shown}
      <Text size={13} tone="soft" isTruncated as="span">
        {say(ZONES[zone])}
      </Text>
    </Stack>
  );
}

type PairColumn = DataTableColumn<PairRow> & { id: PairsColumn };

/** The columns of the pairs, sorted by the server. */
export const pairColumns = (say: SayText, isCompact: boolean): PairColumn[] => [
  ...firstColumns(say, isCompact),
  { id: 'sku', header: say('SKU'), width: 96, cell: (row) => code(row, 'sku'), sortBy: (row) => text(row, 'sku') },
  {
    id: 'barcode',
    header: say('Barcode'),
    width: 118,
    cell: (row) => code(row, 'barcode'),
    sortBy: (row) => text(row, 'barcode'),
  },
  {
    id: 'price',
    header: say('Price'),
    width: 76,
    align: 'end',
    cell: (row) => <Price amount={Number(row['Inventory.price'])} />,
    sortBy: (row) => text(row, 'price'),
  },
  {
    id: 'received',
    header: say('Delivered'),
    width: 108,
    cell: (row) => (row['Inventory.received'] == null ? '–' : <DateText date={text(row, 'received')} />),
    sortBy: (row) => text(row, 'received'),
  },
];

/** The columns that a phone shows: what a pair is, where, and its state. */
const firstColumns = (say: SayText, isCompact: boolean): PairColumn[] => [
  {
    id: 'size',
    header: say('Size'),
    width: isCompact ? 100 : 76,
    cell: (row) => sizeOf(row, isCompact),
    sortBy: (row) => text(row, 'size'),
  },
  {
    id: 'product',
    header: say('Product'),
    width: 112,
    grow: 240,
    leastShare: 18,
    cell: (row) => (
      <ProductCell
        name={text(row, 'title')}
        colourway={{ name: text(row, 'color'), swatches: text(row, 'swatches').split(' ').filter(Boolean) }}
        isCompact={isCompact}
      />
    ),
    sortBy: (row) => text(row, 'title'),
    isRowHeader: true,
    isHideable: false,
  },
  {
    id: 'bin',
    header: say('Bin'),
    width: 88,
    cell: (row) => binOf(say, row, isCompact),
    sortBy: (row) => text(row, 'bin'),
  },
  {
    id: 'state',
    header: say('State'),
    // The stamp 'Checked Out' is whole.
    width: 134,
    cell: (row) => stateOf(say, row),
    sortBy: (row) => text(row, 'state'),
  },
];
