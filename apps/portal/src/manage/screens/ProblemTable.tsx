import type { ShopProblem, ShopProblemKind } from '@instore/api';
import { DataTable, type DataTableColumn, EmptyState, icons, Inline, Select, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ShopStore } from '../shop.ts';
import { SHOP_PROBLEM_KINDS, type ShopSearch } from '../shopSearch.ts';
import { SHOP_PROBLEM_WORDS } from '../shopWords.ts';

interface ProblemTableProps {
  shop: ShopStore;
  kind: ShopProblemKind | undefined;
  onChange: (part: Partial<ShopSearch>) => void;
}

/** What of the shop could not come in, and why. */
export function ProblemTable({ shop, kind, onChange }: ProblemTableProps) {
  const say = useSay();
  const locale = useLocale();
  const { order, byId, ...list } = useSnapshot(shop.problems);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]) as ShopProblem[];
  const paged = usePagedTable(list, rows, { reload: shop.reloadProblems, loadMore: shop.loadMore });
  return (
    <Stack gap={12}>
      <Inline>
        <Select
          label={say('Kind')}
          isLabelHidden
          items={[
            { id: 'all' as const, label: say('All kinds') },
            ...SHOP_PROBLEM_KINDS.map((id) => ({ id, label: say(SHOP_PROBLEM_WORDS[id]) })),
          ]}
          value={kind ?? 'all'}
          onChange={(id) => onChange({ kind: id === 'all' ? undefined : id })}
        />
      </Inline>
      <DataTable
        {...paged}
        label={say('Problems')}
        density="tall"
        columns={columns}
        getRowId={(problem) => `${problem.kind} ${problem.subject}`}
        getRowName={({ title, subject }) => title || subject}
        empty={
          <EmptyState icon={icons.check} title={say('Everything could come in')}>
            {say('What the store cannot take over from the shop is listed here with its reason.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<ShopProblem>[] => [
  {
    id: 'subject',
    header: say('Record'),
    width: 220,
    isRowHeader: true,
    isHideable: false,
    cell: ({ title, subject }) => (
      <Stack gap={0}>
        <Text as="span" weight="strong" isTruncated>
          {title || subject}
        </Text>
        {title !== '' && (
          <Text as="span" size={13} tone="soft" isTruncated>
            {subject}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'kind', header: say('Kind'), width: 110, grow: 0, cell: ({ kind }) => say(SHOP_PROBLEM_WORDS[kind]) },
  { id: 'reason', header: say('Reason'), width: 420, cell: ({ reason }) => <span title={reason}>{reason}</span> },
  { id: 'found', header: say('Found'), width: 130, grow: 0, cell: ({ foundAt }) => momentOf(foundAt, locale) },
];
