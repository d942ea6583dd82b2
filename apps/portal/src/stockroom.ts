import { normaliseBarcode } from '@instore/ui';
import type { Area } from './area.ts';
import type { Core } from './core.ts';
import type { DispatchState } from './state/dispatch.ts';
import { createWarehouse } from './state/warehouse.ts';

/** Wires what the stockroom needs. */
export function createStockroom({ api, page }: Core, { shared }: Area) {
  const { toasts, playSound, clock } = page;
  const { locationId } = shared;
  let dispatch: DispatchState | undefined;
  return {
    warehouse: createWarehouse({ api, toasts, play: playSound, locationId, clock, spell: normaliseBarcode }),
    /** What was dispatched, made once; its code comes with its page. */
    async openDispatch(): Promise<DispatchState> {
      const { createDispatch } = await import('./state/dispatch.ts');
      return (dispatch ??= createDispatch({ api, locationId }));
    },
  };
}

/** What the stockroom needs. */
export type Stockroom = ReturnType<typeof createStockroom>;
