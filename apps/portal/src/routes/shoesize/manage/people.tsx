import { createFileRoute } from '@tanstack/react-router';
import { type PeopleSearch, peopleSearch } from '../../../manage/peopleSearch.ts';
import { PeoplePage } from '../../../manage/screens/PeoplePage.tsx';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(peopleSearch);

export const Route = createFileRoute('/shoesize/manage/people')({
  validateSearch: readSearch,
  // The open person is chosen on the page itself.
  loaderDeps: ({ search: { search, location, role, pin } }) => ({ search, location, role, pin }),
  loader({ context: { manage, entered }, deps }) {
    void entered.then(() => manage.people.load(deps));
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManagePeople,
});

function ManagePeople() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<PeopleSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part }, replace: 'search' in part });
  return <PeoplePage {...search} people={Route.useLoaderData().people} onChange={change} />;
}
