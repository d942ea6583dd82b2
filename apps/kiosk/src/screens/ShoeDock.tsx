import { KioskAction, KioskCartButton, KioskFilters, KioskSearchField } from '@instore/ui';
import { useEffect, useState } from 'react';
import { sizesOf } from '../rules/sizes.ts';
import { unitsIn } from '../state/cart.ts';
import { openList } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
import type { Filters } from '../state/facts.ts';
import { useFacts, useKiosk } from './app.ts';

/** How long typing rests before the search runs, ms. */
const TYPING_MS = 350;

const NO_SEARCH = { title: '', filters: {} as Filters };

/** Search, filters and the cart, at the bottom of the catalogue. */
export function ShoeDock() {
  const kiosk = useKiosk();
  const { list, totalCount, brandProducts, featuredProducts, cart, loading } = useFacts('facts');
  const { system, screen } = useFacts('view');
  const [isOpen, setOpen] = useState(false);
  const { title, filters } = list?.kind === 'search' ? list : NO_SEARCH;
  const search = (text: string, chosen: Filters) =>
    void openList(kiosk, { kind: 'search', title: text, filters: chosen });
  const [typed, setTyped] = useTyped(title, (text) => search(text, filters));
  const count = Object.values(filters).flat().length;
  return (
    <>
      <KioskSearchField value={typed} onChange={setTyped} />
      <KioskAction action="filters" onPress={() => setOpen(true)}>
        {count > 0 && ` ${count}`}
      </KioskAction>
      <KioskCartButton units={unitsIn(cart)} onPress={() => show(kiosk, { before: screen, screen: 'cart' })} />
      <KioskFilters
        isOpen={isOpen}
        brands={brandProducts.map(({ name }) => name)}
        sizes={sizesOf(featuredProducts, system)}
        sizeSystem={system}
        chosen={filters}
        onChange={(chosen) => search(typed, chosen)}
        count={loading.searchWithFilters ? undefined : totalCount}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The text in the search field; it is searched when typing rests. */
function useTyped(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => search(typed), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts a search
  }, [typed]);
  return [typed, setTyped] as const;
}
