import type { LineStatus } from '@instore/api';
import { Button, EmptyState, List, SkeletonLabels, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { CancelledLine } from './RequestQuestions.tsx';
import { RequestRow } from './RequestRow.tsx';
import { useShoesize } from '../app.ts';
import { PagedRows } from '../components/PagedRows.tsx';

const empty = {
  '1': {
    title: 'No requests yet.',
    next: 'Accepted kiosk requests appear here until you place them.',
    action: 'Refresh',
    leadsTo: undefined,
  },
  '2': {
    title: 'No pending requests.',
    next: 'Placed requests appear here while the warehouse picks them.',
    action: 'Show requests',
    leadsTo: '1',
  },
  '3': {
    title: 'No products checked out.',
    next: "Pairs checked out to you appear here. You'll be notified.",
    action: 'Show pending',
    leadsTo: '2',
  },
} as const;

/** Height of a label before it is measured, px. */
const LABEL_HEIGHT = 120;

const keyOf = (lineId: string) => lineId;

export interface RequestListProps {
  status: LineStatus;
  onStatusChange: (status: LineStatus) => void;
  onCancel: (line: CancelledLine) => void;
}

/** The lines of a tab. */
export function RequestList({ status, onStatusChange, onCancel }: RequestListProps) {
  const { requestLines } = useShoesize();
  const facts = useSnapshot(requestLines.facts);
  const { title, next, action, leadsTo } = empty[status];
  const load = () => void requestLines.load(status);
  return (
    <PagedRows
      facts={facts}
      errorTitle="The requests could not be loaded"
      skeleton={<SkeletonLabels count={5} />}
      empty={
        <EmptyState
          icon={icons.inbox}
          title={title}
          action={
            <Button isPending={facts.isLoading} onPress={() => (leadsTo ? onStatusChange(leadsTo) : load())}>
              {action}
            </Button>
          }
        >
          {next}
        </EmptyState>
      }
      gap={8}
      onRetry={load}
      onMore={() => void requestLines.loadMore()}
    >
      <List
        label="Requests"
        items={facts.order}
        getKey={keyOf}
        estimatedHeight={LABEL_HEIGHT}
        gap={8}
        total={facts.total}
        isInPage
      >
        {(lineId) => <RequestRow lineId={lineId} status={status} onCancel={onCancel} />}
      </List>
    </PagedRows>
  );
}
