import { FilterMenu, Inline } from '@instore/ui';
import { useSnapshot } from 'valtio';
import {
  FILTERS,
  FILTER_NAMES,
  type FilterName,
  type WarehouseSearch,
  type WareHouseFilters,
} from '../../rules/warehouseSearch.ts';
import { useWarehouse } from '../app.ts';

export interface PickFiltersProps {
  filters: WareHouseFilters;
  onChange: (part: Partial<WarehouseSearch>) => void;
}

/** Counts bins by aisle: pickers walk by aisle. */
function aislesOf(bins: readonly { value: string; count: number }[]) {
  const counts = new Map<string, number>();
  for (const { value, count } of bins) {
    const aisle = value.split('-')[0] ?? value;
    counts.set(aisle, (counts.get(aisle) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** The filters [W-02]; the address holds the chosen values. */
export function PickFilters({ filters, onChange }: PickFiltersProps) {
  const { warehouse } = useWarehouse();
  const { facets } = useSnapshot(warehouse.facts);
  const change = (name: FilterName, selected: readonly string[]) =>
    onChange({ [name]: selected.length > 0 ? [...selected] : undefined });
  return (
    <Inline gap={8}>
      {FILTER_NAMES.map((name) => {
        const known = facets?.[name] ?? [];
        const found = name === 'bin' ? aislesOf(known) : known;
        // A chosen value stays in the list when no line has it any more, so that it can be removed.
        const gone = filters[name].filter((value) => !found.some((one) => one.value === value));
        return (
          <FilterMenu
            key={name}
            label={FILTERS[name].label}
            options={[...found, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
              value,
              label: value,
              count,
            }))}
            selected={filters[name]}
            onChange={(selected) => change(name, selected)}
            onClear={() => change(name, [])}
          />
        );
      })}
    </Inline>
  );
}
