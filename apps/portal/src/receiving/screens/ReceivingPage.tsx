import { Button, EmptyState, ScanField, SegmentedControl, SkeletonPicks, Stack, icons } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import { QueueBanner } from '../../queue/screens/index.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import type { ReceivingPageProps } from './pageProps.ts';

/** /warehouse/receiving: deliveries, the count of their cartons, and what to put away [M-02]. */
export function ReceivingPage(props: ReceivingPageProps) {
  const { receiving, delivery: openId, onChange } = props;
  const say = useSay();
  const { queue } = useWarehouse();
  useEffect(() => queue.onRefusal((_, failure) => receiving.refuse(failure.message)), [queue, receiving]);
  useEffect(() => void receiving.open(openId), [receiving, openId]);
  useLocationChanges(receiving.readChanges);
  const { value: delivery } = useValues(receiving.delivery.state);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const leave = () => onChange({ delivery: undefined, carton: undefined });
  return (
    <AreaShell
      area="warehouse"
      title={say('Receiving')}
      isSearchSmall
      back={openId === undefined ? undefined : { label: say('Back to list'), onPress: leave }}
      aside={
        openId === undefined || delivery === undefined ? undefined : <DeliveryPanel {...props} delivery={delivery} />
      }
      asideWidth="m"
      asideLabel={say('Delivery')}
      isAsideOpen={isPanelOpen}
      onAsideClose={() => setPanelOpen(false)}
      bottom={
        openId === undefined || delivery === undefined ? undefined : (
          <Button variant="signal" size="l" isFill onPress={() => setPanelOpen(true)}>
            {say('Counted {done} of {total}: finish or correct', {
              done: delivery.counted + delivery.absent,
              total: delivery.expected,
            })}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <AddressBanner />
        <ReceivingField {...props} />
        <QueueBanner />
        {openId === undefined ? <DeliveryList {...props} /> : <DeliveryView {...props} />}
      </Stack>
    </AreaShell>
  );
}

function ReceivingField({ receiving, delivery, carton, onChange }: ReceivingPageProps) {
  const say = useSay();
  const { isPending, error } = useSnapshot(receiving.counting);
  const take = async (text: string) => {
    const next = await receiving.scan(text, carton);
    if (next) onChange(next);
  };
  const placeholder =
    delivery === undefined
      ? say('Scan a carton, or type a delivery')
      : carton === undefined
        ? say('Scan a carton')
        : say('Scan every pair in carton {carton}', { carton });
  return (
    <ScanField
      label={say('Carton, barcode or number of a delivery')}
      placeholder={placeholder}
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

function DeliveryList({ receiving, list = 'expected', search, onChange }: ReceivingPageProps) {
  const say = useSay();
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
      <PagedRows
        state={state}
        gap={8}
        onRetry={() => void receiving.refresh()}
        onMore={() => void receiving.loadMore()}
        skeleton={<SkeletonPicks count={4} />}
        empty={
          <EmptyState icon={icons.truck} title={emptyTitle(say, list, search)}>
            {say('Deliveries come by import. Each of them appears here at once.')}
          </EmptyState>
        }
      >
        {rows.map((row) => (
          <DeliveryRow key={row.deliveryId} delivery={row} onOpen={() => onChange({ delivery: row.deliveryId })} />
        ))}
      </PagedRows>
    </Stack>
  );
}

function emptyTitle(say: ReturnType<typeof useSay>, list: string, search: string | undefined): string {
  if (search !== undefined) return say('No delivery matches "{search}".', { search });
  if (list === 'putAway') return say('Nothing is left to put away.');
  return list === 'closed' ? say('No delivery is closed yet.') : say('No delivery is expected.');
}
