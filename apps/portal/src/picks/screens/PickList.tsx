import type { WarehouseStatus } from '@instore/api';
import { Button, EmptyState, PickGroup, SkeletonPicks, Stack, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { walksOf } from '../walks.ts';
import { ArrivedLines, useArrived } from './ArrivedLines.tsx';
import { PickLines } from './PickLines.tsx';
import { useWarehouse } from '../../app/context.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useKeptError } from './useKeptError.ts';

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

/** The lines in the order of the walk, grouped by aisle: first try-ons, then replenishment [W-02, W-10]. */
export function PickList({ open, onOpen, onRetry, onClearFilters }: PickListProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  const state = useSnapshot(picks.state);
  const error = useKeptError();
  const arrived = useArrived();
  const { order, rows, status } = state;
  const isOut = status === 'checkedout';
  // Checked-out lines are in the order of time, not of a walk.
  const groups = isOut ? [{ key: '', aisles: [], isTryOn: true, ids: order }] : walksOf(order, (id) => rows[id]?.line);
  return (
    <PagedRows
      state={{ ...state, error }}
      skeleton={<SkeletonPicks count={5} />}
      gap={12}
      empty={
        <Stack gap={12}>
          <ArrivedLines />
          <NoPicks status={status} onClearFilters={onClearFilters} />
        </Stack>
      }
      onRetry={onRetry}
      onMore={() => void picks.loadMore()}
    >
      {groups.map(({ key, aisles, isTryOn, ids }, at) => {
        const title = isOut ? say('Checked out') : titleOf(say, aisles, isTryOn);
        const waiting = ids.filter((id) => rows[id]?.line.status !== 'checkedout').length;
        return (
          <PickGroup
            key={key}
            title={title}
            arrived={at === 0 ? arrived : undefined}
            note={status === 'request' ? say('{count} to pick', { count: waiting }) : undefined}
          >
            <PickLines label={title} lineIds={ids} total={order.length} open={open} onOpen={onOpen} />
          </PickGroup>
        );
      })}
    </PagedRows>
  );
}

function titleOf(say: SayText, aisles: readonly string[], isTryOn: boolean): string {
  if (aisles.length === 0) return say(isTryOn ? 'No bin' : 'No bin, replenishment');
  if (aisles.length > 1) {
    return say(isTryOn ? 'Aisles {aisles}' : 'Aisles {aisles}, replenishment', { aisles: aisles.join(', ') });
  }
  const [aisle = ''] = aisles;
  return say(isTryOn ? 'Aisle {aisle}' : 'Aisle {aisle}, replenishment', { aisle });
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
