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
    const bins = await openBins();
    const { status, filters } = listOf({});
    void entered.then(() => picks.load(status, filters));
    return { bins };
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
      binsState={Route.useLoaderData().bins}
      onChange={(part: Partial<PrintSearch>) => void navigate({ search: { ...search, ...part }, replace: true })}
      onBack={(page) => void navigate({ to: page })}
    />
  );
}
