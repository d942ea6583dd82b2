import { formatDay } from '../../components/DateText/formatDate.ts';
import type { Say } from '../../internal/useMessages.ts';
import { formatPrice } from '../../components/Price/formatPrice.ts';
import type { FilterPanelText } from './messages.ts';
import { isAnyPrice, toggleFilter, type FilterListName, type Filters } from './filters.ts';

/** One value of a filter. */
export interface FilterChoice {
  value: string;
  /** @default the value */
  label?: string;
  /** Number of products with this value. */
  count?: number;
}

/** A colour, or the colours of a colourway. */
export interface FilterColour extends FilterChoice {
  colours: readonly string[];
}

/** A group of the panel: its filter, heading and controls. */
export type FilterGroup =
  /** Checkboxes with counts; long lists have a search field. */
  | { kind: 'list'; name: FilterListName; label: string; options: readonly FilterChoice[] }
  /** Cells, four to a row. */
  | { kind: 'sizes'; name: FilterListName; label: string; options: readonly FilterChoice[] }
  | { kind: 'colours'; name: FilterListName; label: string; options: readonly FilterColour[] }
  | { kind: 'price'; label: string }
  /** A day, and what it bounds: "Delivered since". */
  | { kind: 'date'; label: string }
  /** Free text. */
  | { kind: 'title'; label: string };

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  key: string;
  /** Label of the group: "Brand". */
  group: string;
  /** The value as text: "Halden", "$100 to $165". */
  value: string;
  without: Filters;
}

/** All active filters, in the order of the panel. */
export function activeFilters(
  groups: readonly FilterGroup[],
  filters: Filters,
  say: Say<FilterPanelText>,
  locale: string,
): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    if (group.kind === 'price') {
      if (isAnyPrice(filters.price)) return [];
      return [
        {
          key: 'price',
          group: group.label,
          value: priceText(filters.price, say, locale),
          without: { ...filters, price: [0, 0] },
        },
      ];
    }
    if (group.kind === 'date') {
      if (filters.date === '') return [];
      const day = formatDay(new Date(`${filters.date}T00:00`), locale) ?? filters.date;
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

function priceText([lowest, highest]: Filters['price'], say: Say<FilterPanelText>, locale: string): string {
  const dollars = (amount: number) => formatPrice(amount, locale, 'USD', true);
  if (highest === 0) return say('from {lowest}', { lowest: dollars(lowest) });
  if (lowest === 0) return say('up to {highest}', { highest: dollars(highest) });
  return say('{lowest} to {highest}', { lowest: dollars(lowest), highest: dollars(highest) });
}
