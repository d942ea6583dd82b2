import type { Say } from '../../internal/useMessages.ts';
import type { KitText } from '../../messages/Messages.ts';

/** One requested item, as the contract's `TryoutLine`. */
export interface KioskRequestLine {
  /** Id of the request: the same for all its lines. */
  tryoutItemId: string;
  inventoryItemId: string;
  sku: string | null;
  size: string;
  /** In the unit of the currency, not in cents. */
  price: number;
  lineId?: string;
  /** @default the SKU */
  productName?: string;
  colourway?: { name: string; swatches: readonly string[] };
  imageUrl?: string;
  sizeSystem?: string;
  /** Belongs to a consignee. */
  consigned?: boolean;
  /** Number of free units at the location. */
  inStock?: number;
  barcode?: string | null;
}

/** "2 items to try on. 1 more request waiting." */
export function summary(items: number, waiting: number, say: Say<KitText<'KioskRequestPopup'>>): string {
  const first = say('{count} item to try on.|{count} items to try on.', { count: items });
  if (waiting <= 0) return first;
  const rest = '{count} more request waiting.|{count} more requests waiting.';
  return `${first} ${say(rest, { count: waiting })}`;
}

/** "Waiting 4 min", or `null` in the first minute. */
export function waitingWords(receivedAt: Date, now: Date, say: Say<KitText<'KioskRequestPopup'>>): string | null {
  const minutes = Math.floor((now.getTime() - receivedAt.getTime()) / 60_000);
  return minutes >= 1 ? say('Waiting {minutes} min', { minutes }) : null;
}

/** "14:32:07": the time of day, 24 hours, in the digits of the locale. */
export function clockTime(now: Date, locale: string): string {
  return now.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
}
