import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { KioskRequestsState } from '../../state/kiosk-requests/kioskRequests.ts';
import { useApp, useAreaCommon, useShoesize } from '../app.ts';

/** How long to wait before the listener's code is asked for again, milliseconds. */
const RETRY_MS = 5_000;

interface Listener {
  kiosk: KioskRequestsState;
  Popup: ComponentType<{ kiosk: KioskRequestsState }>;
}

/** Listens for kiosk requests on every page of /shoesize [K-01…K-09]; its code comes after the first paint. */
export function KioskListener() {
  const { stores } = useAreaCommon();
  const { openKioskRequests } = useShoesize();
  const { environment } = useApp();
  const { status } = useSnapshot(stores.facts);
  const [listener, setListener] = useState<Listener>();
  const isReady = status === 'ready';

  useEffect(() => {
    if (!isReady || listener) return undefined;
    const open = () => {
      Promise.all([openKioskRequests(), import('./KioskPopup.tsx')]).then(
        ([kiosk, { KioskPopup }]) => setListener({ kiosk, Popup: KioskPopup }),
        // Without it no request would be heard of: a network that is away for a moment is waited for.
        (error: unknown) => environment.log.warn('The kiosk listener could not be loaded', error),
      );
    };
    open();
    return environment.clock.every(RETRY_MS, open);
  }, [isReady, listener, openKioskRequests, environment]);

  useEffect(() => (isReady ? listener?.kiosk.start() : undefined), [isReady, listener]);

  return listener ? <listener.Popup kiosk={listener.kiosk} /> : null;
}
