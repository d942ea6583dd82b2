import { KioskRequestPopup } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLiveUpdates } from '../app.ts';
import type { KioskRequestsState } from '../../state/kiosk-requests/kioskRequests.ts';

export interface KioskPopupProps {
  kioskRequests: KioskRequestsState;
}

/** The oldest kiosk request that waits, above any page [K-03]. */
export function KioskPopup({ kioskRequests }: KioskPopupProps) {
  const { queue, isAccepting, isLater } = useSnapshot(kioskRequests.facts);
  const [current] = queue;
  const isOpen = current !== undefined && !isLater;
  const sounds = useLiveUpdates()?.sounds;
  useEffect(() => {
    if (!isOpen || !sounds) return undefined;
    sounds.setPopupOpen(true);
    return () => sounds.setPopupOpen(false);
  }, [isOpen, sounds]);
  if (!current || isLater) return null;
  return (
    <KioskRequestPopup
      key={current.tryoutItemId}
      isOpen
      kiosk={current.kiosk}
      lines={current.lines}
      waiting={queue.length - 1}
      receivedAt={new Date(current.receivedAt)}
      isAccepting={isAccepting}
      note={current.note}
      spot={current.spot}
      onLater={kioskRequests.later}
      onAccept={() => void kioskRequests.accept()}
      onReject={kioskRequests.reject}
    />
  );
}
