import { KioskCartButton, KioskFilters, KioskSearchField } from '@instore/ui';
import { sizesOf } from '../rules/sizes.ts';
import { unitsIn } from '../state/cart.ts';
import { openList } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
import type { Filters } from '../state/facts.ts';
import { useFacts, useKiosk } from './app.ts';

const NO_SEARCH = { title: '', filters: {} as Filters };

/** Search, filters and the cart, at the bottom of the catalogue. */
export function ShoeDock() {
  const kiosk = useKiosk();
  const { list, totalCount, brandProducts, featuredProducts, cart, loading } = useFacts('facts');
  const { system, screen } = useFacts('view');
  const { title, filters } = list?.kind === 'search' ? list : NO_SEARCH;
  const search = (text: string, chosen: Filters) =>
    void openList(kiosk, { kind: 'search', title: text, filters: chosen });
  return (
    <>
      <KioskSearchField value={title} onChange={(text) => search(text, filters)} />
      <KioskFilters
        brands={brandProducts.map(({ name }) => name)}
        sizes={sizesOf(featuredProducts, system)}
        sizeSystem={system}
        chosen={filters}
        onChange={(chosen) => search(title, chosen)}
        count={loading.searchWithFilters ? undefined : totalCount}
      />
      <KioskCartButton units={unitsIn(cart)} onPress={() => show(kiosk, { before: screen, screen: 'cart' })} />
    </>
  );
}
