import { createFileRoute } from '@tanstack/react-router';
import { countsSearch } from '../../counts/countsSearch.ts';
import { CountsPage } from '../../counts/screens/CountsPage.tsx';
import { addressReader } from '../../shared/address/addressReader.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(countsSearch);

export const Route = createFileRoute('/warehouse/counts')({
  validateSearch: readSearch,
  // The form is opened on the page itself: nothing is read for it.
  loaderDeps: ({ search: { view } }) => ({ view }),
  async loader({ context: { area, entered }, deps: { view = 'today' } }) {
    const counts = await area.openCounts();
    void entered.then(() => counts.load(view));
    return { counts };
  },
  errorComponent: areaFailure('warehouse'),
  component: Counts,
});

function Counts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CountsPage
      {...search}
      counts={Route.useLoaderData().counts}
      // The form closes when its answer comes: the person may have chosen another view meanwhile.
      onChange={(part) => void navigate({ search: (now) => ({ ...now, unknown: undefined, ...part }) })}
      onCount={(bin) => void navigate({ to: '/warehouse/bins', search: { bin, mode: 'count' } })}
    />
  );
}
