import type { StaffMember } from '@instore/api';
import { Button, DataTable, type DataTableColumn, EmptyState, icons, Inline, Stack, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { PeopleSearch } from '../peopleSearch.ts';
import type { PeopleStore } from '../people.ts';
import { seenAt } from './seenAt.ts';
import { StaffFace } from './StaffFace.tsx';

/** The people of the filters, by name. A press opens one. */
export function PeopleTable({
  people,
  onChange,
}: {
  people: PeopleStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<PeopleSearch>) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const { order, byId, ...list } = useSnapshot(people.state);
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]) as StaffMember[];
  const paged = usePagedTable(list, rows, { reload: people.load, loadMore: people.loadMore });
  return (
    <DataTable
      {...paged}
      label={say('People')}
      density="tall"
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      onOpenRow={({ id }) => onChange({ person: id })}
      empty={
        <EmptyState
          icon={icons.user}
          title={say('No person is found')}
          action={
            <Button
              onPress={() => onChange({ search: undefined, location: undefined, role: undefined, pin: undefined })}
            >
              {say('Clear filters')}
            </Button>
          }
        >
          {say('People who work at your locations are listed here.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<StaffMember>[] => [
  {
    id: 'name',
    header: say('Name'),
    width: 230,
    isRowHeader: true,
    isHideable: false,
    cell: (person) => (
      <Inline gap={12} wrap={false}>
        <StaffFace person={person} />
        <Stack gap={0}>
          <Text as="span" weight="strong" isTruncated>
            {person.name}
          </Text>
          <Text as="span" size={13} tone="soft" isTruncated>
            {person.role}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'locations',
    header: say('Locations'),
    width: 180,
    cell: ({ locations }) => locations.map(({ name }) => name).join(', '),
  },
  { id: 'seen', header: say('Last seen'), width: 120, cell: (member) => seenAt(say, locale, member) },
  { id: 'pin', header: say('PIN'), width: 80, cell: ({ hasPin }) => say(hasPin ? 'Set' : 'Not set') },
];
