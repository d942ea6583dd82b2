import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { RequestDetailsPage } from '../../picks/screens/RequestDetailsPage.tsx';

const number = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined);

export const Route = createFileRoute('/warehouse/request-details')({
  validateSearch: v.object({ request: number, line: number }),
  loaderDeps: ({ search }) => search,
  async loader({ context: { area, entered }, deps }) {
    const { picks } = area;
    void entered.then(() => picks.loadRequest(deps.request ?? '', deps.line));
  },
  errorComponent: areaFailure('warehouse'),
  component: Details,
});

function Details() {
  const { request: requestId = '', line: lineId } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestDetailsPage requestId={requestId} lineId={lineId} onBack={() => void navigate({ to: '/warehouse' })} />
  );
}
