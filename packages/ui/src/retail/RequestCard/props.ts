import type { Unstyled } from '../../internal/props.ts';
import type { LabelledUnit } from '../BoxLabel/BoxLabel.tsx';

/** A requested unit. */
export interface RequestCardLine extends LabelledUnit {
  /** `null` for a product without SKU. */
  sku: string | null;
  /** Who requested it: "Kiosk Front door", "Floor, M. Okafor". */
  from: string;
  /** When, as a text: "14:31". */
  at: string;
  /** Belongs to a consignee. */
  consigned: boolean;
  /** The number that the customer was told at the kiosk. @default none */
  customerNumber?: number | null;
  /** The associate to whom it belongs; `null` while it waits for one. @default not shown: the codes take its place */
  owner?: { name: string; photoUrl?: string | undefined } | null;
  /** Where the pair is brought to: "Bench 3". @default none */
  spot?: string | null;
  /** What the customer or the associate wrote. @default none */
  requestNote?: string | null;
  /** Start of its age, ISO 8601. With it the label shows owner or codes, then spot, note and age. */
  since?: string;
}

export interface RequestCardProps extends Unstyled {
  /** The line of a request that is shown. */
  line: RequestCardLine;
  /** 1 request, 2 pending, 3 checked out. */
  status: '1' | '2' | '3';
  /** Whether the line is in the request cart. @default false */
  isInCart?: boolean;
  /** The action is running. @default false */
  isPending?: boolean;
  /** Adds it to the request cart. */
  onAdd?: () => void;
  /** Removes it from the cart. Without it, "In cart" cannot be pressed. */
  onRemove?: () => void;
  /** Cancels it. */
  onCancel?: () => void;
  /** The current time in ms, from the parent; for `since`. @default 0 */
  now?: number;
  /** Age from which it is late, ms. @default 10 minutes */
  lateAfterMs?: number;
  /** What differs from the usual state of its status. @default nothing */
  exception?: 'waiting' | 'unavailable' | 'coming-back' | 'handed-over' | undefined;
  /** Accepts the try-on request that it belongs to. */
  onAccept?: () => void;
  /** Offers another size. */
  onChoose?: () => void;
  /** Reminds those for whom it waits. */
  onNudge?: () => void;
  /** It was nudged within the last minute: "Nudged" instead of the button. @default false */
  isNudged?: boolean;
  /** Announces that a checked-out pair comes back. */
  onSendBack?: () => void;
  /** It is chosen together with others: inverts the size cell. @default false */
  isChosen?: boolean;
  /** Chooses it together with others. Without it the label has no checkbox. */
  onChosenChange?: ((isChosen: boolean) => void) | undefined;
  /** Opens its details: the whole label can be pressed. */
  onOpen?: () => void;
  /** Its details are open. @default false */
  isOpen?: boolean;
}
