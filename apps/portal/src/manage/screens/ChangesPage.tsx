import { ADMIN_CHANGE_KINDS, type AdminChange, type AdminChangeKind } from '@instore/api';
import { Button, DataTable, type DataTableColumn, EmptyState, icons, Inline, Select, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ChangesStore } from '../changes.ts';
import { type ChangesSearch, DAYS } from '../changesSearch.ts';
import { KINDS, partOf, valueOf } from '../changeWords.ts';
import { AddressSearchField } from './AddressSearchField.tsx';
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

/** The value of a filter that is not set. */
const ALL = 'all';

/** What the list shows, how many changes it has, and its export. */
function ChangeFilters({ changes, kind, by, days = '30', onChange }: ChangesPageProps) {
  const say = useSay();
  const { actors, total, isKnown, isExporting } = useSnapshot(changes.state);
  const unset = (value: string) => (value === ALL ? undefined : value);
  return (
    <Inline justify="between" gap={8}>
      <Inline gap={8}>
        <Select
          label={say('Changed by')}
          isLabelHidden
          items={[{ id: ALL, label: say('All people') }, ...actors.map(({ id, name }) => ({ id, label: name }))]}
          value={by ?? ALL}
          onChange={(id) => onChange({ by: unset(id) })}
        />
        <Select
          label={say('Kind')}
          isLabelHidden
          items={[
            { id: ALL, label: say('All kinds') },
            ...ADMIN_CHANGE_KINDS.map((id) => ({ id, label: say(KINDS[id]) })),
          ]}
          value={kind ?? ALL}
          onChange={(id) => onChange({ kind: unset(id) as AdminChangeKind | undefined })}
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
  const sayMessage = useSayMessage();
  const locale = useLocale();
  const { order, byId, total, isLoading, isKnown, error } = useSnapshot(changes.state);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  return (
    <DataTable
      label={say('Changes')}
      isInPage
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      getRowName={(row) => say('{name}, {part}', { name: row.subject, part: partOf(say, row) })}
      isSortedOutside
      status={error === undefined ? (isLoading || !isKnown ? 'loading' : 'ready') : 'error'}
      error={error === undefined ? undefined : sayMessage(error)}
      onRetry={() => void changes.load()}
      total={total}
      hasMore={rows.length < total}
      onLoadMore={() => void changes.loadMore()}
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
