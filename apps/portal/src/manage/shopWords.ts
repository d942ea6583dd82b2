import type { ShopProblemKind, ShopState, StockDifferences } from '@instore/api';
import type { PlainText } from '../shared/texts/portalText.ts';

/** How the connection is, in words. */
export const SHOP_STATE_WORDS: Record<ShopState, PlainText> = {
  off: 'Not connected',
  'not-loaded': 'Not loaded yet',
  connected: 'Connected',
  removed: 'App removed',
};

/** What a problem is about. */
export const SHOP_PROBLEM_WORDS: Record<ShopProblemKind, PlainText> = {
  product: 'Product',
  order: 'Order',
  location: 'Location',
};

/** A size of which the shop and the store have different numbers. */
export type Difference = StockDifferences['differences'][number];

/** A pair, as the store knows it. */
export type KnownPair = Difference['units'][number];

/** What else is known of a pair, in words. */
export const pairNotes = ({ missing, onHold, inTransit }: KnownPair): PlainText[] => [
  ...(missing ? (['Missing'] as const) : []),
  ...(onHold ? (['On hold'] as const) : []),
  ...(inTransit ? (['On the way'] as const) : []),
];
