import { readJson, writeJson } from '@instore/browser';
import type { KioskBase } from './kioskBase.ts';
import type { UnsentRequest } from './kioskState.ts';
import { readUnsent } from './readUnsent.ts';

/** The key of the browser's storage with unsent requests: they survive an outage and the idle reset. */
const STORED = 'kiosk-unsent';

/** The requests that are not sent, in the state and in the browser's storage. */
export function createUnsent({ state, storage, log }: Pick<KioskBase, 'state' | 'storage' | 'log'>) {
  function keepUnsent(): void {
    const { leftRequests, requestToTryData } = state;
    const all = requestToTryData ? [...leftRequests, requestToTryData] : leftRequests;
    writeJson(storage, STORED, all.length > 0 ? all : undefined);
  }
  function forget(request: UnsentRequest): void {
    if (state.requestToTryData === request) state.requestToTryData = undefined;
    state.leftRequests = state.leftRequests.filter((each) => each !== request);
    keepUnsent();
  }
  return {
    keepUnsent,
    forget,
    /** Forgets all unsent requests: another kiosk begins here. */
    forgetUnsent(): void {
      Object.assign(state, { requestToTryData: undefined, leftRequests: [] });
      keepUnsent();
    },
    /** Reads requests that were not sent before the page was loaded again; their customers are not known any more. */
    restoreUnsent: (): void => void (state.leftRequests = readUnsent(readJson(storage, STORED), log)),
    /**
     * Takes the request back, to change the cart. The changed one has its key, so that what may have arrived of it is
     * found and withdrawn when the cart is sent again.
     */
    takeBack(): void {
      const { requestToTryData: request } = state;
      if (!request) return;
      forget(request);
      state.takenBack = request;
    },
  };
}

export type Unsent = ReturnType<typeof createUnsent>;
