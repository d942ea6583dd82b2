'use client';

import { onDemand } from '../../loading/onDemand.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Unavailable.css.ts';
import type { KioskRequestPopupProps } from './props.ts';

export type { KioskRequestPopupProps } from './props.ts';

const KioskRequest = onDemand<KioskRequestPopupProps>(
  () => import('./KioskRequestDialog.tsx').then((module) => module.KioskRequest),
  { unavailable: Unavailable },
);

/**
 * The request of a customer at a kiosk, to accept or reject. Opens above everything else. At first the popup itself has
 * the focus; Escape does not close it, and keys of a scanner do not press its buttons.
 */
export function KioskRequestPopup(props: KioskRequestPopupProps) {
  return props.isOpen ? <KioskRequest {...props} /> : null;
}

/** Shown if the code of the popup could not be loaded, so that the request is not lost without a message. */
function Unavailable({ kiosk }: KioskRequestPopupProps) {
  const say = useMessages('KioskRequestPopup');
  return (
    <p role="alert" className={css.unavailable}>
      {say('New request from Kiosk {name}!', { name: kiosk })} {say("Can't show this offline. Reload when connected.")}
    </p>
  );
}
