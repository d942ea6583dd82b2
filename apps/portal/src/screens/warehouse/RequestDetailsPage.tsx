import { Button, EmptyState, ErrorState, PickGroup, SkeletonPicks, Stack, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../rules/formatTime.ts';
import { useLocationChanges, useWarehouse } from '../app.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { BarcodeField } from './BarcodeField.tsx';
import { CancelLine } from './CancelLine.tsx';
import { PickLines } from './PickLines.tsx';
import { PickPanel } from './PickPanel.tsx';
import { type OpenPick, useOpenPick } from './useOpenPick.ts';

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
  const { isMissing } = useSnapshot(warehouse.facts);
  const pick = useOpenPick();
  const goBack = () => {
    warehouse.toggleRequestDetails();
    onBack();
  };
  return (
    <AreaShell
      area="warehouse"
      title={`Request ${requestId}`.trim()}
      isSearchSmall
      back={{ label: 'Back to list', onPress: goBack }}
      {...pick.aside}
      aside={pick.hasPanel ? <PickPanel lineId={pick.lineId} /> : undefined}
    >
      {isMissing ? (
        <NoRequest requestId={requestId} onBack={goBack} />
      ) : (
        <RequestLines pick={pick} onRetry={() => void warehouse.loadRequest(requestId, lineId)} />
      )}
    </AreaShell>
  );
}

function NoRequest({ requestId, onBack }: Pick<RequestDetailsPageProps, 'requestId' | 'onBack'>) {
  return (
    <EmptyState
      icon={icons.inbox}
      title={requestId === '' ? 'No request selected.' : `There is no request ${requestId} here.`}
      action={<Button onPress={onBack}>Back to list</Button>}
    >
      {requestId === '' ? undefined : 'Check the number or switch location.'}
    </EmptyState>
  );
}

/** The lines in each state: loading, failed, or shown. */
function RequestLines({ pick, onRetry }: { pick: OpenPick; onRetry: () => void }) {
  const { warehouse } = useWarehouse();
  const { requestDetails, order, error, isLoading } = useSnapshot(warehouse.facts);
  const failure =
    error === undefined ? null : (
      <ErrorState title="The request could not be loaded" isRetrying={isLoading} onRetry={onRetry}>
        {error}
      </ErrorState>
    );
  if (requestDetails === undefined) return failure ?? <SkeletonPicks count={3} />;
  return (
    <Stack gap={16}>
      {failure}
      <BarcodeField status="request" />
      <Text tone="soft">
        {`Request ${requestDetails.requestId}, ${requestDetails.placedBy}, ${shortTime(requestDetails.placedAt)}, ${requestDetails.location.name}`}
      </Text>
      <PickGroup title="Pairs" note={`${order.length} in this request`}>
        <PickLines label="Pairs" lineIds={order} total={order.length} open={pick.markedId} onOpen={pick.onOpen} />
      </PickGroup>
      <CancelLine lineId={pick.lineId} />
    </Stack>
  );
}
