import { plainText } from '../../internal/plainText.ts';
import { formatDay } from '../../components/DateText/formatDate.ts';
import type { Say } from '../../internal/useMessages.ts';
import { formatPrice } from '../../components/Price/formatPrice.ts';
import type { KitText } from '../../messages/Messages.ts';
import type { PricePair } from '../../components/PriceRange/PriceRange.tsx';
import {
  countFilters,
  daysOf,
  type DayPair,
  type FilterNames,
  type FilterValues,
  listOf,
  rangeOf,
  textOf,
  toggleFilter,
  withoutFilter,
} from './filters.ts';

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

/** A group of the panel: its filter, heading and controls. `Values` are the filters of the app, by its own names. */
export type FilterGroup<Values = FilterValues> = GroupOf<
  FilterNames<Values, 'list'>,
  FilterNames<Values, 'range'>,
  FilterNames<Values, 'dates'>,
  FilterNames<Values, 'text'>
>;

type GroupOf<List extends string, Range extends string, Days extends string, Words extends string> = FilterGroupLook &
  (
    | {
        /** Checkboxes with counts; long lists have a search field. */
        kind: 'list';
        name: List;
        options: readonly FilterChoice[];
        /** Options that are shown at first; "5 more" shows the others. Chosen ones are always shown. @default all */
        shown?: number;
      }
    | {
        /** Cells, four to a row. */
        kind: 'sizes';
        name: List;
        options: readonly FilterChoice[];
        shown?: number;
        /** What the counts are of. @default 'products' */
        counts?: 'products' | 'pairs';
      }
    | {
        /** Swatches with their counts below. */
        kind: 'colours';
        name: List;
        options: readonly FilterColour[];
        /** What the counts are of. @default 'products' */
        counts?: 'products' | 'pairs';
      }
    | {
        /** A lowest and a highest number. */
        kind: 'range';
        name: Range;
        /** Format of the numbers, e.g. centimetres. @default money in the currency of the app */
        format?: Intl.NumberFormatOptions;
      }
    /** The first and the last day, and a list of years. `years` are those of the list. */
    | { kind: 'dates'; name: Days; years: readonly number[] }
    | {
        /** Free text. */
        kind: 'text';
        /** Of a text, or of a list whose only item the text is. */
        name: Words | List;
        /** A code, such as the beginning of a SKU. @default false */
        isCode?: boolean;
      }
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
  without: FilterValues;
}

/** How values are written. */
export interface Writing {
  say: Say<KitText<'FilterPanel'>>;
  locale: string;
  /** ISO 4217. */
  currency: string;
}

/** All active filters, in the order of the panel. */
export function activeFilters(groups: readonly FilterGroup[], filters: FilterValues, writing: Writing): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    const { name, label, kind } = group;
    if (kind === 'range' || kind === 'dates' || kind === 'text') {
      if (countFilters([group], filters) === 0) return [];
      const value = textOfGroup(group, filters, writing);
      return [{ key: name, group: label, value, isClear: kind === 'range', without: withoutFilter(group, filters) }];
    }
    const earlier = groups.slice(0, groups.indexOf(group)).flatMap(optionsOf).map(nameOf);
    return listOf(filters, name).map((item) => {
      const text = group.options.find(({ value }) => value === item)?.label ?? item;
      return {
        key: `${name} ${item}`,
        group: label,
        value: text,
        // A value that an earlier group has, too, would be understood as one of that group.
        isClear: !earlier.includes(text),
        without: toggleFilter(filters, name, item),
      };
    });
  });
}

type Single = Extract<FilterGroup, { kind: 'range' | 'dates' | 'text' }>;

function textOfGroup(group: Single, filters: FilterValues, { say, locale, currency }: Writing): string {
  if (group.kind === 'text') return textOf(filters, group.name);
  if (group.kind === 'dates') return daysText(daysOf(filters, group.name), say, locale);
  const { format } = group;
  return rangeText(rangeOf(filters, group.name), say, (amount) =>
    format === undefined
      ? formatPrice(amount, locale, currency, true)
      : new Intl.NumberFormat(locale, format).format(amount),
  );
}

const optionsOf = (group: FilterGroup): readonly FilterChoice[] => ('options' in group ? group.options : []);

function rangeText(
  [lowest, highest]: PricePair,
  say: Say<KitText<'FilterPanel'>>,
  written: (amount: number) => string,
): string {
  if (highest === 0) return say('from {lowest}', { lowest: written(lowest) });
  if (lowest === 0) return say('up to {highest}', { highest: written(highest) });
  return say('{lowest} to {highest}', { lowest: written(lowest), highest: written(highest) });
}

function daysText([first, last]: DayPair, say: Say<KitText<'FilterPanel'>>, locale: string): string {
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
