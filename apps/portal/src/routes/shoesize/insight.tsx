import { createFileRoute, redirect } from '@tanstack/react-router';
import { type InsightSearch, insightSearch } from '../../insight/insightSearch.ts';
import { InsightPage } from '../../insight/screens/InsightPage.tsx';
import { addressReader } from '../../shared/address/addressReader.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(insightSearch);

export const Route = createFileRoute('/shoesize/insight')({
  validateSearch: readSearch,
  beforeLoad({ context: { app } }) {
    if (!isLocationAdmin(app.auth.role)) throw redirect({ to: '/unauthorized', replace: true });
  },
  loaderDeps: ({ search: { view, day } }) => ({ view, day }),
  async loader({ context: { area, entered }, deps }) {
    const insight = await area.openInsight();
    void entered.then(() => insight.load(deps));
    return { insight };
  },
  errorComponent: areaFailure('shoesize'),
  component: Insight,
});

function Insight() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<InsightSearch>) => void navigate({ search: { ...search, ...part } });
  return <InsightPage insight={Route.useLoaderData().insight} onChange={change} />;
}
