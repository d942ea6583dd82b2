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
}

export interface RequestCardProps extends Unstyled {
  line: RequestCardLine;
  /** 1 request, 2 pending, 3 checked out. */
  status: '1' | '2' | '3';
  /** @default false */
  isInCart?: boolean;
  /** The action is running. @default false */
  isPending?: boolean;
  /** Adds it to the request cart. */
  onAdd?: () => void;
  /** Removes it from the cart. Without it, "In cart" cannot be pressed. */
  onRemove?: () => void;
  /** Cancels a placed request. */
  onCancel?: () => void;
}
