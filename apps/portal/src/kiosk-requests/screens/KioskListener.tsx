import { onDemand, useOnDemand } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useAreaCommon, useShoesize } from '../../app/context.ts';
import type { KioskPopupProps } from './KioskPopup.tsx';

const KioskPopup = onDemand<KioskPopupProps>(() => import('./KioskPopup.tsx').then((module) => module.KioskPopup));

/** Polls for kiosk requests on every page of /shoesize [K-01…K-09]. Its code is loaded after the first paint. */
export function KioskListener() {
  const { stores } = useAreaCommon();
  const { openKioskRequests } = useShoesize();
  const { status } = useSnapshot(stores.state);
  const { value: kioskRequests } = useOnDemand(status === 'ready' ? openKioskRequests : undefined);
  useEffect(() => kioskRequests?.start(), [kioskRequests]);
  return kioskRequests ? <KioskPopup kioskRequests={kioskRequests} /> : null;
}
