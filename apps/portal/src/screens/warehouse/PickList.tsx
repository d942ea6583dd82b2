import { Button, EmptyState, ErrorState, PickGroup, SkeletonPicks, Stack, icons } from '@instore/ui';
import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { PickLine } from './PickLine.tsx';
import { useWarehouse } from '../app.ts';

const empty = {
  request: { title: 'Nothing to pick.', next: 'As soon as the sales floor places a request, it stands here.' },
  pending: { title: 'No pending requests.', next: 'Pairs that were not in their bin are set aside here.' },
  checkedout: { title: 'No products checked out.', next: 'Scan a pair under Request to hand it out.' },
} as const;

export interface PickListProps {
  /** The box that is open beside the list. */
  open: string | undefined;
  onOpen: (lineId: string) => void;
  onRetry: () => void;
  onClearFilters?: (() => void) | undefined;
}

/** The lines in the order of the walk, grouped by aisle [W-02]. */
export function PickList({ open, onOpen, onRetry, onClearFilters }: PickListProps) {
  const { warehouse } = useWarehouse();
  const { order, rows, status, total, isLoading, isKnown, error, isMoreMissing } = useSnapshot(warehouse.facts);
  // The first rows are drawn in slices: facts alone would have all of them drawn in one go.
  const isBegun = useDeferredValue(isKnown) && isKnown;
  const failure =
    error === undefined ? null : (
      <ErrorState isRetrying={isLoading} onRetry={isMoreMissing ? () => void warehouse.loadMore() : onRetry}>
        {error}
      </ErrorState>
    );
  if (failure && order.length === 0) return failure;
  if (!isBegun) return <SkeletonPicks count={5} />;
  if (order.length === 0 && onClearFilters) {
    return (
      <EmptyState
        icon={icons.search}
        title="No results found"
        action={<Button onPress={onClearFilters}>Clear the filters</Button>}
      >
        We couldn't find anything for what you are looking.
      </EmptyState>
    );
  }
  if (order.length === 0) {
    return (
      <EmptyState icon={icons.inbox} title={empty[status].title}>
        {empty[status].next}
      </EmptyState>
    );
  }
  const aisles = new Map<string, string[]>();
  for (const id of order) {
    const aisle = rows[id]?.line.bin?.split('-')[0] ?? '';
    aisles.set(aisle, [...(aisles.get(aisle) ?? []), id]);
  }
  // Checked-out pairs come newest first: there an aisle is no walk.
  const groups = status === 'checkedout' ? [['', order] as const] : [...aisles];
  return (
    <Stack gap={16}>
      {isMoreMissing ? null : failure}
      {groups.map(([aisle, ids]) => {
        const waiting = ids.filter((id) => rows[id]?.line.status !== 'checkedout').length;
        return (
          <PickGroup
            key={aisle}
            title={status === 'checkedout' ? 'Checked out' : aisle === '' ? 'In no bin' : `Aisle ${aisle}`}
            {...(status === 'request' && { note: `${waiting} to pick` })}
          >
            {ids.map((id) => (
              <PickLine key={id} lineId={id} isOpen={id === open} onOpen={onOpen} />
            ))}
          </PickGroup>
        );
      })}
      {isMoreMissing && failure ? (
        failure
      ) : order.length < total ? (
        <Button isPending={isLoading} onPress={() => void warehouse.loadMore()}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}
