import { KioskCartButton, KioskFilters, KioskSearchField } from '@instore/ui';
import { unitsIn } from '../state/cart.ts';
import type { Filters } from '../state/kioskState.ts';
import { useKioskState, useKiosk } from './app.ts';

/** Search, filters and the cart, at the bottom of the catalogue. */
export function ShoeDock() {
  const kiosk = useKiosk();
  const { list, totalCount, facets, cart, loading } = useKioskState('state');
  const { system, screen, isFiltering } = useKioskState('view');
  const { title, filters } = list?.kind === 'search' ? list : { title: '', filters: {} };
  const search = (text: string, chosen: Filters) =>
    void kiosk.openList({ kind: 'search', title: text, filters: chosen });
  return (
    <>
      <KioskSearchField value={title} onChange={(text) => search(text, filters)} />
      <KioskFilters
        options={facets ?? {}}
        sizeSystem={system}
        chosen={filters}
        onChange={(chosen) => search(title, chosen)}
        isOpen={isFiltering}
        onOpenChange={(isOpen) => kiosk.show({ isFiltering: isOpen })}
        count={loading.searchWithFilters ? undefined : totalCount}
      />
      {!(totalCount === 0 && cart.length === 0) && (
        <KioskCartButton
          units={unitsIn(cart)}
          isCompact={list !== undefined}
          onPress={() => kiosk.show({ before: screen, screen: 'cart' })}
        />
      )}
    </>
  );
}
