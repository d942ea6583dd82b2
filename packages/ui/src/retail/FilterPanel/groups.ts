import { plainText } from '../../internal/plainText.ts';
import { formatDay } from '../../components/DateText/formatDate.ts';
import type { Say } from '../../internal/useMessages.ts';
import { formatPrice } from '../../components/Price/formatPrice.ts';
import type { KitText } from '../../messages/Messages.ts';
import { isAnyDay, isAnyPrice, toggleFilter, type FilterListName, type Filters } from './filters.ts';

/** One value of a filter. */
export interface FilterChoice {
  value: string;
  /** @default the value */
  label?: string;
  /** Number of results with this value. */
  count?: number;
}

/** A colour, or the colours of a colourway. */
export interface FilterColour extends FilterChoice {
  colours: readonly string[];
}

/** How a group is shown. */
interface FilterGroupLook {
  label: string;
  /**
   * The group folds, and is folded at first or not; while folded it tells its value. `oneColumn`: it is folded at first
   * where the groups are in one column, and open in the two columns of a tablet's sheet. @default it does not fold
   */
  isFolded?: boolean | 'oneColumn';
  /** A link below the group before it opens it, as "All sizes" below the sizes of one system. @default false */
  isLinked?: boolean;
  /** What is wrong with the values, shown at the group. */
  error?: string | undefined;
}

/** A group of the panel: its filter, heading and controls. */
export type FilterGroup = FilterGroupLook &
  (
    | {
        /** Checkboxes with counts; long lists have a search field. */
        kind: 'list';
        name: FilterListName;
        options: readonly FilterChoice[];
        /** Options that are shown at first; "5 more" shows the others. Chosen ones are always shown. @default all */
        shown?: number;
      }
    | {
        /** Cells, four to a row. */
        kind: 'sizes';
        name: FilterListName;
        options: readonly FilterChoice[];
        shown?: number;
        /** What the counts are of. @default 'products' */
        counts?: 'products' | 'pairs';
      }
    | {
        /** Swatches with their counts below. */
        kind: 'colours';
        name: FilterListName;
        options: readonly FilterColour[];
        /** What the counts are of. @default 'products' */
        counts?: 'products' | 'pairs';
      }
    /** A text that is the only value of its list, e.g. the beginning of a SKU. */
    | { kind: 'text'; name: FilterListName }
    | { kind: 'price' }
    /** The first and the last day, and a list of years. `years` are those of the list. */
    | { kind: 'date'; years: readonly number[] }
    /** Free text. */
    | { kind: 'title' }
  );

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  key: string;
  /** Label of the group: "Brand". */
  group: string;
  /** The value as text: "Halden", "$100 to $165". */
  value: string;
  /** The value can be understood without the group: a chip shows "Halden", not "Brand: Halden". */
  isClear: boolean;
  without: Filters;
}

/** All active filters, in the order of the panel. */
export function activeFilters(
  groups: readonly FilterGroup[],
  filters: Filters,
  say: Say<KitText<'FilterPanel'>>,
  locale: string,
  currency: string,
): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    if (group.kind === 'price') {
      if (isAnyPrice(filters.price)) return [];
      return [
        {
          key: 'price',
          group: group.label,
          value: priceText(filters.price, say, (amount) => formatPrice(amount, locale, currency, true)),
          isClear: true,
          without: { ...filters, price: [0, 0] },
        },
      ];
    }
    if (group.kind === 'date') {
      if (isAnyDay(filters.date)) return [];
      const value = daysText(filters.date, say, locale);
      return [{ key: 'date', group: group.label, value, isClear: false, without: { ...filters, date: ['', ''] } }];
    }
    if (group.kind === 'title') {
      if (filters.title.trim() === '') return [];
      const title = { key: 'title', group: group.label, value: filters.title, isClear: false };
      return [{ ...title, without: { ...filters, title: '' } }];
    }
    const options = optionsOf(group);
    const earlier = groups.slice(0, groups.indexOf(group)).flatMap(optionsOf).map(nameOf);
    return filters[group.name].map((item) => {
      const name = options.find(({ value }) => value === item)?.label ?? item;
      return {
        key: `${group.name} ${item}`,
        group: group.label,
        value: name,
        // A value that an earlier group has, too, would be understood as one of that group.
        isClear: group.kind !== 'text' && !earlier.includes(name),
        without: toggleFilter(filters, group.name, item),
      };
    });
  });
}

const optionsOf = (group: FilterGroup): readonly FilterChoice[] => ('options' in group ? group.options : []);

function priceText(
  [lowest, highest]: Filters['price'],
  say: Say<KitText<'FilterPanel'>>,
  priced: (amount: number) => string,
): string {
  if (highest === 0) return say('from {lowest}', { lowest: priced(lowest) });
  if (lowest === 0) return say('up to {highest}', { highest: priced(highest) });
  return say('{lowest} to {highest}', { lowest: priced(lowest), highest: priced(highest) });
}

function daysText([first, last]: Filters['date'], say: Say<KitText<'FilterPanel'>>, locale: string): string {
  const day = (text: string) => formatDay(new Date(`${text}T00:00`), locale) ?? text;
  if (last === '') return say('from {lowest}', { lowest: day(first) });
  if (first === '') return say('up to {highest}', { highest: day(last) });
  return first === last ? day(first) : say('{lowest} to {highest}', { lowest: day(first), highest: day(last) });
}

/** The name of an option. */
export function nameOf({ value, label = value }: FilterChoice): string {
  return label;
}

/** The options whose name contains a typed text, without case and accents. */
export const optionsWith = <Option extends FilterChoice>(options: readonly Option[], typed: string): Option[] =>
  options.filter((option) => plainText(nameOf(option)).includes(plainText(typed)));
