import { Button, DispatchCard, EmptyState, List, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { DispatchState } from '../../state/warehouse/dispatch.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { useApp, useLocationChanges, useWarehouse } from '../app.ts';
import { LATE_AFTER } from '../../rules/lateAfter.ts';
import { useNow } from '../components/useNow.ts';

/** The shown ages are updated in this interval, milliseconds. */
const TICK_MS = 30_000;
/** Height of a card before it is measured, px. */
const LABEL_HEIGHT = 120;

export interface DispatchPageProps {
  dispatch: DispatchState;
  onBack: () => void;
  onOpen: (requestId: string) => void;
}

/** /warehouse/view-dispatch: the checked-out units, to whom and since when [W-04, R-07]. */
export function DispatchPage({ dispatch, onBack, onOpen }: DispatchPageProps) {
  const { warehouse } = useWarehouse();
  const goBack = () => {
    warehouse.toggleRequestDetails();
    onBack();
  };
  return (
    <AreaShell area="warehouse" title="Dispatch" back={{ label: 'Back to list', onPress: goBack }}>
      <Dispatched dispatch={dispatch} onBack={goBack} onOpen={onOpen} />
    </AreaShell>
  );
}

function Dispatched({ dispatch, onBack, onOpen }: DispatchPageProps) {
  const { environment } = useApp();
  useLocationChanges(dispatch.readChanges);
  const { lines, total, isLoading, isKnown, error, isMoreMissing } = useSnapshot(dispatch.facts);
  const now = useNow(environment.clock, TICK_MS, true);
  return (
    <List
      label="Pairs that are checked out"
      items={lines}
      getKey={({ lineId }) => lineId}
      estimatedHeight={LABEL_HEIGHT}
      gap={8}
      status={error !== undefined ? 'error' : isLoading || !isKnown ? 'loading' : 'ready'}
      total={total}
      hasMore={lines.length < total}
      onLoadMore={() => void dispatch.loadMore()}
      error={error}
      onRetry={() => void (isMoreMissing ? dispatch.loadMore() : dispatch.load())}
      empty={
        <EmptyState
          icon={icons.truck}
          title="No products checked out."
          action={<Button onPress={onBack}>Back to list</Button>}
        >
          Checked-out pairs appear here until they are returned or sold.
        </EmptyState>
      }
    >
      {({ requestId, ...line }) => (
        <DispatchCard
          pair={{
            ...line,
            name: line.productName,
            to: line.placedBy ?? line.requestedBy,
            from: line.requestedBy,
            since: line.checkedOutAt,
            by: line.checkedOutBy,
          }}
          now={now}
          lateAfter={LATE_AFTER}
          {...(requestId !== null && { onOpen: () => onOpen(requestId) })}
        />
      )}
    </List>
  );
}
