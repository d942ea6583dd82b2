import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { PickPage } from '../../picks/screens/PickPage.tsx';
import { type PicksSearch, picksSearch, listOf } from '../../picks/picksSearch.ts';

const readSearch = addressReader(picksSearch);

export const Route = createFileRoute('/warehouse/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => listOf(search),
  // Without a wait: live updates start a moment after the entry, and six requests of theirs would come before the list.
  loader({ context: { area, entered }, deps: { status, filters, isMine } }) {
    const { picks } = area;
    picks.resetRequestDetails();
    picks.show(status, filters, isMine);
    void entered.then(() => picks.load(status, filters, isMine));
  },
  errorComponent: areaFailure('warehouse'),
  component: Requests,
});

function Requests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<PicksSearch>) => void navigate({ search: { ...search, unknown: undefined, ...part } });
  return (
    <PickPage
      {...listOf(search)}
      onChange={change}
      onPrint={() => void navigate({ to: '/warehouse/print', search: { what: 'picks' } })}
    />
  );
}
