/** The subscription of a browser, as the store takes it. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the store keeps of a subscription. */
export function toStore(subscription: Pick<PushSubscription, 'toJSON'>): BrowserSubscription {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
