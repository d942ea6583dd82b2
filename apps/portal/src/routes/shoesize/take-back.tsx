import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type ReturnSearch, returnSearch } from '../../returns/returnSearch.ts';
import { TakeBackPage } from '../../returns/screens/TakeBackPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(returnSearch);

export const Route = createFileRoute('/shoesize/take-back')({
  validateSearch: readSearch,
  // The pair is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { sale } }) => ({ sale }),
  async loader({ context: { area, entered }, deps }) {
    const returns = await area.openReturns();
    void entered.then(() => returns.open(deps.sale));
    return { returns };
  },
  errorComponent: areaFailure('shoesize'),
  component: TakeBack,
});

function TakeBack() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TakeBackPage
      {...search}
      area="shoesize"
      returns={Route.useLoaderData().returns}
      onChange={(part: Partial<ReturnSearch>) => void navigate({ search: { ...search, unknown: undefined, ...part } })}
      onBack={() => void navigate({ to: '/shoesize/holds' })}
    />
  );
}
