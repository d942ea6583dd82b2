'use client';

import { onDemand } from '../../loading/onDemand.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Unavailable.css.ts';
import type { KioskRequestPopupProps } from './props.ts';

export type { KioskRequestPopupProps } from './props.ts';

const KioskRequestDialog = onDemand<KioskRequestPopupProps>(
  () => import('./KioskRequestDialog.tsx').then((module) => module.KioskRequestDialog),
  { unavailable: Unavailable },
);

/**
 * A customer at a kiosk asks for pairs: accept or reject [K-03]. Opens over everything, like a box dropped on the
 * counter. It starts with the focus on itself, takes no Escape, and keeps scanners from pressing its buttons.
 */
export function KioskRequestPopup(props: KioskRequestPopupProps) {
  return props.isOpen ? <KioskRequestDialog {...props} /> : null;
}

/** The popup could not be fetched: the request must not be lost in silence. */
function Unavailable({ kiosk }: KioskRequestPopupProps) {
  const say = useMessages('KioskRequestPopup');
  return (
    <p role="alert" className={css.unavailable}>
      {say('New request from Kiosk {name}!', { name: kiosk })} {say("Can't show this offline. Reload when connected.")}
    </p>
  );
}
