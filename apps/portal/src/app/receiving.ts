import { normaliseBarcode } from '@instore/ui';
import type { OutboxStore } from '../outbox/index.ts';
import { createReceiving } from '../receiving/receiving.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the receiving page; loaded with the page. */
export function createReceivingPart(
  { api, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
  outbox: OutboxStore,
) {
  const receiving = createReceiving({
    api,
    toasts,
    outbox,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
    normaliseBarcode,
  });
  outbox.onAnswer((entry, answer) => void receiving.takeLate(entry, answer));
  listen({
    onLocation() {
      void receiving.openAgain();
      void receiving.load();
    },
  });
  return receiving;
}
