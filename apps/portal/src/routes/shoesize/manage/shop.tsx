import { createFileRoute } from '@tanstack/react-router';
import { ShopPage } from '../../../manage/screens/ShopPage.tsx';
import { type ShopSearch, shopSearch } from '../../../manage/shopSearch.ts';
import { addressReader } from '../../../shared/address/addressReader.ts';
import { areaFailure } from '../../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(shopSearch);

export const Route = createFileRoute('/shoesize/manage/shop')({
  validateSearch: readSearch,
  // The table and the open variant are chosen on the page itself.
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader({ context: { manage, entered }, deps }) {
    void entered.then(() => manage.shop.load(deps));
    return manage;
  },
  errorComponent: areaFailure('shoesize'),
  component: ManageShop,
});

function ManageShop() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<ShopSearch>) => void navigate({ search: { ...search, unknown: undefined, ...part } });
  return <ShopPage {...search} shop={Route.useLoaderData().shop} onChange={change} />;
}
