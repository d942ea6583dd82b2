import type { LineFacets } from '@instore/api';
import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins } from '../../../db/schema/stock.ts';
import type { OperationInput } from '../../operation.ts';

type Query = OperationInput<'getWarehouseLines'>['query'];

/** The parameters that take a list of values. */
type Parameter = { [Name in keyof Query]-?: string[] extends Query[Name] ? Name : never }[keyof Query];

interface LineFilter {
  /** The parameter with the chosen values. */
  parameter: Exclude<Parameter, 'ids' | 'owners'>;
  /** The values of the facet. */
  values: Column | SQL;
  /** Whether a line has one of the chosen values. @default `values` is one of them */
  matches?: (chosen: Placeholder) => SQL;
}

/** Each filter of the warehouse's list, by the name of its facet [W-02]. */
export const lineFilters: Record<keyof LineFacets, LineFilter> = {
  bin: {
    parameter: 'bin',
    values: bins.code,
    // A whole bin code or its beginning: A, A-14, A-14-03.
    matches: (beginnings) => sql`${bins.code} ^@ any(${beginnings}::text[])`,
  },
  size: { parameter: 'sizes', values: variants.size },
  brand: { parameter: 'brand', values: products.brand },
  requestBy: { parameter: 'requestBy', values: requestLines.requestedBy },
};

/** The chosen values of a query by the names of their placeholders; null where all lines are wanted. */
export const chosenIn = (query: Query): Record<string, string[] | null> =>
  Object.fromEntries(
    Object.values(lineFilters).map(({ parameter }) => [parameter, query[parameter]?.length ? query[parameter] : null]),
  );

/** The conditions of all filters for the values of {@link chosenIn}: within a filter the values are alternatives. */
export const filterLines = (): SQL[] =>
  Object.values(lineFilters).map(({ parameter, values, matches }) => {
    const chosen = sql.placeholder(parameter);
    return sql`(${chosen}::text[] is null or ${matches?.(chosen) ?? sql`${values} = any(${chosen}::text[])`})`;
  });
