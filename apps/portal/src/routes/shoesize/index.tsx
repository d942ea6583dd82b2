import { DEFAULT_LINE_STATUS } from '@instore/api';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { addressReader } from '../../shared/address/addressReader.ts';
import { addressText } from '../../shared/address/addressText.ts';
import { RequestsPage } from '../../requests/screens/RequestsPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(
  v.object({
    status: v.fallback(v.optional(v.pipe(v.unknown(), v.transform(String), v.picklist(['1', '2', '3']))), undefined),
    /** The object of a notification [N-05]. */
    object: addressText(64),
  }),
);

export const Route = createFileRoute('/shoesize/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ status: search.status ?? DEFAULT_LINE_STATUS }),
  // Without a wait: live updates start a moment after the entry, and six requests of theirs would come before the list.
  loader({ context: { area, entered }, deps }) {
    // The page shows the loaded lines, and that others are loading.
    void entered.then(() => area.requestLines.load(deps.status));
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
