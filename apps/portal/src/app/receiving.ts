import { normaliseBarcode } from '@instore/ui';
import type { WriteQueueStore } from '../queue/index.ts';
import { createReceiving } from '../receiving/receiving.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the receiving page; loaded with the page. */
export function createReceivingPart(
  { api, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
  queue: WriteQueueStore,
) {
  const receiving = createReceiving({
    api,
    toasts,
    queue,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
    normaliseBarcode,
  });
  queue.onAnswer((entry, answer) => void receiving.takeLate(entry, answer));
  listen({
    onLocation() {
      void receiving.openAgain();
      void receiving.load();
    },
  });
  return receiving;
}
