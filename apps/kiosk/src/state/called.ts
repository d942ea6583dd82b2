import type { Kiosk } from './kioskState.ts';

/** Reads the numbers that are called at the kiosk's location [C-10]. */
export async function loadCalled(kiosk: Kiosk): Promise<void> {
  const { api, state, shopLoads } = kiosk;
  await shopLoads.load('called', api.kiosk.getCalledNumbers(), (numbers) => (state.called = numbers));
  // During an outage a call may end.
  if (state.shop.error.called) state.called = [];
}

/** Shows no called number until they are read again: during an outage the kiosk does not learn that a call ends. */
export function forgetCalled({ state, shopLoads }: Kiosk): void {
  shopLoads.drop('called');
  state.called = [];
}
