import { createFileRoute } from '@tanstack/react-router';
import { SystemsPage } from '../../../manage/screens/SystemsPage.tsx';
import { type SystemsSearch, systemsSearch } from '../../../manage/systemsSearch.ts';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(systemsSearch);

export const Route = createFileRoute('/shoesize/manage/systems')({
  validateSearch: readSearch,
  loader({ context: { manage, entered } }) {
    void entered.then(manage.systems.load);
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManageSystems,
});

function ManageSystems() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<SystemsSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part } });
  return <SystemsPage {...search} systems={Route.useLoaderData().systems} onChange={change} />;
}
