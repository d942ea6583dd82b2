import { createPrinters } from '../print/printers.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the label printers; loaded when labels are printed first, or with the page of the places. */
export function createPrintersPart(
  { api, language, local, toasts }: AppBase,
  { stores, listen, listenToChanges }: AreaCommon,
) {
  const printers = createPrinters({ api, local, toasts, say: language.say, locationId: stores.locationId });
  listen({ onLocation: printers.reset });
  listenToChanges(printers.readChanges);
  return printers;
}
