import type { LinePage, LineStatus } from '@instore/api';
import { Button, EmptyState, List, SkeletonLabels, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { CancelledLine } from './RequestQuestions.tsx';
import { RequestRow } from './RequestRow.tsx';
import { useApp, useShoesize } from '../app.ts';
import { useNow } from '../components/useNow.ts';
import { PagedRows } from '../components/PagedRows.tsx';
import type { SayText } from '../../texts/portalText.ts';
import { useSay } from '../language.ts';

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
  /** The line whose details are open. */
  openId: string | undefined;
  onOpen: (lineId: string) => void;
  onAccept: (tryoutItemId: string) => void;
}

/** The ages are updated in this interval, milliseconds. */
const TICK_MS = 15_000;

/** The lines of a tab. */
export function RequestList({ status, onStatusChange, openId, ...actions }: RequestListProps) {
  const say = useSay();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  const { requestLines } = useShoesize();
  const facts = useSnapshot(requestLines.facts);
  const { title, next, action, leadsTo } = empty[status];
  const load = () => void requestLines.load(status);
  const others = facts.whose === 'mine' ? facts.whoseCounts : undefined;
  return (
    <PagedRows
      facts={facts}
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
              <Button isPending={facts.isLoading} onPress={() => (leadsTo ? onStatusChange(leadsTo) : load())}>
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
      <List
        label={say('Requests')}
        items={facts.order}
        getKey={keyOf}
        estimatedHeight={LABEL_HEIGHT}
        gap={8}
        total={facts.total}
        isInPage
      >
        {(lineId) => <RequestRow lineId={lineId} status={status} now={now} isOpen={lineId === openId} {...actions} />}
      </List>
    </PagedRows>
  );
}

/** What there is at the location while the user has no line. */
function othersHave({ all, colleagues = all }: NonNullable<LinePage['whose']>, say: SayText): string {
  if (colleagues > 0) return say('Your colleagues have {count}.', { count: colleagues });
  return say('{count} pair waits for an associate.|{count} pairs wait for an associate.', { count: all });
}
