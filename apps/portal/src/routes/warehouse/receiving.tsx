import { createFileRoute } from '@tanstack/react-router';
import { receivingSearch } from '../../receiving/receivingSearch.ts';
import { ReceivingPage } from '../../receiving/screens/ReceivingPage.tsx';
import { labelsOf } from '../../print/labelsOf.ts';
import { addressReader } from '../../shared/address/addressReader.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(receivingSearch);

export const Route = createFileRoute('/warehouse/receiving')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { list, search } }) => ({ list, search }),
  async loader({ context: { area, entered }, deps: { list = 'expected', search = '' } }) {
    const receiving = await area.openReceiving();
    void entered.then(() => receiving.load({ list, search }));
    return { receiving };
  },
  errorComponent: areaFailure('warehouse'),
  component: Receiving,
});

function Receiving() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { area } = Route.useRouteContext();
  return (
    <ReceivingPage
      {...search}
      receiving={Route.useLoaderData().receiving}
      onChange={(part) => void navigate({ search: { ...search, unknown: undefined, ...part } })}
      onTakeBack={() => void navigate({ to: '/warehouse/take-back' })}
      onPrint={(pairs) =>
        void area.print(
          labelsOf(pairs),
          () => void navigate({ to: '/warehouse/print', search: { what: 'pairs', pairs } }),
        )
      }
    />
  );
}
