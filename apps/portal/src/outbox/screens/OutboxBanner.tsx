import { onDemand, useIsWide } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { OutboxPanel } from './outboxOnDemand.ts';

/** Most shifts begin with nothing that waits, so the first page does not load it. */
const WaitingBanner = onDemand(() => import('./WaitingBanner.tsx').then((module) => module.WaitingBanner));

export interface OutboxBannerProps {
  /** The panel beside the list shows the conflicts, where it has room. @default false */
  isOutboxBeside?: boolean;
}

/**
 * Says that writes wait on this device, why, and that picking goes on; above it the conflicts that no panel shows [W-13].
 * Nothing while all are sent.
 */
export function OutboxBanner({ isOutboxBeside = false }: OutboxBannerProps) {
  const { outbox } = useWarehouse();
  const { entries } = useSnapshot(outbox.state);
  const isWide = useIsWide();
  // At once, beside the data of the page: without network its code can no longer be loaded.
  useEffect(() => void Promise.all([OutboxPanel.load(), WaitingBanner.load()]), []);
  const hasConflicts = entries.some(({ conflict }) => conflict);
  return (
    <>
      {hasConflicts && !(isOutboxBeside && isWide) ? <OutboxPanel isConflictsOnly /> : null}
      <WaitingBanner />
    </>
  );
}
