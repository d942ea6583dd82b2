import { expect } from 'vitest';
import { CANAL } from '../support/goods.ts';
import { ok } from '../support/shop.ts';
import { freeUnits } from './facts.ts';
import type { Stock } from './stock.ts';
import { UNITS_AT_FIRST, VARIANTS, type World } from './world.ts';

const HOLDS = `line.status in ('request', 'pending', 'checkedout')`;

/** What must never be: each query finds the rows that break its rule. */
const BROKEN = {
  'a unit has two holders': `
    select unit_id, count(*)::int from request_lines line where ${HOLDS} and unit_id is not null
    group by unit_id having count(*) > 1`,
  'a unit does not have the state of its holder': `
    select units.barcode, units.state, line.id as line, line.status, item.order_number, orders.sold_at
    from units
    left join request_lines line on line.unit_id = units.id and ${HOLDS}
    left join order_items item on item.unit_id = units.id
    left join orders on orders.number = item.order_number
    where units.id > $1 and units.state::text <> case
      when orders.sold_at is not null then 'Sold'
      when line.status = 'checkedout' then 'Checked Out'
      when line.id is not null or item.id is not null or units.transfer_id is not null or exists (
        select from customer_holds where unit_id = units.id and ended_at is null) then 'Pending'
      else 'Checked In' end`,
  'a unit is kept for two': `
    select * from (
      select units.barcode, transfer_id, hold.id as hold, line.id as line, item.id as item
      from units left join customer_holds hold on hold.unit_id = units.id and hold.ended_at is null
      left join request_lines line on line.unit_id = units.id and ${HOLDS}
      left join order_items item on item.unit_id = units.id where units.id > $1
    ) as kept
    where num_nonnulls(transfer_id, hold) + (num_nonnulls(line, item) > 0)::int > 1`,
  'a unit is in a bin and in a carton': `
    select barcode from units join movements on movements.id = transfer_id
    where units.id > $1 and bin_id is not null and status in ('packed', 'sealed', 'in-transit')`,
  'a unit is in a bin of another location': `
    select barcode from units join bins on bins.id = bin_id where bins.location_id <> units.location_id`,
  'a transfer does not have its unit': `
    select movements.id, status, units.barcode, transfer_id, units.location_id
    from movements join movement_lines line on line.movement_id = movements.id
    left join units on units.id = line.unit_id
    where kind = 'transfer' and status in ('accepted', 'packed', 'sealed', 'in-transit')
      and (units.id is null or units.transfer_id <> movements.id or units.location_id <> from_location_id)`,
  'a unit is kept for a transfer that has ended': `
    select barcode from units join movements on movements.id = transfer_id where closed_at is not null`,
  'a carton has pairs of two ways or steps': `
    select carton from movements join movement_lines line on line.movement_id = movements.id
    where kind = 'transfer' and closed_at is null and carton <> '' group by carton
    having count(distinct (from_location_id, location_id)) > 1
      or count(*) filter (where status = 'packed') not in (0, count(*))`,
  'the history of a movement does not end with what it is': `
    select movements.id, kind, movements.status, step.status as last from movements
    left join lateral (
      select status from movement_history where movement_id = movements.id order by id desc limit 1) as step on true
    where movements.id > $2 and step.status is distinct from movements.status`,
  'a counted pair is in stock before its delivery is closed': `
    select line.barcode from movement_lines line join movements on movements.id = movement_id
    where kind = 'delivery' and (line.unit_id is not null) <> (status = 'closed' and condition in ('here', 'damaged'))
      and movements.id > $2`,
  'the customer of an ended hold or transfer is known': `
    select id from customer_holds where ended_at is not null and first_name is not null
    union all select id from movements where closed_at is not null and first_name is not null`,
  'a line and an order want the same unit in the stockroom': `
    select units.barcode from units
    join request_lines line on line.unit_id = units.id and line.status in ('request', 'pending')
    join order_items item on item.unit_id = units.id where units.id > $1`,
  'a line holds no unit': `
    select id, status from request_lines line where ${HOLDS} and unit_id is null and location_id = '${CANAL}'`,
  'a sold unit is in a bin': `select barcode from units where id > $1 and state = 'Sold' and bin_id is not null`,
  'the history of a unit has a gap': `
    select * from (
      select unit_id, id, from_state, from_bin, kind, lag(id) over each as previous,
             lag(to_state) over each as was_state, lag(to_bin) over each as was_bin
      from unit_history where unit_id > $1 window each as (partition by unit_id order by id)
    ) as event
    where previous is not null and (from_state is distinct from was_state or from_bin is distinct from was_bin)`,
  'the history of a unit does not end with what it is': `
    select units.barcode, units.state, event.*
    from units
    left join lateral (select * from unit_history where unit_id = units.id order by id desc limit 1) as event on true
    left join bins on bins.id = units.bin_id
    left join request_lines line on line.unit_id = units.id and ${HOLDS}
    where units.id > $1 and (
      coalesce(event.to_state, 'Checked In') <> units.state::text
      or coalesce(event.missing, false) <> units.missing or coalesce(event.on_hold, false) <> units.on_hold
      or (event.id is not null and event.to_bin is distinct from bins.code)
      or (line.id is not null and event.line_id is distinct from line.id))`,
  'a slot has too many bookings': `
    select starts_at, count(*)::int from bookings join locations on locations.id = location_id
    where location_id = '${CANAL}' and starts_at > now() and status <> 'cancelled'
    group by starts_at, slot_capacity
    having count(*) > slot_capacity + count(*) filter (where full_slot_reason is not null)`,
} as const;

