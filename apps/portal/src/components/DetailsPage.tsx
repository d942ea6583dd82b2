import { Button, ErrorState, PickGroup, SkeletonLabels, Stack, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { shortTime } from '../format.ts';
import { AreaShell } from './AreaShell.tsx';
import { BoxPanel } from './BoxPanel.tsx';
import { Confirm } from './Confirm.tsx';
import { PairField } from './PairField.tsx';
import { PickLine } from './PickLine.tsx';
import { useStockroom } from './useApp.ts';

/** /warehouse/request-details: one request's pairs, with bin and shelf; check out, check in, cancel [W-03, R-07]. */
export function DetailsPage({ requestId, onBack }: { requestId: string; onBack: () => void }) {
  const { warehouse } = useStockroom();
  const { requestDetails, order, rows, chosen, error, isLoading } = useSnapshot(warehouse.facts);
  const [isBoxOpen, setBoxOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const open = order.length > 0 && rows ? warehouse.openBox(chosen) : undefined;
  const line = open === undefined ? undefined : rows[open]?.line;
  const isCancellable = line?.status === 'request' || line?.status === 'pending';
  const goBack = () => {
    warehouse.toggleRequestDetails();
    onBack();
  };

  return (
    <>
      <AreaShell
        portal="warehouse"
        title={requestId === '' ? 'Request' : `Request ${requestId}`}
        back={{ label: 'Back to list', onPress: goBack }}
        asideLabel="Box"
        asideWidth="m"
        isAsideOpen={isBoxOpen}
        onAsideClose={() => setBoxOpen(false)}
        aside={open === undefined ? undefined : <BoxPanel lineId={open} />}
      >
        {error !== undefined ? (
          <ErrorState isRetrying={isLoading} onRetry={() => void warehouse.loadRequest(requestId)}>
            {error}
          </ErrorState>
        ) : requestDetails === undefined ? (
          <SkeletonLabels count={3} />
        ) : (
          <Stack gap={16}>
            <PairField status="request" />
            <Text tone="soft">
              {`Request ${requestDetails.requestId}, ${requestDetails.placedBy}, ${shortTime(requestDetails.placedAt)}, ${requestDetails.location.name}`}
            </Text>
            <PickGroup title="Pairs" note={`${order.length} in this request`}>
              {order.map((id) => (
                <PickLine
                  key={id}
                  lineId={id}
                  isOpen={id === open}
                  onOpen={(lineId) => {
                    warehouse.choose(lineId);
                    setBoxOpen(true);
                  }}
                />
              ))}
            </PickGroup>
            {isCancellable ? (
              <Button
                onPress={() => setCancelling(true)}
              >{`Cancel Request: ${line.productName}, size ${line.size}`}</Button>
            ) : null}
          </Stack>
        )}
      </AreaShell>
      <Confirm
        isOpen={isCancelling && open !== undefined}
        title="Cancel Request?"
        confirmLabel="Cancel Request"
        cancelLabel="Keep it"
        tone="critical"
        onConfirm={() => open !== undefined && void warehouse.cancel(open).then(() => setCancelling(false))}
        onCancel={() => setCancelling(false)}
      >
        {line ? `${line.productName}, size ${line.size}` : undefined}
      </Confirm>
    </>
  );
}
