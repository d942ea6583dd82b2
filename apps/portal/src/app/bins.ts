import { normaliseBarcode, parseBin } from '@instore/ui';
import { createBins } from '../bins/bins.ts';
import type { BinsOptions } from '../bins/binsState.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the bins page; loaded with the page. */
export function createBinsPart(
  { api, auth, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
  outbox: BinsOptions['outbox'],
) {
  const bins = createBins({
    api,
    toasts,
    outbox,
    play: environment.playSound,
    clock: environment.clock,
    say: language.say,
    locationId: stores.locationId,
    userName: () => auth.name,
    normaliseBarcode,
    isBinCode: (text) => parseBin(text) !== null,
  });
  listen({ onLocation: bins.reset });
  return bins;
}
