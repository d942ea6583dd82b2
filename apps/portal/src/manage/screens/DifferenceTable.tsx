import type { StockDifferences } from '@instore/api';
import { DataTable, type DataTableColumn, EmptyState, icons, InlineMessage, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ShopStore } from '../shop.ts';
import type { Difference } from '../shopWords.ts';
import { useReadTable } from './useReadTable.ts';

const differencesOf = ({ differences }: StockDifferences) => differences;

/** The sizes of which the shop has another number of pairs at the location in use. A press shows what is known of each. */
export function DifferenceTable({ shop, onOpen }: { shop: ShopStore; onOpen: (variantId: string) => void }) {
  const say = useSay();
  const columns = useMemo(() => columnsOf(say), [say]);
  const table = useReadTable(shop.differences, differencesOf);
  const { value } = useValues(shop.differences.state);
  return (
    <Stack gap={12}>
      {value !== undefined && value.total > value.differences.length && (
        <InlineMessage severity="info">
          {say('The first {count} of {total} sizes.', { count: value.differences.length, total: value.total })}
        </InlineMessage>
      )}
      <DataTable
        {...table}
        label={say('Differences')}
        density="tall"
        columns={columns}
        getRowId={({ variantId }) => variantId}
        getRowName={({ title, size }) => `${title}, ${size}`}
        onOpenRow={({ variantId }) => onOpen(variantId)}
        empty={
          <EmptyState icon={icons.check} title={say('Both have the same numbers')}>
            {say('Sizes of which the shop has another number of pairs than this location are listed here.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const columnsOf = (say: SayText): DataTableColumn<Difference>[] => [
  {
    id: 'title',
    header: say('Product'),
    width: 260,
    isRowHeader: true,
    isHideable: false,
    cell: ({ title, sizeSystem, size }) => (
      <Stack gap={0}>
        <Text as="span" weight="strong" isTruncated>
          {title}
        </Text>
        <Text as="span" size={13} tone="soft" isTruncated>
          {`${sizeSystem} ${size}`}
        </Text>
      </Stack>
    ),
  },
  { id: 'shop', header: say('In the shop'), width: 110, grow: 0, align: 'end', cell: ({ inShop }) => inShop },
  { id: 'here', header: say('Here'), width: 90, grow: 0, align: 'end', cell: ({ here }) => here },
  {
    id: 'by',
    header: say('Difference'),
    width: 110,
    grow: 0,
    align: 'end',
    cell: ({ inShop, here }) => signed(here - inShop),
  },
];

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));
