import type { Area } from './area.ts';
import type { Core } from './core.ts';
import { createWarehouse } from './state/warehouse.ts';

/** Wires what the stockroom needs. */
export function createStockroom({ api, page }: Core, { shared }: Area) {
  const { toasts, playSound, clock } = page;
  return { warehouse: createWarehouse({ api, toasts, play: playSound, locationId: shared.locationId, clock }) };
}

/** What the stockroom needs. */
export type Stockroom = ReturnType<typeof createStockroom>;
