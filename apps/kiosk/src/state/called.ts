import type { Kiosk } from './facts.ts';

/** Reads the numbers that are called at the kiosk's location [C-10]. */
export async function loadCalled(kiosk: Kiosk): Promise<void> {
  const { api, facts, shopLoads } = kiosk;
  await shopLoads.load('called', api.kiosk.getCalledNumbers(), (numbers) => (facts.called = numbers));
  // During an outage a call may end.
  if (facts.shop.error.called) facts.called = [];
}

/** Shows no called number until they are read again: during an outage the kiosk does not learn that a call ends. */
export function forgetCalled({ facts, shopLoads }: Kiosk): void {
  shopLoads.drop('called');
  facts.called = [];
}
