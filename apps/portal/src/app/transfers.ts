import type { OutboxStore } from '../outbox/index.ts';
import { createTransfers } from '../transfers/transfers.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the transfers page of an area; loaded with the page. Only the stockroom has an outbox. */
export function createTransfersPart(
  { api, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
  outbox?: OutboxStore,
) {
  const transfers = createTransfers({
    api,
    toasts,
    outbox,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
  });
  outbox?.onAnswer((entry, answer) => void transfers.takeLate(entry, answer));
  listen({ onLocation: () => void transfers.load() });
  return transfers;
}
