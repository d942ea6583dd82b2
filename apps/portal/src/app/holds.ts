import { createHolds } from '../holds/holds.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the holds page; loaded with the page. */
export function createHoldsPart({ api, language, toasts }: AppBase, { stores, listen }: AreaCommon) {
  const holds = createHolds({ api, toasts, say: language.say, locationId: stores.locationId });
  listen({ onLocation: () => void holds.load() });
  return holds;
}
