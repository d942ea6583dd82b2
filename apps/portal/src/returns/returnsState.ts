import { type Api, type FoundSale, RETURN_REASONS, type ReturnCondition, type ReturnReason } from '@instore/api';
import type { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';

/** What the person answers about a pair that comes back. */
export interface ReturnDraft {
  reason: ReturnReason;
  condition: ReturnCondition;
  /** The bin into which the person puts it; undefined for none. */
  bin: string | undefined;
}

/** What shows that it is at work, and why its last try was refused. */
export interface Trying {
  isPending: boolean;
  error: string | undefined;
}

/** State of the scan field, the form of a return, and the undoing of a sale. */
export interface Returns {
  scan: Trying;
  form: Trying;
  undo: Trying;
}

/** The sale that is open. */
export type SaleResource = ReturnType<typeof createResource<FoundSale, [{ locationId: string; search: string }]>>;

/** Whether a pair is faulty or worn: it goes on hold, as the store decides, too. */
export const isDamaged = ({ reason, condition }: Pick<ReturnDraft, 'reason' | 'condition'>): boolean =>
  reason === 'faulty' || condition === 'worn';

/** The number by which a sale is found again. */
export const nameOf = ({ orderNumber, scanned }: FoundSale): string => orderNumber ?? scanned ?? '';

/** The reason with which the question begins. */
export const FIRST_REASON: ReturnReason = RETURN_REASONS[0];

/** What the state of returns needs. */
export interface ReturnsOptions {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  play: (sound: ScanSound) => Promise<unknown>;
  /** Id of the location in use. */
  locationId: () => string;
  normaliseBarcode: (text: string) => string;
}
