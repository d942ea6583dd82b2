import { instantIn } from '../../../base/localInstants.ts';
import { saidInSql } from '../../../base/saidInSql.ts';

/**
 * Statements for orders of the shop system that come in as rows of a table, one for each item. The table has texts:
 * `number`, `location`, `placed` (a local time, or one with an offset), `paid` (yes or no), `variant`, or `sku` with
 * `size` and `size_system` instead, `quantity`, and the number `row`.
 */
export interface OrderRows {
  /** Locks the numbers of the orders until the transaction ends. Runs before anything about the orders is read. */
  lock: string;
  /** Finds the variants of SKUs with sizes. */
  findVariants: string;
  /** Queries of `row`, `column_name` and `problem` with its values. */
  problems: readonly string[];
  /** A query of `row` and `reason`: rows of orders that are sold, and stay as they are. */
  sold: string;
  /** Writes orders and items that are not sold. An item that is no longer ordered leaves its unit, which is free again. */
  writes: readonly string[];
}

/** @param rows the name of the table */
export function orderRows(rows: string): OrderRows {
  return {
    lock: lockOf(rows),
    findVariants: findVariants(rows),
    problems: problemsIn(rows),
    sold: soldIn(rows),
    writes: writesOf(rows),
  };
}

/** The advisory locks of order numbers; spells "ordr". */
const ORDER_LOCKS = 0x6f726472;

/** Orders with the same remainder share a lock: PostgreSQL has room for a few thousand, and a file has more orders. */
const ORDER_LOCK_COUNT = 1024;

// A row lock cannot do this: two writers of a new number would both find no order.
const lockOf = (rows: string): string => `
  select pg_advisory_xact_lock(${ORDER_LOCKS}, key) from (
    select distinct hashtext(number) & ${ORDER_LOCK_COUNT - 1} as key from ${rows} order by key
  ) as keys`;

/** The variants that a row without an id names. */
const namedBy = (rows: string): string => `${rows} as named
  join products on upper(products.sku) = upper(named.sku)
  join variants on variants.product_id = products.id and upper(variants.size) = upper(named.size)
    and coalesce(named.size_system, variants.size_system) = variants.size_system`;

const findVariants = (rows: string): string => `
  update ${rows} set variant = found.id from (
    select named.row, min(variants.id) as id from ${namedBy(rows)} group by named.row having count(*) = 1
  ) as found where found.row = ${rows}.row and ${rows}.variant is null`;

const SKU_AND_SIZE = { size: 'size', sku: 'sku' };

const unfoundSize = 'variant is null and sku is not null and size is not null';

const isNamed = (rows: string): string => `exists (select from ${namedBy(rows)} where named.row = rows.row)`;

const problemsIn = (rows: string): string[] => [
  `select row, 'variant' as column_name, ${saidInSql('is empty: give it, or a SKU with a size')} from ${rows}
   where variant is null and (sku is null or size is null)`,
  `select rows.row, 'size' as column_name, ${saidInSql('there is no size "{size}" of the SKU "{sku}"', SKU_AND_SIZE)}
   from ${rows} as rows where ${unfoundSize} and not ${isNamed(rows)}`,
  `select rows.row, 'size' as column_name,
     ${saidInSql('the SKU "{sku}" has the size "{size}" in more than one system: give size_system', SKU_AND_SIZE)}
   from ${rows} as rows where ${unfoundSize} and ${isNamed(rows)}`,
  `select row, 'variant' as column_name, ${saidInSql('there is no size "{variant}"', { variant: 'variant' })} from ${rows}
   where variant is not null and not exists (select from variants where variants.id = variant)`,
  `select rows.row, 'sku' as column_name, ${saidInSql('the size "{variant}" is another one', { variant: 'variant' })}
   from ${rows} as rows join variants on variants.id = variant join products on products.id = product_id
   where upper(rows.sku) <> upper(coalesce(products.sku, '')) or upper(rows.size) <> upper(variants.size)
     or rows.size_system <> variants.size_system`,
  `select rows.row, 'location' as column_name, ${saidInSql('the order belongs to "{location}" and stays there', { location: 'location_id' })}
   from ${rows} as rows join orders on orders.number = rows.number where location_id <> location`,
];

const soldIn = (rows: string): string => `
  select rows.row, 'is sold' as reason from ${rows} as rows join orders on orders.number = rows.number where sold_at is not null`;

/** The time of the write. */
const NOW = `coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp())`;

/** Items beyond the quantity of their row; those without a unit are cancelled first. */
const excessOf = (rows: string): string => `
  select item.id, item.unit_id from (
    select order_items.*, row_number() over (partition by order_number, variant_id order by unit_id is null, position) as nth
    from order_items join orders on orders.number = order_number and sold_at is null
    where cancelled_at is null and order_number in (select number from ${rows})
  ) as item join ${rows} as rows on (rows.number, rows.variant) = (item.order_number, item.variant_id)
  where nth > quantity::int`;

const writesOf = (rows: string): string[] => [
  // A sale locks its order first, too, so that it ends before this, or finds what this has changed.
  `select from orders where number in (select number from ${rows}) order by number for update`,
  `insert into orders (number, location_id, placed_at, paid)
   select distinct on (rows.number) rows.number, location, ${instantIn('placed', 'time_zone')}, paid = 'yes'
   from ${rows} as rows join locations on locations.id = location order by rows.number, row
   on conflict (number) do update set paid = excluded.paid, placed_at =
     case when date_trunc('minute', orders.placed_at) = excluded.placed_at then orders.placed_at else excluded.placed_at end
   where orders.sold_at is null and orders.location_id = excluded.location_id`,
  `update units set state = 'Checked In' where id in (
     select id from units where state = 'Pending' and id in (select unit_id from (${excessOf(rows)}) as excess)
       and not exists (
         select from request_lines where unit_id = units.id and status in ('request', 'pending', 'checkedout'))
     order by id for update)`,
  `update order_items set unit_id = null, cancelled_at = ${NOW} where id in (select id from (${excessOf(rows)}) as excess)`,
  // An item that is new and cancelled is kept as such, so that the same row again changes nothing.
  `insert into order_items (order_number, position, variant_id, cancelled_at)
   select rows.number, last + row_number() over (partition by rows.number order by row, nth), variant,
     case when quantity::int = 0 then ${NOW} end
   from ${rows} as rows join orders on orders.number = rows.number and sold_at is null and location_id = location
     cross join lateral (
       select coalesce(max(position), 0) as last, count(*) filter (where variant_id = variant) as known,
         count(*) filter (where variant_id = variant and cancelled_at is null) as active
       from order_items where order_number = rows.number
     ) as present
     cross join lateral generate_series(1, greatest(quantity::int - active, case when known = 0 then 1 else 0 end)) as nth`,
];
