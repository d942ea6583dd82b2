import type { Unstyled } from '../../internal/props.ts';
import type { KioskRequestLine } from './words.ts';

export interface KioskRequestPopupProps extends Unstyled {
  isOpen: boolean;
  /** Name of the kiosk: "Front door". */
  kiosk: string;
  /** The requested items, as the contract's `TryoutLine`. */
  lines: readonly KioskRequestLine[];
  /** Number of further waiting requests. */
  waiting: number;
  /** When the request was sent. From one minute on, the popup shows how long it has waited. */
  receivedAt: Date;
  /** Accept is being sent. @default false */
  isAccepting?: boolean;
  /** The colleague who accepted: "Ines Calloway". One button that closes then replaces Accept and Reject. */
  acceptedBy?: string | undefined;
  /** Closes a request that a colleague accepted. @default what Reject does */
  onDismiss?: () => void;
  onAccept: () => void;
  onReject: () => void;
}
