import type { WarehouseStatus } from '@instore/api';
import { Button, EmptyState, PickGroup, SkeletonPicks, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { PagedRows } from '../components/PagedRows.tsx';
import { PickLines } from './PickLines.tsx';
import { useWarehouse } from '../app.ts';
import { useSay } from '../language.ts';

const empty = {
  request: { title: 'Nothing to pick.', next: 'New requests from the sales floor appear here.' },
  pending: { title: 'No pending requests.', next: 'Pairs reported missing appear here.' },
  checkedout: { title: 'No products checked out.', next: 'Scan a pair on the Request tab to check it out.' },
} as const;

export interface PickListProps {
  /** The pick that is open in the panel. */
  open: string | undefined;
  onOpen: (lineId: string) => void;
  onRetry: () => void;
  onClearFilters?: (() => void) | undefined;
}

/** The lines in the order of the walk, grouped by aisle [W-02]. */
export function PickList({ open, onOpen, onRetry, onClearFilters }: PickListProps) {
  const say = useSay();
  const { warehouse } = useWarehouse();
  const facts = useSnapshot(warehouse.facts);
  const { order, rows, status } = facts;
  const aisles = new Map<string, string[]>();
  for (const id of order) {
    const aisle = rows[id]?.line.bin?.split('-')[0] ?? '';
    aisles.set(aisle, [...(aisles.get(aisle) ?? []), id]);
  }
  // Checked-out lines are in the order of time, not of a walk.
  const groups = status === 'checkedout' ? [['', order] as const] : [...aisles];
  return (
    <PagedRows
      facts={facts}
      skeleton={<SkeletonPicks count={5} />}
      empty={<NoPicks status={status} onClearFilters={onClearFilters} />}
      onRetry={onRetry}
      onMore={() => void warehouse.loadMore()}
    >
      {groups.map(([aisle, ids]) => {
        const title =
          status === 'checkedout' ? say('Checked out') : aisle === '' ? say('No bin') : say('Aisle {aisle}', { aisle });
        const waiting = ids.filter((id) => rows[id]?.line.status !== 'checkedout').length;
        return (
          <PickGroup
            key={aisle}
            title={title}
            {...(status === 'request' && { note: say('{count} to pick', { count: waiting }) })}
          >
            <PickLines label={title} lineIds={ids} total={order.length} open={open} onOpen={onOpen} />
          </PickGroup>
        );
      })}
    </PagedRows>
  );
}

function NoPicks({ status, onClearFilters }: { status: WarehouseStatus } & Pick<PickListProps, 'onClearFilters'>) {
  const say = useSay();
  if (onClearFilters) {
    return (
      <EmptyState
        icon={icons.search}
        title={say('No results found')}
        action={<Button onPress={onClearFilters}>{say('Clear the filters')}</Button>}
      >
        {say("We couldn't find anything for what you are looking.")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icons.inbox} title={say(empty[status].title)}>
      {say(empty[status].next)}
    </EmptyState>
  );
}
