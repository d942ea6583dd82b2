import type { InventoryFilters } from '@instore/api';
import { SavedSearches } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useInventory } from '../../app/context.ts';
import { type InventoryPageProps, filtersOf } from './pageProps.ts';

export interface InventorySearchesProps extends InventoryPageProps {
  isFill?: boolean;
  isWideOnly?: boolean;
}

/** The saved searches of the user [F-07]. */
export function InventorySearches({ isFill = false, isWideOnly = false, ...props }: InventorySearchesProps) {
  const { view = 'products', onChange } = props;
  const inventory = useInventory();
  const { saved } = useSnapshot(inventory.state);
  if (!saved) return null;
  const shown = filtersOf(props);
  const current = saved.find((one) => one.view === view && isSame(one.filters as InventoryFilters, shown));
  const open = (name: string) => {
    const search = inventory.state.saved?.find((one) => one.name === name);
    if (!search) return;
    const { title, ...others } = search.filters;
    if (search.view === 'pairs') onChange({ view: 'pairs', pairs: search.filters });
    else onChange({ view: undefined, q: title, filters: others });
  };
  return (
    <SavedSearches
      names={saved.map(({ name }) => name)}
      current={current?.name}
      isFill={isFill}
      isWideOnly={isWideOnly}
      onOpen={open}
      onSave={(name) => inventory.save(name, view, shown)}
      onRemove={(name) => void inventory.removeSaved(name)}
    />
  );
}

function isSame(a: InventoryFilters, b: InventoryFilters): boolean {
  const text = (filters: InventoryFilters) =>
    JSON.stringify(Object.entries(filters).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}
