import type { Api, InventoryFacets } from '@instore/api';
import { ref } from 'valtio';
import type { Inventory } from './inventoryState.ts';

/** The values to filter by before the first search is answered, and when it is refused [F-04]. */
export function createFilterLists({
  state,
  api,
  locationId,
}: {
  state: Inventory;
  api: Pick<Api, 'inventory' | 'consignee'>;
  locationId: () => string;
}) {
  /** Id of the location whose lists are read. */
  let readAt = '';
  return {
    /**
     * Reads the sizes and the inventory's brands, once for each location. What cannot be read is read with the next
     * search.
     */
    async readFilterLists(): Promise<void> {
      const place = locationId();
      if (readAt === place) return;
      readAt = place;
      const [sizes, brands] = await Promise.all([
        api.consignee.getConsigneeSizes(),
        api.inventory.getInventoryBrands({ locationId: place }),
      ]);
      // Another location is in use by now.
      if (readAt !== place) return;
      if (!sizes.ok || !brands.ok) readAt = '';
      const lists = { ...state.lists };
      if (sizes.ok) lists.size = sizes.data.size;
      if (brands.ok) lists.invBrand = brands.data;
      state.lists = ref(lists);
    },
    /**
     * Reads the values of all filters from the search without filters. If the first search is refused, the panel has no
     * facets, but a person changes the refused filter there, and the others beside it.
     */
    async readAllValues(): Promise<void> {
      const place = locationId();
      const answer = await api.inventory.searchInventory({ locationId: place, cursor: null, limit: 1 });
      if (!answer.ok || !answer.data.facets || place !== locationId()) return;
      state.lists = ref({ ...valuesOf(answer.data.facets), ...state.lists });
    },
  };
}

const valuesOf = (facets: InventoryFacets) =>
  Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, values.map(({ value }) => value)]));
