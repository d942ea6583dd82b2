import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { dispatchSearch, dispatchView } from '../../dispatch/dispatchSearch.ts';
import { DispatchPage } from '../../dispatch/screens/DispatchPage.tsx';

const readSearch = addressReader(dispatchSearch);

export const Route = createFileRoute('/warehouse/view-dispatch')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => dispatchView(search),
  async loader({ context: { area, entered }, deps: view }) {
    const { picks, openDispatch } = area;
    const dispatch = await openDispatch();
    picks.coverList();
    void entered.then(() => dispatch.load(view));
    return { dispatch };
  },
  errorComponent: areaFailure('warehouse'),
  component: Dispatched,
});

function Dispatched() {
  const { dispatch } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DispatchPage
      dispatch={dispatch}
      onChange={(part) => void navigate({ search: { ...search, unknown: undefined, ...part } })}
      onEndOfDay={() => void navigate({ to: '/warehouse/end-of-day' })}
      onBack={() => void navigate({ to: '/warehouse' })}
      onOpen={(request) => void navigate({ to: '/warehouse/request-details', search: { request } })}
    />
  );
}
