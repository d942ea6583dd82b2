import { FilterMenu, type FilterOption } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { FILTERS, FILTER_NAMES, type FilterName, type PicksSearch, type WareHouseFilters } from '../picksSearch.ts';
import type { SayText } from '../../shared/language/language.ts';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface PickFiltersProps {
  filters: WareHouseFilters;
  onChange: (part: Partial<PicksSearch>) => void;
}

/** A value of a filter, and the number of lines with it. */
interface Facet {
  readonly value: string;
  readonly count: number;
}

/** Bins below their aisles, which can be chosen as a whole: pickers walk by aisle [W-08]. */
function binsByAisle(bins: readonly Facet[], say: SayText): FilterOption[] {
  const aisles = new Map<string, Facet[]>();
  for (const bin of bins) {
    const aisle = bin.value.split('-')[0] ?? bin.value;
    aisles.set(aisle, [...(aisles.get(aisle) ?? []), bin]);
  }
  return [...aisles].flatMap(([aisle, own]) => [
    {
      value: aisle,
      label: say('Aisle {aisle}', { aisle }),
      count: own.reduce((sum, { count }) => sum + count, 0),
    },
    ...own.map(({ value, count }) => ({ value, label: value, count, isNested: true })),
  ]);
}

/** The filters [W-02]; the address holds the chosen values. */
export function PickFilters({ filters, onChange }: PickFiltersProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { facets } = useSnapshot(picks.state);
  const change = (name: FilterName, selected: readonly string[]) =>
    onChange({ [name]: selected.length > 0 ? [...selected] : undefined });
  return (
    <>
      {FILTER_NAMES.map((name) => {
        const known = facets?.[name] ?? [];
        const found =
          name === 'bin' ? binsByAisle(known, say) : known.map(({ value, count }) => ({ value, label: value, count }));
        // A chosen value stays in the list when no line has it any more, so that it can be removed.
        const gone = filters[name].filter((value) => !found.some((one) => one.value === value));
        return (
          <FilterMenu
            key={name}
            label={say(FILTERS[name].label)}
            options={[...found, ...gone.map((value) => ({ value, label: value, count: 0 }))]}
            selected={filters[name]}
            onChange={(selected) => change(name, selected)}
            onClear={() => change(name, [])}
          />
        );
      })}
    </>
  );
}
