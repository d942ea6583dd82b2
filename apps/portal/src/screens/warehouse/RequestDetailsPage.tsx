import { Button, EmptyState, ErrorState, PickGroup, SkeletonPicks, Stack, Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../rules/formatTime.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { PickPanel } from './PickPanel.tsx';
import { Confirm } from '../shell/Confirm.tsx';
import { BarcodeField } from './BarcodeField.tsx';
import { PickLine } from './PickLine.tsx';
import { useLocationChanges, useWarehouse } from '../app.ts';

export interface RequestDetailsPageProps {
  requestId: string;
  /** The line of the address. */
  lineId: string | undefined;
  onBack: () => void;
}

/** /warehouse/request-details: the lines of one request with bin and shelf; check out, check in, cancel [W-03, R-07]. */
export function RequestDetailsPage({ requestId, lineId, onBack }: RequestDetailsPageProps) {
  const { warehouse } = useWarehouse();
  useLocationChanges(warehouse.readChanges);
  const { requestDetails, order, rows, chosen, error, isLoading, isMissing, putAway } = useSnapshot(warehouse.facts);
  const [isPanelOpen, setPanelOpen] = useState(false);
  // The line of the open question: another one may become the next pick meanwhile.
  const [cancellingId, setCancellingId] = useState<string>();
  const open = order.length > 0 && rows ? warehouse.openPick(chosen) : undefined;
  const line = open === undefined ? undefined : rows[open]?.line;
  const cancelling = cancellingId === undefined ? undefined : rows[cancellingId];
  const isCancellable = line?.status === 'request' || line?.status === 'pending';
  const failure =
    error === undefined ? null : (
      <ErrorState
        title="The request could not be loaded"
        isRetrying={isLoading}
        onRetry={() => void warehouse.loadRequest(requestId, lineId)}
      >
        {error}
      </ErrorState>
    );
  const goBack = () => {
    warehouse.toggleRequestDetails();
    onBack();
  };

  return (
    <>
      <AreaShell
        area="warehouse"
        title={`Request ${requestId}`.trim()}
        isSearchSmall
        back={{ label: 'Back to list', onPress: goBack }}
        asideLabel="Pair"
        asideWidth="m"
        isAsideOpen={isPanelOpen}
        onAsideClose={() => setPanelOpen(false)}
        aside={open === undefined && !putAway ? undefined : <PickPanel lineId={open} />}
      >
        {isMissing ? (
          <EmptyState
            icon={icons.inbox}
            title={requestId === '' ? 'No request selected.' : `There is no request ${requestId} here.`}
            action={<Button onPress={goBack}>Back to list</Button>}
          >
            {requestId === '' ? undefined : 'Check the number or switch location.'}
          </EmptyState>
        ) : failure && requestDetails === undefined ? (
          failure
        ) : requestDetails === undefined ? (
          <SkeletonPicks count={3} />
        ) : (
          <Stack gap={16}>
            {failure}
            <BarcodeField status="request" />
            <Text tone="soft">
              {`Request ${requestDetails.requestId}, ${requestDetails.placedBy}, ${shortTime(requestDetails.placedAt)}, ${requestDetails.location.name}`}
            </Text>
            <PickGroup title="Pairs" note={`${order.length} in this request`}>
              {order.map((id) => (
                <PickLine
                  key={id}
                  lineId={id}
                  isOpen={id === open && !putAway}
                  onOpen={(chosenId) => {
                    warehouse.choose(chosenId);
                    setPanelOpen(true);
                  }}
                />
              ))}
            </PickGroup>
            {isCancellable ? (
              <Button
                onPress={() => setCancellingId(open)}
              >{`Cancel Request: ${line.productName}, size ${line.size}`}</Button>
            ) : null}
          </Stack>
        )}
      </AreaShell>
      <Confirm
        isOpen={cancelling !== undefined}
        title="Cancel Request?"
        confirmLabel="Cancel Request"
        cancelLabel="Keep it"
        tone="critical"
        isPending={cancelling?.isPending ?? false}
        onConfirm={() =>
          cancellingId !== undefined && void warehouse.cancel(cancellingId).then(() => setCancellingId(undefined))
        }
        onCancel={() => setCancellingId(undefined)}
      >
        {cancelling ? `${cancelling.line.productName}, size ${cancelling.line.size}` : undefined}
      </Confirm>
    </>
  );
}
