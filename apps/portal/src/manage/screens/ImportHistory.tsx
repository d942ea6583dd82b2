import type { FileImport } from '@instore/api';
import { DataTable, type DataTableColumn, EmptyState, Heading, icons, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ImportsStore } from '../imports.ts';
import { IMPORT_KIND_NAMES, IMPORT_STATE_NAMES } from '../importWords.ts';

/** The imports of the location, newest first. A press opens one. */
export function ImportHistory({ imports, onOpen }: { imports: ImportsStore; onOpen: (id: string) => void }) {
  const say = useSay();
  const locale = useLocale();
  const { order, byId, ...list } = useSnapshot(imports.history);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  const paged = usePagedTable(list, rows, { reload: imports.reloadImports, loadMore: imports.loadMoreImports });
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('Imports')}</Heading>
      <DataTable
        {...paged}
        label={say('Imports')}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ fileName }) => fileName}
        onOpenRow={({ id }) => onOpen(id)}
        empty={
          <EmptyState icon={icons.boxes} title={say('No imports')}>
            {say('Imports of this location are listed here for 90 days.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<FileImport>[] => [
  {
    id: 'file',
    header: say('File'),
    width: 220,
    isRowHeader: true,
    isHideable: false,
    cell: ({ fileName }) => (
      <Text as="span" weight="strong" isTruncated>
        {fileName}
      </Text>
    ),
  },
  { id: 'state', header: say('State'), width: 150, cell: ({ state }) => say(IMPORT_STATE_NAMES[state]) },
  { id: 'kind', header: say('Kind'), width: 130, cell: ({ kind }) => say(IMPORT_KIND_NAMES[kind]) },
  { id: 'by', header: say('By'), width: 140, cell: ({ startedBy, appliedBy }) => (appliedBy ?? startedBy).name },
  {
    id: 'at',
    header: say('Time'),
    width: 130,
    grow: 0,
    cell: ({ startedAt, endedAt }) => momentOf(endedAt ?? startedAt, locale),
  },
  { id: 'new', header: say('New'), width: 80, grow: 0, align: 'end', cell: ({ counts }) => counts?.added ?? '--' },
  {
    id: 'changed',
    header: say('Changed'),
    width: 110,
    grow: 0,
    align: 'end',
    cell: ({ counts }) => counts?.changed ?? '--',
  },
];
