import { KioskRequestPopup } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useArea, useFloor } from './useApp.ts';

/** Listens for kiosk requests on every page of /shoesize, and shows the oldest of them [K-01…K-09]. */
export function KioskListener() {
  const { shared } = useArea();
  const { kioskRequests } = useFloor();
  const { queue, isAccepting } = useSnapshot(kioskRequests.facts);
  const { status } = useSnapshot(shared.facts);
  const isReady = status === 'ready';
  const [current] = queue;

  useEffect(() => (isReady ? kioskRequests.start() : undefined), [kioskRequests, isReady]);

  if (!current) return null;
  return (
    <KioskRequestPopup
      key={current.tryoutItemId}
      isOpen
      kiosk={current.kiosk}
      lines={current.lines}
      waiting={queue.length - 1}
      receivedAt={new Date(current.receivedAt)}
      isAccepting={isAccepting}
      onAccept={() => void kioskRequests.accept()}
      onReject={kioskRequests.reject}
    />
  );
}
