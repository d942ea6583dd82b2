import type { LinePage, LineStatus } from '@instore/api';
import { Button, EmptyState, SkeletonLabels, icons } from '@instore/ui';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useShoesize } from '../../app/context.ts';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

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

export interface LinePagesProps {
  status: LineStatus;
  onStatusChange: (status: LineStatus) => void;
  /** Whether "Show more" is offered. @default while not all lines are shown */
  hasMore?: boolean | undefined;
  /** The groups of lines. */
  children: ReactNode;
}

/** The list of a tab in each of its states: loading, failed, empty, or its lines. */
export function LinePages({ status, onStatusChange, hasMore, children }: LinePagesProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const state = useSnapshot(requestLines.state);
  const { title, next, action, leadsTo } = empty[status];
  const load = () => void requestLines.load(status);
  const others = state.whose === 'mine' ? state.whoseCounts : undefined;
  return (
    <PagedRows
      state={state}
      hasMore={hasMore}
      errorTitle={say('The requests could not be loaded')}
      skeleton={<SkeletonLabels count={5} />}
      empty={
        <EmptyState
          icon={icons.inbox}
          title={say(title)}
          action={
            others && others.all > 0 ? (
              <Button onPress={() => void requestLines.setWhose('all')}>{say('Show all')}</Button>
            ) : (
              <Button isPending={state.isLoading} onPress={() => (leadsTo ? onStatusChange(leadsTo) : load())}>
                {say(action)}
              </Button>
            )
          }
        >
          {others && others.all > 0 ? othersHave(others, say) : say(next)}
        </EmptyState>
      }
      gap={8}
      onRetry={load}
      onMore={() => void requestLines.loadMore()}
    >
      {children}
    </PagedRows>
  );
}

/** What there is at the location while the user has no line. */
function othersHave({ all, colleagues = all }: NonNullable<LinePage['whose']>, say: SayText): string {
  if (colleagues > 0) return say('Your colleagues have {count}.', { count: colleagues });
  return say('{count} pair waits for an associate.|{count} pairs wait for an associate.', { count: all });
}
