import type { Delivery, DeliveryHead } from '@instore/api';
import {
  Button,
  EmptyState,
  Inline,
  Panel,
  ScanField,
  SegmentedControl,
  SkeletonLabels,
  SkeletonPicks,
  Stack,
  Text,
  icons,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useLocationChanges, useWarehouse } from '../../app/context.ts';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useNow } from '../../shared/components/useNow.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { mayTakeBack } from '../../shared/rights/warehouseRights.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { cartonNumber, stageOf } from './deliveryWords.ts';
import type { ReceivingPageProps } from './pageProps.ts';

/** How often the days of the deliveries are compared with today, ms. */
const TICK_MS = 60_000;

/** /warehouse/receiving: deliveries, the count of their cartons, and what to put away [M-02]. */
export function ReceivingPage(props: ReceivingPageProps) {
  const { receiving, delivery: openId, carton, onChange } = props;
  const say = useSay();
  const { outbox } = useWarehouse();
  useEffect(() => outbox.onRefusal(receiving.refuseLate), [outbox, receiving]);
  useEffect(() => void receiving.open(openId), [receiving, openId]);
  useLocationChanges(receiving.readChanges);
  const state = useSnapshot(receiving.state);
  const { value: delivery } = useValues(receiving.delivery.state);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const leave = () => onChange({ delivery: undefined, carton: undefined });
  const head = openId === undefined ? undefined : (delivery ?? state.byId[openId]);
  const stage = head && stageOf(head, carton);
  // The list keeps its place while the cartons of a delivery are beside it, or in front of it on a phone.
  const isList = openId === undefined || stage === 'cartons';
  const hasPanel = head !== undefined && (isList || delivery !== undefined);
  return (
    <AreaShell
      area="warehouse"
      title={say('Receiving')}
      isSearchSmall
      back={isList ? undefined : { label: say('Back to list'), onPress: leave }}
      aside={hasPanel ? <OpenedPanel {...props} head={head} /> : undefined}
      asideWidth="m"
      asideLabel={say('Delivery')}
      isAsideOpen={isPanelOpen || stage === 'cartons'}
      onAsideClose={stage === 'cartons' ? leave : () => setPanelOpen(false)}
      bottom={isList || !delivery ? undefined : <PanelButton delivery={delivery} onPress={() => setPanelOpen(true)} />}
    >
      <Stack gap={16}>
        <AddressBanner />
        <ReceivingField {...props} />
        <OutboxBanner />
        {isList ? <DeliveryList {...props} /> : <DeliveryView {...props} />}
      </Stack>
    </AreaShell>
  );
}

/** The panel of the opened delivery. Until it is read, the panel says so, or why it cannot be read. */
function OpenedPanel({ head, ...props }: ReceivingPageProps & { head: DeliveryHead }) {
  const { delivery: resource } = props.receiving;
  const { value: delivery } = useValues(resource.state);
  if (delivery) return <DeliveryPanel {...props} delivery={delivery} />;
  return (
    <Panel title={head.from}>
      <Loaded resource={resource} skeleton={<SkeletonLabels count={4} />}>
        {() => null}
      </Loaded>
    </Panel>
  );
}

/** On a phone: opens the panel of the delivery. */
function PanelButton({ delivery, onPress }: { delivery: Delivery; onPress: () => void }) {
  const say = useSay();
  const { counted, expected, status } = delivery;
  return (
    <Button variant="signal" size="l" isFill onPress={onPress}>
      {status === 'closed'
        ? say('Delivery')
        : say('Counted {done} of {total}: finish or correct', { done: counted, total: expected })}
    </Button>
  );
}

function ReceivingField({ receiving, delivery, carton, onChange }: ReceivingPageProps) {
  const say = useSay();
  const { isPending, error } = useSnapshot(receiving.counting);
  const { value } = useValues(receiving.delivery.state);
  const take = async (text: string) => {
    const next = await receiving.scan(text, carton);
    if (next) onChange(next);
  };
  return (
    <ScanField
      label={say('Carton, barcode or number of a delivery')}
      placeholder={placeholderOf(say, delivery === undefined ? undefined : value, carton)}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={isPending}
      error={error}
      onScan={(text) => void take(text)}
    />
  );
}

/** What the field takes now. */
function placeholderOf(say: SayText, opened: Delivery | undefined, carton: string | undefined): string {
  if (opened === undefined) return say('Scan a carton, or type a delivery');
  if (opened.status === 'closed') return say('Scan a carton of another delivery');
  if (carton === undefined) return say('Scan a carton');
  return say('Scan every pair in carton {number}', { number: cartonNumber(opened.cartonList, carton) });
}

function DeliveryList(props: ReceivingPageProps) {
  const { receiving, list = 'expected', search, delivery: openId, onChange, onTakeBack } = props;
  const say = useSay();
  const { auth, environment } = useApp();
  const { role } = useSnapshot(auth);
  const now = useNow(environment.clock, TICK_MS, true);
  const state = useSnapshot(receiving.state);
  const { counts } = state;
  const rows = state.order.flatMap((id) => state.byId[id] ?? []);
  return (
    <Stack gap={12}>
      <SegmentedControl
        label={say('Deliveries')}
        items={[
          { id: 'expected', label: say('Expected'), count: counts?.expected },
          { id: 'putAway', label: say('To put away'), count: counts?.putAway },
          { id: 'closed', label: say('Closed'), count: counts?.closed },
        ]}
        value={list}
        onChange={(next) => onChange({ list: next === 'expected' ? undefined : next, search: undefined })}
      />
      {mayTakeBack(role) && (
        <Inline>
          <Button icon={icons.undo} onPress={onTakeBack}>
            {say('Take back a sold pair')}
          </Button>
        </Inline>
      )}
      {search !== undefined && (
        <Inline gap={12}>
          <Text>{say('Found for "{search}"', { search })}</Text>
          <Button onPress={() => onChange({ search: undefined })}>{say('Show all deliveries')}</Button>
        </Inline>
      )}
      <PagedRows
        state={state}
        gap={8}
        onRetry={() => void receiving.refresh()}
        onMore={() => void receiving.loadMore()}
        skeleton={<SkeletonPicks count={4} />}
        empty={
          <EmptyState icon={icons.truck} title={emptyTitle(say, list, search)}>
            {say('Announced deliveries appear here at once.')}
          </EmptyState>
        }
      >
        {rows.map((row) => (
          <DeliveryLine
            key={row.deliveryId}
            delivery={row}
            now={now}
            isOpen={row.deliveryId === openId}
            onOpen={() => onChange({ delivery: row.deliveryId, carton: undefined })}
          />
        ))}
      </PagedRows>
    </Stack>
  );
}

function emptyTitle(say: SayText, list: string, search: string | undefined): string {
  if (search !== undefined) return say('No delivery matches "{search}".', { search });
  if (list === 'putAway') return say('Nothing is left to put away.');
  return list === 'closed' ? say('No delivery is closed yet.') : say('No delivery is expected.');
}
