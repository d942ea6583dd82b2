import { createWarehouseFacts } from './warehouseFacts.ts';
import { createWarehouseList } from './warehouseList.ts';
import { type WarehouseWritesWorld, createWarehouseWrites } from './warehouseWrites.ts';

/** The warehouse's list and what is done with it: facts and verbs [W-01…W-06]. */
export function createWarehouse(world: WarehouseWritesWorld) {
  const facts = createWarehouseFacts();
  const { list, verbs } = createWarehouseList(facts, world);
  return { facts, ...verbs, ...createWarehouseWrites(facts, list, world) };
}

export type WarehouseState = ReturnType<typeof createWarehouse>;
