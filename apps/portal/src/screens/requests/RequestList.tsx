import type { LineStatus } from '@instore/api';
import { Button, EmptyState, ErrorState, SkeletonLabels, Stack, icons } from '@instore/ui';
import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import type { CancelledLine } from './RequestQuestions.tsx';
import { RequestRow } from './RequestRow.tsx';
import { useShoesize } from '../app.ts';

const empty = {
  '1': {
    title: 'No requests yet.',
    next: 'Accept a request from a kiosk, and its pairs stand here until you place them.',
    action: 'Look again',
    leadsTo: undefined,
  },
  '2': {
    title: 'No pending requests.',
    next: 'Place your request cart; what the warehouse is fetching stands here.',
    action: 'Show requests',
    leadsTo: '1',
  },
  '3': {
    title: 'No products checked out.',
    next: 'As soon as the warehouse hands a pair out to you, it stands here and the bell rings.',
    action: 'Show pending',
    leadsTo: '2',
  },
} as const;

export interface RequestListProps {
  status: LineStatus;
  onStatusChange: (status: LineStatus) => void;
  onCancel: (line: CancelledLine) => void;
}

/** The lines of a tab: on their way, none, failed, or there. */
export function RequestList({ status, onStatusChange, onCancel }: RequestListProps) {
  const { requestLines } = useShoesize();
  const { order, total, isLoading, error, isMoreMissing, isKnown } = useSnapshot(requestLines.facts);
  // The first rows are drawn in slices: facts alone would have all of them drawn in one go.
  const isBegun = useDeferredValue(isKnown) && isKnown;
  const failure =
    error === undefined ? null : (
      <ErrorState
        title="The requests could not be loaded"
        isRetrying={isLoading}
        onRetry={() => void (isMoreMissing ? requestLines.loadMore() : requestLines.load(status))}
      >
        {error}
      </ErrorState>
    );
  if (failure && order.length === 0) return failure;
  if (!isBegun) return <SkeletonLabels count={5} />;
  if (order.length === 0) {
    const { title, next, action, leadsTo } = empty[status];
    return (
      <EmptyState
        icon={icons.inbox}
        title={title}
        action={
          <Button
            isPending={isLoading}
            onPress={() => (leadsTo ? onStatusChange(leadsTo) : void requestLines.load(status))}
          >
            {action}
          </Button>
        }
      >
        {next}
      </EmptyState>
    );
  }
  return (
    <Stack gap={8}>
      {isMoreMissing ? null : failure}
      {order.map((lineId) => (
        <RequestRow key={lineId} lineId={lineId} status={status} onCancel={onCancel} />
      ))}
      {isMoreMissing && failure ? (
        failure
      ) : order.length < total ? (
        <Button isPending={isLoading} onPress={() => void requestLines.loadMore()}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}
