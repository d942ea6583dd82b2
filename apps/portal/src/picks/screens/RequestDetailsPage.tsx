import { Button, EmptyState, ErrorState, PickGroup, SkeletonPicks, Stack, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import { useAcknowledged } from '../../shared/components/useAcknowledged.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { BarcodeField } from './BarcodeField.tsx';
import { CancelLine } from './CancelLine.tsx';
import { PickLines } from './PickLines.tsx';
import { PickPanel } from './pickPanelOnDemand.ts';
import { useShowsOutbox } from './usePanel.ts';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { type OpenPick, useOpenPick } from './useOpenPick.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { useKeptError } from './useKeptError.ts';

export interface RequestDetailsPageProps {
  requestId: string;
  /** The line of the address. */
  lineId: string | undefined;
  onBack: () => void;
}

/** /warehouse/request-details: the lines of one request with bin and shelf; check out, check in, cancel [W-03, R-07]. */
export function RequestDetailsPage({ requestId, lineId, onBack }: RequestDetailsPageProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  useLocationChanges(picks.readChanges);
  const { isMissing, requestDetails } = useSnapshot(picks.state);
  useAcknowledged(requestDetails?.requestId, objectsOfRequest);
  const pick = useOpenPick();
  const goBack = () => {
    picks.toggleRequestDetails();
    onBack();
  };
  return (
    <AreaShell
      area="warehouse"
      title={requestId === '' ? say('Request') : say('Request {number}', { number: requestId })}
      isSearchSmall
      back={{ label: say('Back to list'), onPress: goBack }}
      {...pick.aside}
      aside={pick.hasPanel ? <PickPanel lineId={pick.lineId} /> : undefined}
    >
      {isMissing ? (
        <NoRequest requestId={requestId} onBack={goBack} />
      ) : (
        <RequestLines pick={pick} onRetry={() => void picks.loadRequest(requestId, lineId)} />
      )}
    </AreaShell>
  );
}

const objectsOfRequest = (id: string) => [{ name: 'Request', id }] as const;

function NoRequest({ requestId, onBack }: Pick<RequestDetailsPageProps, 'requestId' | 'onBack'>) {
  const say = useSay();
  return (
    <EmptyState
      icon={icons.inbox}
      title={
        requestId === ''
          ? say('No request selected.')
          : say('There is no request {number} here.', { number: requestId })
      }
      action={<Button onPress={onBack}>{say('Back to list')}</Button>}
    >
      {requestId === '' ? undefined : say('Check the number or switch location.')}
    </EmptyState>
  );
}

/** The lines in each state: loading, failed, or shown. */
function RequestLines({ pick, onRetry }: { pick: OpenPick; onRetry: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const locale = useLocale();
  const { picks } = useWarehouse();
  const { requestDetails, order, isLoading } = useSnapshot(picks.state);
  const error = useKeptError();
  const showsOutbox = useShowsOutbox();
  const failure =
    error === undefined ? null : (
      <ErrorState title={say('The request could not be loaded')} isRetrying={isLoading} onRetry={onRetry}>
        {sayMessage(error)}
      </ErrorState>
    );
  if (requestDetails === undefined) return failure ?? <SkeletonPicks count={3} />;
  return (
    <Stack gap={16}>
      {failure}
      <BarcodeField />
      <OutboxBanner isOutboxBeside={showsOutbox} />
      <Text tone="soft">
        {say('Request {number}, {name}, {time}, {location}', {
          number: requestDetails.requestId,
          name: requestDetails.placedBy,
          time: shortTime(requestDetails.placedAt, locale),
          location: requestDetails.location.name,
        })}
      </Text>
      <PickGroup title={say('Pairs')} note={say('{count} in this request', { count: order.length })}>
        <PickLines
          label={say('Pairs')}
          lineIds={order}
          total={order.length}
          open={pick.markedId}
          onOpen={pick.onOpen}
        />
      </PickGroup>
      <CancelLine lineId={pick.lineId} />
    </Stack>
  );
}
