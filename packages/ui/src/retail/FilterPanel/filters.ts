import type { PricePair } from '../../components/PriceRange/PriceRange.tsx';

/** A first and a last day, 'yyyy-MM-dd'; empty is no limit. */
export type DayPair = readonly [first: string, last: string];

/** Chosen values of a list, a lowest and a highest number (0 is no limit), a first and a last day, or a text. */
export type FilterValue = readonly string[] | PricePair | DayPair | string;

/** The filters of an app by its own names. */
export type FilterValues<Name extends string = string> = Readonly<Record<Name, FilterValue>>;

/** The kind of control that a value has. */
type KindOf<Value> = Value extends PricePair
  ? 'range'
  : Value extends DayPair
    ? 'dates'
    : Value extends readonly string[]
      ? 'list'
      : 'text';

/** The names of those filters that have a kind of value; without own filters any name may have any kind. */
export type FilterNames<Values, Kind extends KindOf<FilterValue>> = string extends keyof Values
  ? string
  : { [Name in keyof Values]: KindOf<Values[Name]> extends Kind ? Name : never }[keyof Values] & string;

/** Adds an item to a list, or removes it. */
export function toggleFilter<Values extends FilterValues<keyof Values & string>>(
  filters: Values,
  name: FilterNames<Values, 'list'>,
  item: string,
): Values {
  const list = listOf(filters, name);
  return { ...filters, [name]: list.includes(item) ? list.filter((other) => other !== item) : [...list, item] };
}

/** A filter of the panel, as far as its value matters. */
export interface NamedFilter {
  kind: 'list' | 'sizes' | 'colours' | 'range' | 'dates' | 'text';
  name: string;
}

/** Number of active filters of the groups: each item of a list, a range, a pair of days and a text count one each. */
export function countFilters<Values extends FilterValues<keyof Values & string>>(
  groups: readonly NamedFilter[],
  filters: Values,
): number {
  return groups.reduce((count, group) => count + countOf(group, filters), 0);
}

function countOf({ kind, name }: NamedFilter, filters: FilterValues): number {
  if (kind === 'range') return isAnyRange(rangeOf(filters, name)) ? 0 : 1;
  if (kind === 'dates') return isAnyDay(daysOf(filters, name)) ? 0 : 1;
  return kind === 'text' ? Number(textOf(filters, name).trim() !== '') : listOf(filters, name).length;
}

/** The filters with no value in any of the groups. */
export const withoutFilters = (groups: readonly NamedFilter[], filters: FilterValues): FilterValues =>
  groups.reduce((left, group) => withoutFilter(group, left), filters);

/** The filters without the value of one group. */
export const withoutFilter = ({ kind, name }: NamedFilter, filters: FilterValues): FilterValues => ({
  ...filters,
  [name]: kind === 'range' ? [0, 0] : kind === 'dates' ? ['', ''] : kind === 'text' ? asText(filters, name, '') : [],
});

/** A text as the value of its filter: some apps keep it as the only item of a list. */
export const asText = (filters: FilterValues, name: string, text: string): FilterValue =>
  Array.isArray(filters[name]) ? (text === '' ? [] : [text]) : text;

// The types of FilterPanel give each kind of group only names with such a value.
export const listOf = (filters: FilterValues, name: string) => filters[name] as readonly string[];
export const rangeOf = (filters: FilterValues, name: string) => filters[name] as PricePair;
export const daysOf = (filters: FilterValues, name: string) => filters[name] as DayPair;
export const textOf = (filters: FilterValues, name: string): string => String([filters[name] ?? ''].flat()[0] ?? '');

export function isAnyRange([lowest, highest]: PricePair): boolean {
  return lowest === 0 && highest === 0;
}

export function isAnyDay([first, last]: DayPair): boolean {
  return first === '' && last === '';
}
