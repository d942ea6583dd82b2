import { INVENTORY_ORDERS } from '@instore/api';
import { createFileRoute } from '@tanstack/react-router';
import { ORDER_KEY, readRemembered } from '../../shared/remembered.ts';
import { type InventoryAddress, readInventoryAddress } from '../../inventory/inventoryAddress.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { InventoryPage } from '../../inventory/screens/InventoryPage.tsx';

export const Route = createFileRoute('/shoesize/inventory')({
  validateSearch: readInventoryAddress,
  // The size is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { q = '', sku = '', view = 'products', order, filters, pairs } }) => ({
    q,
    sku,
    view,
    order,
    filters,
    pairs,
  }),
  async loader({ context: { app, area, entered }, deps: { q, sku, view, order, filters = {}, pairs = {} } }) {
    const inventory = await area.openInventory();
    inventory.setFilters(filters, order ?? readRemembered(app.local, ORDER_KEY, INVENTORY_ORDERS));
    void entered.then(() =>
      Promise.all([
        // The products also give the values of the filters.
        inventory.search(q),
        inventory.readFilterLists(),
        view === 'pairs' ? inventory.pairs.search(pairs) : undefined,
        inventory.open(sku),
      ]),
    );
  },
  errorComponent: areaFailure('shoesize'),
  component: Inventory,
});

function Inventory() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<InventoryAddress>, replace = false) =>
    void navigate({ search: { ...search, unknown: undefined, ...part }, replace });
  return <InventoryPage {...search} onChange={change} onBack={() => void navigate({ to: '/shoesize' })} />;
}
