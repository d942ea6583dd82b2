import { type FileImport, IMPORT_FINDINGS, type ImportFinding } from '@instore/api';
import { Code, DataTable, type DataTableColumn, EmptyState, icons, Inline, Select, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { AddressSearchField } from '../../shared/filters/AddressSearchField.tsx';
import { useSay, useSayServerText } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { FINDING_NAME, FINDING_NAMES } from '../importWords.ts';
import type { ImportPageProps } from './importPageProps.ts';

/** The value of a filter that is not set. */
const ALL = 'all';

/** How many findings of each sort a report lists. */
const LISTED = 10_000;

/** What the check of an import found: row, column, problem or change [P-04]. */
export function ImportReport({ imports, shown, what, search, onChange }: ImportPageProps & { shown: FileImport }) {
  const say = useSay();
  const sayServer = useSayServerText();
  const { order, byId, ...list } = useSnapshot(imports.report);
  const columns = useMemo(() => columnsOf(say, sayServer), [say, sayServer]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  const paged = usePagedTable(list, rows, { reload: imports.reloadReport, loadMore: imports.loadMoreFindings });
  const { counts } = shown;
  const found = IMPORT_FINDINGS.filter((each) => (counts?.[each] ?? 0) > 0);
  const isCut = found.some((each) => (counts?.[each] ?? 0) > LISTED);
  return (
    <Stack gap={12} as="section">
      <Inline gap={8}>
        <Select
          label={say('Shown')}
          isLabelHidden
          items={[{ id: ALL, label: say('All') }, ...found.map((id) => ({ id, label: say(FINDING_NAMES[id]) }))]}
          value={what ?? ALL}
          onChange={(id) => onChange({ what: id === ALL ? undefined : id })}
        />
        <AddressSearchField label={say('Search the report')} search={search} onChange={onChange} />
      </Inline>
      {isCut && (
        <Text size={13} tone="soft">
          {say('The first {count} of each sort are listed.', { count: LISTED })}
        </Text>
      )}
      <DataTable
        {...paged}
        label={say('Report')}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ row, name }) => name ?? say('Row {row}', { row: String(row) })}
        empty={
          <EmptyState icon={icons.check} title={say('Nothing is listed')}>
            {say('Rows that change nothing are not listed.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const columnsOf = (say: SayText, sayServer: ReturnType<typeof useSayServerText>): DataTableColumn<ImportFinding>[] => [
  { id: 'row', header: say('Row'), width: 90, grow: 0, align: 'end', cell: ({ row }) => row ?? '--' },
  { id: 'what', header: say('Result'), width: 140, grow: 0, cell: ({ what }) => say(FINDING_NAME[what]) },
  {
    id: 'subject',
    header: say('Column or record'),
    width: 190,
    isRowHeader: true,
    cell: ({ column, name }) => <Code>{column ?? name ?? '--'}</Code>,
  },
  {
    id: 'detail',
    header: say('Problem or change'),
    width: 380,
    cell: ({ what, detail, said }) => (
      <Text as="span" tone={what === 'problem' ? 'critical' : 'ink'}>
        {said === null ? detail : sayServer({ detail, ...said })}
      </Text>
    ),
  },
];
