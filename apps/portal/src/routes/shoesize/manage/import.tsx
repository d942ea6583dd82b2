import { createFileRoute } from '@tanstack/react-router';
import { type ImportSearch, importSearch } from '../../../manage/importSearch.ts';
import { ImportPage } from '../../../manage/screens/ImportPage.tsx';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(importSearch);

export const Route = createFileRoute('/shoesize/manage/import')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { unknown: _unknown, kind: _kind, ...search } }) => search,
  loader({ context: { manage, entered }, deps }) {
    void entered.then(() => manage.imports.load(deps));
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManageImport,
});

function ManageImport() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<ImportSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part }, replace: 'search' in part });
  return <ImportPage {...search} imports={Route.useLoaderData().imports} onChange={change} />;
}
