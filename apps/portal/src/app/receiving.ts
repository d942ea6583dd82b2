import { normaliseBarcode } from '@instore/ui';
import type { OutboxStore } from '../outbox/index.ts';
import { keptDeliveriesCode, keptDeliveryCode } from '../receiving/keptDeliveries.ts';
import { createReceiving } from '../receiving/receiving.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { openKept } from './openKept.ts';

/** Creates the state of the receiving page; loaded with the page. */
export function createReceivingPart(base: AppBase, { stores, listen }: AreaCommon, outbox: OutboxStore) {
  const { api, environment, language, toasts } = base;
  const receiving = createReceiving({
    api,
    toasts,
    outbox,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
    normaliseBarcode,
    keptLists: openKept(base, async () => keptDeliveriesCode),
    keptDelivery: openKept(base, async () => keptDeliveryCode),
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