/** Checks what must hold after every step, whatever was done. */
export async function checkInvariants({ shop, beginning }: World, stock: Stock): Promise<void> {
  const broken = await Promise.all(
    Object.entries(BROKEN).map(async ([rule, query]) => {
      // PostgreSQL refuses a value for a query without a place for it.
      const values = query.includes('$2') ? [beginning.units, beginning.transfers] : [beginning.units];
      const rows = await shop.rows(
        query.includes('$1') || !query.includes('$2') ? query : `${query} and $1::bigint >= 0`,
        ...(query.includes('$') ? values : []),
      );
      return rows.map((row) => ({ rule, ...row }));
    }),
  );
  expect(broken.flat()).toEqual([]);
  // Goods come only from a delivery or a consignee, and never disappear.
  const received = Object.values(stock.deliveries).reduce((sum, { booked }) => sum + booked, 0);
  const consigned = Object.values(stock.announced).filter(({ status }) => status === 'accepted').length;
  expect(Object.keys(stock.units)).toHaveLength(UNITS_AT_FIRST + received + consigned);
  const product = ok(
    await shop.as('tomas-reyes').catalogue.getCatalogueBySKU({ id: VARIANTS[0]?.sku ?? '', locationId: CANAL }),
  );
  for (const { variantId } of VARIANTS.slice(0, 2)) {
    const shown = product.variants.find(({ inventoryItemId }) => inventoryItemId === variantId);
    expect(shown?.inStock).toBe(freeUnits(stock, variantId).length);
  }
}

/** Checks that each unit that a step changed has an event of the person who did it. */
export async function checkHistory({ shop }: World, before: Stock, after: Stock, actor: string, lastId: number) {
  const facts = ({ state, missing, onHold, bin }: Stock['units'][string]) => [state, missing, onHold, bin].join();
  const changed = Object.entries(after.units)
    .filter(([barcode, unit]) => before.units[barcode] && facts(before.units[barcode]) !== facts(unit))
    .map(([barcode]) => barcode);
  if (changed.length === 0) return;
  const rows = await shop.rows<{ barcode: string }>(
    `select distinct barcode from unit_history join units on units.id = unit_id
     where unit_history.id > $1 and actor = $2`,
    lastId,
    actor,
  );
  expect(rows.map(({ barcode }) => barcode)).toEqual(expect.arrayContaining(changed));
}

/** The id of the last event of any unit. */
export async function lastEvent({ shop }: World): Promise<number> {
  const [row] = await shop.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from unit_history');
  return row?.id ?? 0;
}
