import { KioskRequestPopup } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { KioskRequestsState } from '../../state/kiosk-requests/kioskRequests.ts';

/** The oldest request that waits for an answer, over whatever page is open [K-03]. */
export function KioskPopup({ kiosk }: { kiosk: KioskRequestsState }) {
  const { queue, isAccepting } = useSnapshot(kiosk.facts);
  const [current] = queue;
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
      onAccept={() => void kiosk.accept()}
      onReject={kiosk.reject}
    />
  );
}
