import { normaliseBarcode } from '@instore/ui';
import type { DispatchState } from '../state/warehouse/dispatch.ts';
import { createWarehouse } from '../state/warehouse/warehouse.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the area `warehouse`. */
export function createWarehouseArea({ api, environment }: AppBase, { stores }: AreaCommon) {
  const { toasts, playSound, clock } = environment;
  const { locationId } = stores;
  let dispatch: DispatchState | undefined;
  return {
    warehouse: createWarehouse({ api, toasts, play: playSound, locationId, clock, normaliseBarcode }),
    /** The dispatched lines; created once, their code is loaded by the first call. */
    async openDispatch(): Promise<DispatchState> {
      const { createDispatch } = await import('../state/warehouse/dispatch.ts');
      return (dispatch ??= createDispatch({ api, locationId }));
    },
  };
}

/** The state of the area `warehouse`. */
export type WarehouseArea = ReturnType<typeof createWarehouseArea>;
