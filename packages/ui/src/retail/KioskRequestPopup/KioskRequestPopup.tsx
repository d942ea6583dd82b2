import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import type { KioskRequestLine } from './words.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Unavailable.css.ts';

const KioskRequestDialog = onDemand<KioskRequestPopupProps>(
  () => import('./KioskRequestDialog.tsx').then((module) => module.KioskRequestDialog),
  { unavailable: Unavailable },
);

export interface KioskRequestPopupProps extends Unstyled {
  isOpen: boolean;
  /** The kiosk's name: "Front door". */
  kiosk: string;
  /** What the customer wants to try on; the lines of the contract fit. */
  lines: readonly KioskRequestLine[];
  /** How many more requests wait behind this one. */
  waiting: number;
  /** When the request was made; from the first minute on its waiting time is told. */
  receivedAt: Date;
  /** Accept is on its way. @default false */
  isAccepting?: boolean;
  /** Who was faster, on another tablet: "Ines Calloway". The two answers then give way to one that closes. */
  claimedBy?: string | undefined;
  /** Closes a request that somebody else has taken. @default what Reject does */
  onDismiss?: () => void;
  onAccept: () => void;
  onReject: () => void;
}

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
      {say('New request from Kiosk {name}!', { name: kiosk })}{' '}
      {say('It cannot be shown while the network is away. Load the page again to answer it.')}
    </p>
  );
}
