import type { ApiKey, WebhookDeliveryState, WebhookEndpoint } from '@instore/api';
import type { PlainText } from '../shared/texts/portalText.ts';

/** How a key or an endpoint is. */
export type SystemState = 'works' | 'expired' | 'revoked' | 'failing' | 'paused' | 'partly';

/** The same in words. */
export const STATE_WORDS: Record<SystemState, PlainText> = {
  works: 'Works',
  expired: 'Expired',
  revoked: 'Revoked',
  failing: 'Failing',
  paused: 'Paused',
  partly: 'Partly paused',
};

/** How a key is. */
export const keyState = ({ revokedAt, isExpired }: ApiKey): SystemState =>
  revokedAt !== null ? 'revoked' : isExpired ? 'expired' : 'works';

/** How an endpoint is. */
export function endpointState({ pausedAt, failingSince, pausedTypes }: WebhookEndpoint): SystemState {
  if (pausedAt !== null) return 'paused';
  if (failingSince !== null) return 'failing';
  return pausedTypes.length > 0 ? 'partly' : 'works';
}

/** How far a delivery is, in words. */
export const DELIVERY_WORDS: Record<WebhookDeliveryState, PlainText> = {
  waiting: 'Waits',
  failed: 'Failed',
  delivered: 'Delivered',
  skipped: 'Not sent',
};
