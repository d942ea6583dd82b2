import type { PagedState } from './pagedState.ts';
import { unchanged } from './unchanged.ts';

export interface PlacedItem<Item, Row> {
  id: string;
  item: Item;
  /** All items of the list are shown. */
  isWhole: boolean;
  /** The server's order. */
  compare: (a: Item, b: Item) => number;
  itemOf: (row: Row) => Item;
  rowOf: (item: Item, shown: Row | undefined) => Row;
}

/**
 * Shows an item where the server's order has it. False, and nothing is changed, for one behind the last shown row of a
 * list with more items on the server: it belongs to a page that is not read yet.
 */
export function placeItem<Item, Row>(state: PagedState<Row>, placed: PlacedItem<Item, Row>): boolean {
  const { id, item, isWhole, compare, itemOf, rowOf } = placed;
  const shown = state.byId[id];
  const order = state.order.filter((one) => one !== id);
  const next = order.findIndex((one) => {
    const other = state.byId[one];
    return other !== undefined && compare(item, itemOf(other)) < 0;
  });
  const isStillLast = shown !== undefined && state.order.at(-1) === id && compare(item, itemOf(shown)) <= 0;
  if (next === -1 && !isWhole && !isStillLast) return false;
  state.byId[id] = rowOf(item, shown);
  order.splice(next === -1 ? order.length : next, 0, id);
  state.order = unchanged(state.order, order);
  return true;
}
