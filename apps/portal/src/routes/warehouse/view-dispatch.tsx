import { createFileRoute } from '@tanstack/react-router';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';
import { DispatchPage } from '../../screens/warehouse/DispatchPage.tsx';

export const Route = createFileRoute('/warehouse/view-dispatch')({
  async loader({ context: { app } }) {
    const { warehouse, openDispatch } = await app.openWarehouse();
    const dispatch = await openDispatch();
    warehouse.coverList();
    void app.opened.common?.enter().then(dispatch.load);
    return { dispatch };
  },
  errorComponent: areaFailure('warehouse'),
  component: Dispatched,
});

function Dispatched() {
  const { dispatch } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <DispatchPage
      dispatch={dispatch}
      onBack={() => void navigate({ to: '/warehouse' })}
      onOpen={(request) => void navigate({ to: '/warehouse/request-details', search: { request } })}
    />
  );
}
