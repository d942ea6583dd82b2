import { Banner, Button, useIsWide } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../app.ts';
import { useSay } from '../language.ts';
import { OutboxPanel } from './outboxOnDemand.ts';
import { useIsOffline } from './useIsOnline.ts';

export interface QueueBannerProps {
  /** The panel beside the list shows the conflicts, where it has room. @default false */
  isOutboxBeside?: boolean;
}

/**
 * Says that writes wait on this device, why, and that picking goes on; above it the conflicts that no panel shows [W-13].
 * Nothing while all are sent.
 */
export function QueueBanner({ isOutboxBeside = false }: QueueBannerProps) {
  const { queue } = useWarehouse();
  const { entries } = useSnapshot(queue.facts);
  const isWide = useIsWide();
  // At once, beside the data of the page: without network its code can no longer be loaded.
  useEffect(() => void OutboxPanel.load(), []);
  const hasConflicts = entries.some(({ conflict }) => conflict);
  return (
    <>
      {hasConflicts && !(isOutboxBeside && isWide) ? <OutboxPanel isConflictsOnly /> : null}
      <WaitingBanner />
    </>
  );
}

function WaitingBanner() {
  const say = useSay();
  const { queue } = useWarehouse();
  const { entries, others, nextTryAt } = useSnapshot(queue.facts);
  const isOffline = useIsOffline();
  const waiting = entries.filter(({ conflict }) => !conflict).length;
  if (waiting > 0 && (isOffline || nextTryAt !== undefined)) {
    const title = isOffline ? say('You are offline. Keep picking.') : say('The server is not answering. Keep picking.');
    return (
      <Banner
        severity="caution"
        title={title}
        action={
          <Button size="s" onPress={() => queue.sendNow()}>
            {say('Try now')}
          </Button>
        }
      >
        {say(
          '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.',
          { count: waiting },
        )}
      </Banner>
    );
  }
  if (others === 0) return null;
  return (
    <Banner severity="info" title={say('Work of a colleague waits here')}>
      {say(
        '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.',
        { count: others },
      )}
    </Banner>
  );
}
