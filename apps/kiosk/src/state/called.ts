import type { KioskBase } from './kioskBase.ts';

/** The numbers that are called at the kiosk's location [C-10]. */
export const createCalled = ({ api, state, shopLoads }: Pick<KioskBase, 'api' | 'state' | 'shopLoads'>) => ({
  /** Reads the called numbers. */
  async loadCalled(): Promise<void> {
    await shopLoads.load('called', api.kiosk.getCalledNumbers(), (numbers) => (state.called = numbers));
    // During an outage a call may end.
    if (state.shop.error.called) state.called = [];
  },
  /** Shows none until they are read again: during an outage the kiosk does not learn that a call ends. */
  forgetCalled(): void {
    shopLoads.drop('called');
    state.called = [];
  },
});

export type Called = ReturnType<typeof createCalled>;
