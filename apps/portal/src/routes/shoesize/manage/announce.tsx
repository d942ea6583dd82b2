import { createFileRoute } from '@tanstack/react-router';
import { type AnnounceSearch, announceSearch } from '../../../manage/announceSearch.ts';
import { AnnouncePage } from '../../../manage/screens/AnnouncePage.tsx';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(announceSearch);

export const Route = createFileRoute('/shoesize/manage/announce')({
  validateSearch: readSearch,
  loader({ context: { manage, entered } }) {
    void entered.then(manage.announcements.load);
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManageAnnounce,
});

function ManageAnnounce() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<AnnounceSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part } });
  return <AnnouncePage {...search} announcements={Route.useLoaderData().announcements} onChange={change} />;
}
