import { createInsight } from '../insight/insight.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { saveFile } from './saveFile.ts';

/** Creates the state of the insight page; loaded with the page. */
export function createInsightPart({ api, environment, toasts }: AppBase, { stores, listen }: AreaCommon) {
  const insight = createInsight({
    api,
    toasts,
    now: environment.clock.now,
    locationId: stores.locationId,
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  listen({ onLocation: insight.reset });
  return insight;
}
