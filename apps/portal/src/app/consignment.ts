import { normaliseBarcode } from '@instore/ui';
import { createConsignment } from '../consignment/consignment.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the consignment page; loaded with the page. */
export function createConsignmentPart({ api, environment, language, toasts }: AppBase, { stores, listen }: AreaCommon) {
  const consignment = createConsignment({
    api,
    toasts,
    play: environment.playSound,
    say: language.say,
    locationId: stores.locationId,
    normaliseBarcode,
  });
  listen({ onLocation: consignment.reset });
  return consignment;
}
