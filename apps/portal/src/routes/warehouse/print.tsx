import { createFileRoute } from '@tanstack/react-router';
import { listOf } from '../../picks/picksSearch.ts';
import { type PrintSearch, printSearch } from '../../print/printSearch.ts';
import { PrintPage } from '../../print/screens/PrintPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

export const Route = createFileRoute('/warehouse/print')({
  validateSearch: printSearch,
  loaderDeps: () => ({}),
  async loader({ context: { area, entered } }) {
    const { picks, openBins } = area;
    const [bins, printers] = await Promise.all([openBins(), area.openPrinters()]);
    const { status, filters } = listOf({});
    void entered.then(() => Promise.all([picks.load(status, filters), printers.load()]));
    return { bins, printers };
  },
  errorComponent: areaFailure('warehouse'),
  component: Print,
});

function Print() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { bins, printers } = Route.useLoaderData();
  return (
    <PrintPage
      {...search}
      binsState={bins}
      printers={printers}
      onChange={(part: Partial<PrintSearch>) => void navigate({ search: { ...search, ...part }, replace: true })}
      onBack={(page) => void navigate({ to: page })}
    />
  );
}
