import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { createResource } from '../shared/reads/resource.ts';
import { Writes } from '../shared/writes/writes.ts';
import { nameOf, type Returns, type ReturnsOptions, type SaleResource } from './returnsState.ts';
import { createReturnWrites } from './returnWrites.ts';
import { createSaleScan } from './saleScan.ts';

/** Sold pairs that come back, and sales that are undone: state and actions [M-05]. */
export function createReturns(options: ReturnsOptions) {
  const { api, play, locationId } = options;
  const writes = new Writes({ play });
  const idle = () => ({ isPending: false, error: undefined });
  const state = proxy<Returns>({ scan: idle(), form: idle(), undo: idle() });
  const sale: SaleResource = createResource({ read: (asked) => api.storefront.findSale(asked) });
  const at = (search: string) => ({ locationId: locationId(), search });
  /** What the address names. */
  let opened: string | undefined;
  const shared = { ...options, state, sale, writes };
  return {
    state,
    sale,
    /** Shows the sale of the address: reads it, unless it is shown already. */
    open(search: string | undefined): void {
      opened = search;
      if (search === undefined) sale.clear();
      else if (sale.state.value === undefined || nameOf(sale.state.value) !== search) void sale.load(at(search));
    },
    /** Reads the sale of the address at another location. */
    reload(): void {
      if (opened !== undefined) void sale.load(at(opened));
    },
    /** Reads the open sale again if a colleague changed one of its pairs. */
    async readChanges({ all, units }: Changes): Promise<void> {
      const { value } = sale.state;
      if (value === undefined || state.form.isPending || state.undo.isPending) return;
      if (all || value.pairs.some(({ rowId }) => units.includes(rowId))) await sale.load(at(nameOf(value)));
    },
    scan: createSaleScan(shared),
    ...createReturnWrites(shared),
  };
}

export type ReturnsStore = ReturnType<typeof createReturns>;
