import { formatDate } from '../DateText/formatDate.ts';
import { isAnyPrice, toggleFilter, type FilterListName, type Filters } from './filters.ts';

/** One value that a list can be narrowed to. */
export interface FilterChoice {
  value: string;
  /** @default the value */
  label?: string;
  /** How many products it leaves. */
  count?: number;
}

/** A colour, or a colourway of several. */
export interface FilterColour extends FilterChoice {
  colours: readonly string[];
}

/** A part of the panel: which filter, under which heading, set how. */
export type FilterGroup =
  /** Checkboxes with counts; long lists get a search. */
  | { kind: 'list'; name: FilterListName; label: string; options: readonly FilterChoice[] }
  /** Cells, four to a row. */
  | { kind: 'sizes'; name: FilterListName; label: string; options: readonly FilterChoice[] }
  | { kind: 'colours'; name: FilterListName; label: string; options: readonly FilterColour[] }
  | { kind: 'price'; label: string }
  /** A day, and what it bounds: "Delivered since". */
  | { kind: 'date'; label: string }
  /** Free text [F-02]. */
  | { kind: 'title'; label: string };

/** One thing that narrows the search, and the search without it. */
export interface ActiveFilter {
  key: string;
  /** What is narrowed: "Brand". */
  group: string;
  /** To what: "Halden", "$100 to $165". */
  value: string;
  without: Filters;
}

const dollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** All that narrows the search, in the order of the panel. */
export function activeFilters(groups: readonly FilterGroup[], filters: Filters): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    if (group.kind === 'price') {
      if (isAnyPrice(filters.price)) return [];
      return [
        { key: 'price', group: group.label, value: priceText(filters.price), without: { ...filters, price: [0, 0] } },
      ];
    }
    if (group.kind === 'date') {
      if (filters.date === '') return [];
      const day = formatDate(new Date(`${filters.date}T00:00`), 'MMM dd, yyyy') ?? filters.date;
      return [{ key: 'date', group: group.label, value: day, without: { ...filters, date: '' } }];
    }
    if (group.kind === 'title') {
      if (filters.title.trim() === '') return [];
      return [{ key: 'title', group: group.label, value: filters.title, without: { ...filters, title: '' } }];
    }
    return filters[group.name].map((item) => ({
      key: `${group.name} ${item}`,
      group: group.label,
      value: group.options.find(({ value }) => value === item)?.label ?? item,
      without: toggleFilter(filters, group.name, item),
    }));
  });
}

function priceText([lowest, highest]: Filters['price']): string {
  if (highest === 0) return `from ${dollars.format(lowest)}`;
  if (lowest === 0) return `up to ${dollars.format(highest)}`;
  return `${dollars.format(lowest)} to ${dollars.format(highest)}`;
}
