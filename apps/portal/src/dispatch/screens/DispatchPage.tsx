import {
  Button,
  DispatchCard,
  EmptyState,
  FilterMenu,
  Inline,
  List,
  SegmentedControl,
  Stack,
  icons,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type QueuedWrite, queuedByLine } from '../../picks/index.ts';
import type { DispatchStore } from '../dispatch.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { useApp, useLocationChanges, useWarehouse } from '../../app/context.ts';
import type { DispatchSearch } from '../dispatchSearch.ts';
import type { QueueEntry } from '../../queue/index.ts';
import { DispatchPanel } from './DispatchPanel.tsx';
import { QueueBanner, WaitingWriteMark } from '../../queue/screens/index.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

/** The shown ages are updated in this interval, milliseconds. */
const TICK_MS = 30_000;
/** Height of a card before it is measured, px. */
const LABEL_HEIGHT = 120;

export interface DispatchPageProps {
  dispatch: DispatchStore;
  onBack: () => void;
  onOpen: (requestId: string) => void;
  /** Changes order or filter in the address. */
  onChange: (part: Partial<DispatchSearch>) => void;
}

/** /warehouse/view-dispatch: the checked-out units, to whom and since when [W-04, R-07]. */
export function DispatchPage(props: DispatchPageProps) {
  const { dispatch, onBack } = props;
  const say = useSay();
  const { picks, queue } = useWarehouse();
  useEffect(() => queue.onRefusal(dispatch.showRefusal), [queue, dispatch]);
  const { byId } = useSnapshot(dispatch.state);
  const [openId, setOpenId] = useState<string>();
  const line = openId === undefined ? undefined : byId[openId];
  const goBack = () => {
    picks.toggleRequestDetails();
    onBack();
  };
  return (
    <AreaShell
      area="warehouse"
      title={say('Dispatch')}
      back={{ label: say('Back to list'), onPress: goBack }}
      asideLabel={say('Pair')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={line !== undefined}
      onAsideClose={() => setOpenId(undefined)}
      aside={
        line ? (
          <DispatchPanel key={line.lineId} dispatch={dispatch} line={line} onClose={() => setOpenId(undefined)} />
        ) : undefined
      }
    >
      <Stack gap={16} isFilling>
        <AddressBanner />
        <QueueBanner />
        <DispatchTools {...props} />
        <Dispatched {...props} onBack={goBack} openId={line?.lineId} onSelect={setOpenId} />
      </Stack>
    </AreaShell>
  );
}

/** Order, and a filter by the associate who has the pairs [W-11]. */
function DispatchTools({ dispatch, onChange }: DispatchPageProps) {
  const say = useSay();
  const { view, people } = useSnapshot(dispatch.state);
  useEffect(() => void dispatch.readRecipients(), [dispatch]);
  return (
    <Inline gap={8}>
      <SegmentedControl
        label={say('Order')}
        items={[
          { id: 'oldest', label: say('Longest out first') },
          { id: 'newest', label: say('Newest first') },
        ]}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <FilterMenu
        label={say('Person')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        selected={view.owners}
        onChange={(owners) => onChange({ owners: owners.length > 0 ? [...owners] : undefined })}
        onClear={() => onChange({ owners: undefined })}
      />
    </Inline>
  );
}

interface DispatchedProps extends DispatchPageProps {
  /** The line that is open in the panel. */
  openId: string | undefined;
  onSelect: (lineId: string) => void;
}

function Dispatched({ dispatch, onBack, onOpen, openId, onSelect }: DispatchedProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { config, environment } = useApp();
  useLocationChanges(dispatch.readChanges);
  const { lines, total, isLoading, isKnown, error, isMoreMissing } = useSnapshot(dispatch.state);
  const now = useNow(environment.clock, TICK_MS, true);
  const waiting = useWaiting();
  return (
    <List
      label={say('Pairs that are checked out')}
      items={lines}
      getKey={({ lineId }) => lineId}
      estimatedHeight={LABEL_HEIGHT}
      gap={8}
      status={error !== undefined ? 'error' : isLoading || !isKnown ? 'loading' : 'ready'}
      total={total}
      hasMore={lines.length < total}
      onLoadMore={() => void dispatch.loadMore()}
      error={error === undefined ? undefined : sayMessage(error)}
      onRetry={() => void (isMoreMissing ? dispatch.loadMore() : dispatch.load())}
      empty={
        <EmptyState
          icon={icons.truck}
          title={say('No products checked out.')}
          action={<Button onPress={onBack}>{say('Back to list')}</Button>}
        >
          {say('Checked-out pairs appear here until they are returned or sold.')}
        </EmptyState>
      }
    >
      {({ requestId, ...line }) => (
        <DispatchCard
          pair={{
            ...line,
            name: line.productName,
            to: line.deliveredTo ?? line.placedBy ?? line.requestedBy,
            isComingBack: Boolean(line.sentBackAt),
            isHandedOver: Boolean(line.handedOverAt),
            from: line.requestedBy,
            since: line.checkedOutAt,
            by: line.checkedOutBy,
          }}
          now={now}
          lateAfterMs={config.limits.lateAfterMs}
          isOpen={line.lineId === openId}
          {...markOf(waiting.get(line.lineId))}
          onSelect={() => onSelect(line.lineId)}
          onOpen={requestId === null ? undefined : () => onOpen(requestId)}
        />
      )}
    </List>
  );
}

/** The writes that wait, by their lines. One that is being sent is shown where it was pressed. */
function useWaiting() {
  const { queue } = useWarehouse();
  const { entries, nextTryAt } = useSnapshot(queue.state);
  return queuedByLine(nextTryAt === undefined ? [] : (entries as readonly QueueEntry[]));
}

function markOf(write: QueuedWrite | undefined) {
  if (write?.number === undefined) return {};
  const { operation, number, at } = write;
  return { mark: <WaitingWriteMark operation={operation} number={number} at={at} /> };
}
