import type { WebhookEndpoint } from '@instore/api';
import { DataTable, type DataTableColumn, EmptyState, icons, Stack, Stamp, Text } from '@instore/ui';
import { useMemo } from 'react';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { Endpoints, SystemsStore } from '../systems.ts';
import { endpointState, STATE_WORDS } from '../systemWords.ts';
import { STATE_STAMPS } from './stamps.ts';
import { useReadTable } from './useReadTable.ts';

const endpointsOf = ({ endpoints }: Endpoints) => endpoints;

/** The endpoints that get events of the user's locations. A press opens one. */
export function EndpointTable({ systems, onOpen }: { systems: SystemsStore; onOpen: (id: string) => void }) {
  const say = useSay();
  const columns = useMemo(() => columnsOf(say), [say]);
  const table = useReadTable(systems.endpoints, endpointsOf);
  return (
    <DataTable
      {...table}
      label={say('Endpoints')}
      density="tall"
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ id }) => id}
      onOpenRow={({ id }) => onOpen(id)}
      empty={
        <EmptyState icon={icons.globe} title={say('No endpoints')}>
          {say('An endpoint is the address of another tool, to which the store sends events.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (say: SayText): DataTableColumn<WebhookEndpoint>[] => [
  {
    id: 'id',
    header: say('Endpoint'),
    width: 280,
    isRowHeader: true,
    isHideable: false,
    cell: ({ id, url }) => (
      <Stack gap={0}>
        <Text as="span" weight="strong" isTruncated>
          {id}
        </Text>
        <Text as="span" size={13} tone="soft" isTruncated>
          {new URL(url).host}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: say('State'),
    width: 140,
    grow: 0,
    cell: (one) => <Stamp state={STATE_STAMPS[endpointState(one)]}>{say(STATE_WORDS[endpointState(one)])}</Stamp>,
  },
  {
    id: 'waiting',
    header: say('Waiting'),
    width: 90,
    grow: 0,
    align: 'end',
    cell: ({ waiting }) => waiting,
  },
  {
    id: 'events',
    header: say('Events'),
    width: 180,
    cell: ({ types }) => types?.join(', ') ?? say('All events'),
  },
  {
    id: 'locations',
    header: say('Locations'),
    width: 180,
    cell: ({ locations }) => locations?.map(({ name }) => name).join(', ') ?? say('All locations'),
  },
];
