import { ADMIN_CHANGE_KINDS, type AdminChange } from '@instore/api';
import { Button, DataTable, type DataTableColumn, EmptyState, icons, Inline, Select, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AddressSearchField } from '../../shared/filters/AddressSearchField.tsx';
import { FilterSelect } from '../../shared/filters/FilterSelect.tsx';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ChangesStore } from '../changes.ts';
import { type ChangesSearch, DAYS } from '../changesSearch.ts';
import { KINDS, partOf, valueOf } from '../changeWords.ts';
import { ManageShell } from './ManageShell.tsx';

export interface ChangesPageProps extends ChangesSearch {
  changes: ChangesStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<ChangesSearch>) => void;
}

/** /shoesize/manage/changes: who changed people, locations, devices and keys, before and after [P-03]. */
export function ChangesPage(props: ChangesPageProps) {
  const say = useSay();
  useLocationChanges(props.changes.readChanges);
  return (
    <ManageShell
      page="changes"
      searchField={
        <AddressSearchField label={say('Search a change')} search={props.search} onChange={props.onChange} />
      }
    >
      <Stack gap={16}>
        <AddressBanner />
        <ChangeFilters {...props} />
        <ChangeTable {...props} />
        <ReadOnlyNote />
      </Stack>
    </ManageShell>
  );
}

function ReadOnlyNote() {
  const say = useSay();
  return (
    <Text size={13} tone="soft">
      {say('Nothing here can be changed or removed. A PIN is never shown.')}
    </Text>
  );
}

/** What the list shows, how many changes it has, and its export. */
function ChangeFilters({ changes, kind, by, days = '30', onChange }: ChangesPageProps) {
  const say = useSay();
  const { actors, total, isKnown, isExporting } = useSnapshot(changes.state);
  return (
    <Inline justify="between" gap={8}>
      <Inline gap={8}>
        <FilterSelect
          label={say('Changed by')}
          all={say('All people')}
          items={actors.map(({ id, name }) => ({ id, label: name }))}
          value={by}
          onChange={(id) => onChange({ by: id })}
        />
        <FilterSelect
          label={say('Kind')}
          all={say('All kinds')}
          items={ADMIN_CHANGE_KINDS.map((id) => ({ id, label: say(KINDS[id]) }))}
          value={kind}
          onChange={(id) => onChange({ kind: id })}
        />
        <Select
          label={say('Days')}
          isLabelHidden
          items={DAYS.map((id) => ({ id, label: say('Last {count} day|Last {count} days', { count: Number(id) }) }))}
          value={days}
          onChange={(id) => onChange({ days: id === '30' ? undefined : id })}
        />
        {isKnown && <Text tone="soft">{say('{count} change|{count} changes', { count: total })}</Text>}
      </Inline>
      <Button
        icon={icons.download}
        isPending={isExporting}
        isDisabled={total === 0}
        onPress={() => void changes.exportFile(say('Changes'))}
      >
        {say('Export')}
      </Button>
    </Inline>
  );
}

function ChangeTable({ changes, onChange }: ChangesPageProps) {
  const say = useSay();
  const locale = useLocale();
  const { order, byId, ...list } = useSnapshot(changes.state);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  const paged = usePagedTable(list, rows, { reload: changes.load, loadMore: changes.loadMore });
  return (
    <DataTable
      {...paged}
      label={say('Changes')}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={(row) => say('{name}, {part}', { name: row.subject, part: partOf(say, row) })}
      empty={
        <EmptyState
          icon={icons.search}
          title={say('No changes')}
          action={
            <Button onPress={() => onChange({ search: undefined, kind: undefined, by: undefined, days: '365' })}>
              {say('Clear filters')}
            </Button>
          }
        >
          {say('Changes of people, locations, devices and keys appear here at once.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<AdminChange>[] => [
  { id: 'time', header: say('Time'), width: 120, grow: 0, cell: ({ at }) => momentOf(at, locale) },
  {
    id: 'person',
    header: say('Changed by'),
    width: 150,
    cell: ({ by, device }) => {
      const name = by?.name ?? say('The store');
      return device === null ? name : say('{name}, on {device}', { name, device });
    },
  },
  {
    id: 'what',
    header: say('Changed'),
    width: 200,
    isRowHeader: true,
    cell: (row) => (
      <Text as="span" isTruncated>
        {say('{name}, {part}', { name: row.subject, part: partOf(say, row) })}
      </Text>
    ),
  },
  {
    id: 'before',
    header: say('Before'),
    width: 160,
    cell: (row) => (
      <Text as="span" tone="soft" isTruncated>
        {valueOf(say, locale, row, 'before')}
      </Text>
    ),
  },
  {
    id: 'after',
    header: say('After'),
    width: 160,
    cell: (row) => (
      <Text as="span" weight="strong" isTruncated>
        {valueOf(say, locale, row, 'after')}
      </Text>
    ),
  },
];
