import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../rules/addressReader.ts';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';
import { dispatchSearch, dispatchView } from '../../rules/dispatchSearch.ts';
import { DispatchPage } from '../../screens/warehouse/DispatchPage.tsx';

const readSearch = addressReader(dispatchSearch);

export const Route = createFileRoute('/warehouse/view-dispatch')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => dispatchView(search),
  async loader({ context: { app }, deps: view }) {
    const { warehouse, openDispatch } = await app.openWarehouse();
    const dispatch = await openDispatch();
    warehouse.coverList();
    void app.opened.common?.enter().then(() => dispatch.load(view));
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
      onBack={() => void navigate({ to: '/warehouse' })}
      onOpen={(request) => void navigate({ to: '/warehouse/request-details', search: { request } })}
    />
  );
}
