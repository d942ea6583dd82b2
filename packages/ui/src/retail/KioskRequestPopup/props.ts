import type { Unstyled } from '../../internal/props.ts';
import type { KioskRequestLine } from './words.ts';

export interface KioskRequestPopupProps extends Unstyled {
  isOpen: boolean;
  /** The kiosk's name: "Front door". */
  kiosk: string;
  /** What the customer wants to try on; the lines of the contract fit. */
  lines: readonly KioskRequestLine[];
  /** Number of further waiting requests. */
  waiting: number;
  /** When the request was made; from the first minute on its waiting time is told. */
  receivedAt: Date;
  /** Accept is on its way. @default false */
  isAccepting?: boolean;
  /** Who was faster, on another tablet: "Ines Calloway". The two answers then give way to one that closes. */
  claimedBy?: string | undefined;
  /** Closes a request that a colleague accepted. @default what Reject does */
  onDismiss?: () => void;
  onAccept: () => void;
  onReject: () => void;
}
