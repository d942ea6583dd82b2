import { createFileRoute } from '@tanstack/react-router';
import { listOf } from '../../rules/warehouseSearch.ts';
import { type PrintSearch, printSearch } from '../../rules/printSearch.ts';
import { PrintPage } from '../../screens/print/PrintPage.tsx';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';

export const Route = createFileRoute('/warehouse/print')({
  validateSearch: printSearch,
  loaderDeps: () => ({}),
  async loader({ context: { app } }) {
    const { warehouse } = await app.openWarehouse();
    const { status, filters } = listOf({});
    void app.opened.common?.enter().then(() => warehouse.load(status, filters));
  },
  errorComponent: areaFailure('warehouse'),
  component: Print,
});

function Print() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PrintPage
      {...search}
      onChange={(part: Partial<PrintSearch>) => void navigate({ search: { ...search, ...part }, replace: true })}
      onBack={() => void navigate({ to: '/warehouse' })}
    />
  );
}
