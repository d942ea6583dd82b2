import type { Unstyled } from '../../internal/props.ts';
import type { KioskRequestLine } from './words.ts';

export interface KioskRequestPopupProps extends Unstyled {
  /** Whether the request is shown. */
  isOpen: boolean;
  /** Name of the kiosk: "Front door". */
  kiosk: string;
  /** The number that the customer was told. @default none */
  customerNumber?: number | null | undefined;
  /** The requested items, as the contract's `TryoutLine`. */
  lines: readonly KioskRequestLine[];
  /** Number of further waiting requests. */
  waiting: number;
  /** When the request was sent. From one minute on, the popup shows how long it has waited. */
  receivedAt: Date;
  /**
   * As a small box at the corner that leaves the page and its focus alone, while the user is in the middle of
   * something: see `useIsOccupied`. @default false
   */
  isAside?: boolean;
  /** Accept is being sent. @default false */
  isAccepting?: boolean;
  /** The colleague who accepted: "Ines Calloway". One button that closes then replaces Accept and Reject. */
  acceptedBy?: string | undefined;
  /** The request was withdrawn or has expired. One button that closes then replaces Accept and Reject. */
  ended?: 'withdrawn' | 'expired' | undefined;
  /** What the customer wrote. @default none */
  note?: string | null | undefined;
  /** Where the pairs are brought to: "Bench 3". @default none */
  spot?: string | null | undefined;
  /** Closes the popup for a while, without an answer. Without it there is no such button. */
  onLater?: () => void;
  /** Closes a request that was accepted or has ended. @default what Reject does */
  onDismiss?: () => void;
  /** Called when the associate accepts the request. */
  onAccept: () => void;
  /** Called when the associate rejects the request. */
  onReject: () => void;
}
