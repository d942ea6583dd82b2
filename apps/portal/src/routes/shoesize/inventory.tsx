import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';
import { InventoryPage } from '../../screens/inventory/InventoryPage.tsx';
import { type InventorySearch, inventorySearch } from '../../rules/inventorySearch.ts';

export const Route = createFileRoute('/shoesize/inventory')({
  validateSearch: inventorySearch,
  // The size is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { q = '', sku = '' } }) => ({ q, sku }),
  async loader({ context: { app }, deps: { q, sku } }) {
    const inventory = await (await app.openShoesize()).openInventory();
    void app.opened.common?.enter().then(() => Promise.all([inventory.search(q), inventory.open(sku)]));
  },
  errorComponent: areaFailure('shoesize'),
  component: Inventory,
});

function Inventory() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<InventorySearch>, replace = false) =>
    void navigate({ search: { ...search, ...part }, replace });
  return <InventoryPage {...search} onChange={change} onBack={() => void navigate({ to: '/shoesize' })} />;
}
