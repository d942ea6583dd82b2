import { createCounts } from '../counts/counts.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the planned counts; loaded with the page. */
export function createCountsPart({ api, environment, language, toasts }: AppBase, { stores, listen }: AreaCommon) {
  const counts = createCounts({
    api,
    toasts,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
  });
  listen({ onLocation: () => void counts.load() });
  return counts;
}
