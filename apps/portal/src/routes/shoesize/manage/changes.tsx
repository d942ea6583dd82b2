import { createFileRoute } from '@tanstack/react-router';
import { type ChangesSearch, changesSearch } from '../../../manage/changesSearch.ts';
import { ChangesPage } from '../../../manage/screens/ChangesPage.tsx';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(changesSearch);

export const Route = createFileRoute('/shoesize/manage/changes')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { unknown: _unknown, ...search } }) => search,
  loader({ context: { manage, entered }, deps }) {
    void entered.then(() => manage.changes.load(deps));
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManageChanges,
});

function ManageChanges() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<ChangesSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part }, replace: 'search' in part });
  return <ChangesPage {...search} changes={Route.useLoaderData().changes} onChange={change} />;
}
