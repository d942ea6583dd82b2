import type { Labels } from '../print/index.ts';
import { onFirstUse } from '../shared/onFirstUse.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates what opens the label printers, and what prints without a dialog; their code is loaded by the first call. */
export function createPrintersOpener(base: AppBase, common: AreaCommon) {
  const openPrinters = onFirstUse(
    () => import('./printers.ts'),
    ({ createPrintersPart }) => createPrintersPart(base, common),
  );
  return {
    openPrinters,
    /** Prints labels on the printer of this device; without one, the browser prints [M-06]. */
    async print(labels: Labels, onBrowser: () => void): Promise<void> {
      const printers = await openPrinters().catch((error: unknown) => {
        base.environment.log.warn('The label printers could not be loaded', error);
      });
      await (printers ? printers.print(labels, onBrowser) : onBrowser());
    },
  };
}
