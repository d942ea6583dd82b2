import { createFileRoute, redirect } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type ReturnSearch, returnSearch } from '../../returns/returnSearch.ts';
import { TakeBackPage } from '../../returns/screens/TakeBackPage.tsx';
import { mayTakeBack } from '../../shared/rights/warehouseRights.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(returnSearch);

export const Route = createFileRoute('/warehouse/take-back')({
  validateSearch: readSearch,
  beforeLoad({ context: { app } }) {
    if (!mayTakeBack(app.auth.role)) throw redirect({ to: '/unauthorized', replace: true });
  },
  // The pair is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { sale } }) => ({ sale }),
  async loader({ context: { area, entered }, deps }) {
    const returns = await area.openReturns();
    void entered.then(() => returns.open(deps.sale));
    return { returns };
  },
  errorComponent: areaFailure('warehouse'),
  component: TakeBack,
});

function TakeBack() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TakeBackPage
      {...search}
      area="warehouse"
      returns={Route.useLoaderData().returns}
      onChange={(part: Partial<ReturnSearch>) => void navigate({ search: { ...search, unknown: undefined, ...part } })}
      onBack={() => void navigate({ to: '/warehouse/receiving' })}
    />
  );
}
