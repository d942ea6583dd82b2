import { createFileRoute, redirect } from '@tanstack/react-router';
import { labelsOf } from '../../print/labelsOf.ts';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type ConsignmentSearch, consignmentSearch } from '../../consignment/consignmentSearch.ts';
import { mayConsign } from '../../shared/rights/warehouseRights.ts';
import { ConsignmentPage } from '../../consignment/screens/ConsignmentPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(consignmentSearch);

export const Route = createFileRoute('/warehouse/consignment')({
  validateSearch: readSearch,
  beforeLoad({ context: { app } }) {
    if (!mayConsign(app.auth.role)) throw redirect({ to: '/unauthorized', replace: true });
  },
  loaderDeps: ({ search: { unknown: _unknown, ...search } }) => search,
  async loader({ context: { area, entered }, deps }) {
    const consignment = await area.openConsignment();
    void entered.then(() => consignment.load(deps));
    return { consignment };
  },
  errorComponent: areaFailure('warehouse'),
  component: Consigned,
});

function Consigned() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { area } = Route.useRouteContext();
  return (
    <ConsignmentPage
      {...search}
      consignment={Route.useLoaderData().consignment}
      onChange={(part: Partial<ConsignmentSearch>) =>
        void navigate({ search: { ...search, unknown: undefined, ...part } })
      }
      onPrint={(pairs) =>
        void area.print(
          labelsOf(pairs),
          () => void navigate({ to: '/warehouse/print', search: { what: 'pairs', pairs } }),
        )
      }
    />
  );
}
