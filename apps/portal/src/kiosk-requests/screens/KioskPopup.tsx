import { KioskRequestPopup, useIsOccupied } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLiveUpdates } from '../../app/context.ts';
import type { KioskRequestsStore } from '../kioskRequests.ts';

export interface KioskPopupProps {
  kioskRequests: KioskRequestsStore;
}

/**
 * The oldest kiosk request that waits, above any page [K-03]. While the user is in the middle of something it is a small
 * box beside the page.
 */
export function KioskPopup({ kioskRequests }: KioskPopupProps) {
  const { queue, isPending } = useSnapshot(kioskRequests.state);
  const [current] = queue;
  const isOpen = current !== undefined;
  const isOccupied = useIsOccupied(isOpen);
  // Once the popup is over the page, it stays there for the requests that follow.
  const [isOver, setOver] = useState(false);
  const isOverNow = isOpen && (isOver || !isOccupied);
  if (isOver !== isOverNow) setOver(isOverNow);
  const sounds = useLiveUpdates()?.sounds;
  useEffect(() => {
    if (!isOpen || !sounds) return undefined;
    sounds.setPopupOpen(true);
    return () => sounds.setPopupOpen(false);
  }, [isOpen, sounds]);
  if (!current) return null;
  return (
    <KioskRequestPopup
      key={current.tryoutItemId}
      isOpen
      kiosk={current.kiosk}
      customerNumber={current.customerNumber}
      lines={current.lines}
      waiting={queue.length - 1}
      receivedAt={new Date(current.receivedAt)}
      isAccepting={isPending}
      isAside={!isOverNow}
      note={current.note}
      spot={current.spot}
      onLater={kioskRequests.later}
      onAccept={() => void kioskRequests.accept()}
      onReject={kioskRequests.reject}
    />
  );
}
