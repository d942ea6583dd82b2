import { DEFAULT_LINE_STATUS } from '@instore/api';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RequestsPage } from '../../screens/requests/RequestsPage.tsx';
import { areaFailure } from '../../screens/shell/AreaFailure.tsx';

const status = v.fallback(v.picklist(['1', '2', '3']), DEFAULT_LINE_STATUS);

export const Route = createFileRoute('/shoesize/')({
  validateSearch: v.object({
    status: v.optional(v.pipe(v.unknown(), v.transform(String), status)),
    /** The object of a notification [N-05]. */
    object: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
  }),
  loaderDeps: ({ search }) => ({ status: search.status ?? DEFAULT_LINE_STATUS }),
  // Without a wait: live updates start a moment after `enter`, and six requests of theirs would come before the list.
  loader({ context: { app, area }, deps }) {
    // The page shows the loaded lines, and that others are loading.
    void app.opened.common?.enter().then(() => area.requestLines.load(deps.status));
  },
  errorComponent: areaFailure('shoesize'),
  component: Requests,
});

function Requests() {
  const { status: chosen = DEFAULT_LINE_STATUS, object } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestsPage
      status={chosen}
      objectId={object}
      onStatusChange={(next) => void navigate({ search: { status: next } })}
    />
  );
}
