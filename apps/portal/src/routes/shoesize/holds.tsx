import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type HoldSearch, holdSearch } from '../../holds/holdSearch.ts';
import { HoldsPage } from '../../holds/screens/HoldsPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(holdSearch);

export const Route = createFileRoute('/shoesize/holds')({
  validateSearch: readSearch,
  // The open hold is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { list = 'held', whose = 'all', search = '' } }) => ({ list, whose, search }),
  async loader({ context: { area, entered }, deps }) {
    const holds = await area.openHolds();
    void entered.then(() => holds.load(deps));
    return { holds };
  },
  errorComponent: areaFailure('shoesize'),
  component: Holds,
});

function Holds() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<HoldSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part }, replace: 'search' in part });
  return (
    <HoldsPage
      {...search}
      holds={Route.useLoaderData().holds}
      onChange={change}
      onTakeBack={() => void navigate({ to: '/shoesize/take-back' })}
    />
  );
}
