import { normaliseBarcode } from '@instore/ui';
import { createEndOfDay } from '../end-of-day/endOfDay.ts';
import type { OutboxStore } from '../outbox/index.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the end of the day; loaded with the page. */
export function createEndOfDayPart(
  { api, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
  outbox: OutboxStore,
) {
  const endOfDay = createEndOfDay({
    api,
    toasts,
    outbox,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
    normaliseBarcode,
  });
  listen({ onLocation: () => void endOfDay.load() });
  return endOfDay;
}
