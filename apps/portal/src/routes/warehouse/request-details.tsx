import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { areaFailure } from '../../components/AreaFailure.tsx';
import { DetailsPage } from '../../components/DetailsPage.tsx';

const number = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined);

export const Route = createFileRoute('/warehouse/request-details')({
  validateSearch: v.object({ request: number, line: number }),
  loaderDeps: ({ search }) => search,
  async loader({ context: { app }, deps }) {
    const { warehouse } = await app.openStockroom();
    void app.opened.area?.enter().then(() => warehouse.loadRequest(deps.request ?? '', deps.line));
  },
  errorComponent: areaFailure('warehouse'),
  component: Details,
});

function Details() {
  const { request: requestId = '', line: lineId } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <DetailsPage requestId={requestId} lineId={lineId} onBack={() => void navigate({ to: '/warehouse' })} />;
}
