import type { InventoryFacets } from '@instore/api';
import { ref } from 'valtio';
import type { InventoryContext } from './inventoryState.ts';

/**
 * Reads the sizes and the inventory's brands to filter by, once for each location [F-04]. The panel has their options
 * before the first search is answered, and when it is refused. What cannot be read is read with the next search.
 */
export async function readFilterLists(context: InventoryContext): Promise<void> {
  const { state, deps } = context;
  const locationId = deps.locationId();
  if (context.listsAt === locationId) return;
  context.listsAt = locationId;
  const [sizes, brands] = await Promise.all([
    deps.api.consignee.getConsigneeSizes(),
    deps.api.inventory.getInventoryBrands({ locationId }),
  ]);
  // Another location is in use by now.
  if (context.listsAt !== locationId) return;
  if (!sizes.ok || !brands.ok) context.listsAt = '';
  const lists = { ...state.lists };
  if (sizes.ok) lists.size = sizes.data.size;
  if (brands.ok) lists.invBrand = brands.data;
  state.lists = ref(lists);
}

/**
 * Reads the values of all filters from the search without filters. If the first search is refused, the panel has no
 * facets, but a person changes the refused filter there, and the others beside it.
 */
export async function readAllValues({ state, deps }: InventoryContext): Promise<void> {
  const locationId = deps.locationId();
  const answer = await deps.api.inventory.searchInventory({ locationId, cursor: null, limit: 1 });
  if (!answer.ok || !answer.data.facets || locationId !== deps.locationId()) return;
  state.lists = ref({ ...valuesOf(answer.data.facets), ...state.lists });
}

const valuesOf = (facets: InventoryFacets) =>
  Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, values.map(({ value }) => value)]));
