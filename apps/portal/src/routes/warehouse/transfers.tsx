import { createFileRoute } from '@tanstack/react-router';
import { labelsOf } from '../../print/labelsOf.ts';
import { addressReader } from '../../shared/address/addressReader.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';
import { TransfersPage } from '../../transfers/screens/TransfersPage.tsx';
import { transferSearch } from '../../transfers/transferSearch.ts';

const readSearch = addressReader(transferSearch);

export const Route = createFileRoute('/warehouse/transfers')({
  validateSearch: readSearch,
  // The open transfer is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { list } }) => ({ list }),
  async loader({ context: { area, entered }, deps: { list = 'incoming' } }) {
    const transfers = await area.openTransfers();
    void entered.then(() => transfers.load(list));
    return { transfers };
  },
  errorComponent: areaFailure('warehouse'),
  component: Transfers,
});

function Transfers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { area } = Route.useRouteContext();
  return (
    <TransfersPage
      {...search}
      area="warehouse"
      transfers={Route.useLoaderData().transfers}
      onPrint={(pairs) =>
        void area.print(
          labelsOf(pairs),
          () => void navigate({ to: '/warehouse/print', search: { what: 'pairs', pairs } }),
        )
      }
      onChange={(part) => void navigate({ search: { ...search, unknown: undefined, ...part } })}
    />
  );
}
