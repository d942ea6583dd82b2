import { normaliseBarcode } from '@instore/ui';
import { createReturns } from '../returns/returns.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the page for sold pairs that come back; loaded with the page. */
export function createReturnsPart({ api, language, toasts, environment }: AppBase, { stores, listen }: AreaCommon) {
  const returns = createReturns({
    api,
    toasts,
    say: language.say,
    play: environment.playSound,
    locationId: stores.locationId,
    normaliseBarcode,
  });
  listen({ onLocation: () => returns.reload() });
  return returns;
}
