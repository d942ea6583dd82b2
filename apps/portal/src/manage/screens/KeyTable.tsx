import type { ApiKey } from '@instore/api';
import { DataTable, type DataTableColumn, EmptyState, icons, Stack, Stamp, Text } from '@instore/ui';
import { useMemo } from 'react';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { Keys, SystemsStore } from '../systems.ts';
import { keyState, STATE_WORDS } from '../systemWords.ts';
import { STATE_STAMPS } from './stamps.ts';
import { useReadTable } from './useReadTable.ts';

const keysOf = ({ keys }: Keys) => keys;

/** The API keys that read the user's locations, newest first. A press opens one. */
export function KeyTable({ systems, onOpen }: { systems: SystemsStore; onOpen: (id: string) => void }) {
  const say = useSay();
  const locale = useLocale();
  const columns = useMemo(() => columnsOf(say, locale), [say, locale]);
  const table = useReadTable(systems.keys, keysOf);
  return (
    <DataTable
      {...table}
      label={say('API keys')}
      density="tall"
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      onOpenRow={({ id }) => onOpen(id)}
      empty={
        <EmptyState icon={icons.lock} title={say('No API keys')}>
          {say('With a key another tool reads figures and stock, and sends orders.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (say: SayText, locale: string): DataTableColumn<ApiKey>[] => [
  {
    id: 'name',
    header: say('Tool'),
    width: 220,
    isRowHeader: true,
    isHideable: false,
    cell: ({ id, name }) => (
      <Stack gap={0}>
        <Text as="span" weight="strong" isTruncated>
          {name}
        </Text>
        <Text as="span" size={13} tone="soft" isTruncated>
          {id}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: say('State'),
    width: 130,
    grow: 0,
    cell: (key) => <Stamp state={STATE_STAMPS[keyState(key)]}>{say(STATE_WORDS[keyState(key)])}</Stamp>,
  },
  {
    id: 'locations',
    header: say('Locations'),
    width: 180,
    cell: ({ locations }) => locations?.map(({ name }) => name).join(', ') ?? say('All locations'),
  },
  {
    id: 'operations',
    header: say('Operations'),
    width: 110,
    grow: 0,
    align: 'end',
    cell: ({ operations }) => operations.length,
  },
  {
    id: 'used',
    header: say('Last use'),
    width: 130,
    grow: 0,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? say('Never') : momentOf(lastUsedAt, locale)),
  },
  { id: 'expires', header: say('Expires'), width: 130, grow: 0, cell: ({ expiresAt }) => momentOf(expiresAt, locale) },
];
