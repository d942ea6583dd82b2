import type { SizeSystem } from '@instore/api';
import { countFilters, type FilterPanelProps } from '@instore/ui';
import type { Filters } from './filters.ts';
import { SHOWN_SYSTEM } from '../pairsFacets.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useInventory } from '../../app/context.ts';
import { useDraft } from './useDraft.ts';
import { addressFilters, filterGroups, panelFilters } from './filterGroups.ts';
import type { InventoryPageProps } from './pageProps.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

/** The filters of the view that is shown, and how they change the address. */
export interface Filtering {
  panel: Pick<FilterPanelProps<Filters>, 'groups' | 'value' | 'onChange'>;
  count: number;
  /** The only chosen size, which the labels highlight. */
  wantedSize: string | undefined;
  /** The system of the sizes in the panel. */
  sizeSystem: SizeSystem;
  clear: () => void;
}

/** The filters of the view that is shown: both views have their own [F-03, F-06]. */
export function useFiltering({ view = 'products', q, filters, pairs, onChange }: InventoryPageProps): Filtering {
  const say = useSay();
  const inventory = useInventory();
  const sayMessage = useSayMessage();
  const { lists, ...products } = useValues(inventory.state);
  const ofPairs = useValues(inventory.pairs.state);
  const isPairs = view === 'pairs';
  const { refused, facets: counted } = isPairs ? ofPairs : products;
  const [value, setDraft] = useDraft(isPairs ? panelFilters(pairs) : panelFilters(filters, q));
  const { sizeSystem = SHOWN_SYSTEM } = (isPairs ? pairs : filters) ?? {};
  const change = (next: Filters) => {
    setDraft(next);
    // Typed words replace the address, so that Back does not lead through every letter.
    const isTyping = next.title !== value.title || next.sku !== value.sku;
    if (isPairs) onChange({ pairs: addressFilters(next, sizeSystem) }, isTyping);
    else {
      const { title, ...others } = next;
      const words = title === '' ? undefined : title;
      onChange({ q: words, filters: addressFilters({ ...others, title: '' }, sizeSystem) }, isTyping);
    }
  };
  const groups = filterGroups({
    // Shows the values of the products until the pairs are counted.
    facets: counted ?? products.facets,
    lists,
    filters: value,
    sizeSystem,
    counts: counted && (isPairs ? 'pairs' : 'products'),
    refused: refused && { ...refused, message: sayMessage(refused.message) },
    say,
  });
  return {
    panel: { groups, value, onChange: change },
    count: countFilters(groups, value),
    wantedSize: value.size.length === 1 ? value.size[0] : undefined,
    sizeSystem,
    clear: () => onChange(isPairs ? { pairs: undefined } : { q: undefined, filters: undefined }),
  };
}
