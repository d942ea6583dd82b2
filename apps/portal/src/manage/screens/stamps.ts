import type { ShopConnection, ShopState, WebhookDeliveryState } from '@instore/api';
import type { StampState } from '@instore/ui';
import type { SystemState } from '../systemWords.ts';

/** The stamp of each state. */
export const STATE_STAMPS: Record<SystemState, StampState> = {
  works: 'found',
  expired: 'held',
  revoked: 'held',
  failing: 'error',
  paused: 'held',
  partly: 'pending',
};

/** The stamp of a delivery. */
export const DELIVERY_STAMPS: Record<WebhookDeliveryState, StampState> = {
  waiting: 'pending',
  failed: 'error',
  delivered: 'found',
  skipped: 'held',
};

const SHOP_STAMPS: Record<ShopState, StampState> = {
  off: 'held',
  'not-loaded': 'pending',
  connected: 'found',
  removed: 'error',
};

/** The stamp of a connection: one whose last comparison failed is no good one. */
export const shopStamp = ({ state, failure }: ShopConnection): StampState =>
  state === 'connected' && failure !== null ? 'error' : SHOP_STAMPS[state];
