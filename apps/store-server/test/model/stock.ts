import type { Shop } from '../support/shop.ts';

/** A unit as the database has it. */
export interface Unit {
  variant: string;
  state: 'Checked In' | 'Pending' | 'Checked Out' | 'Sold';
  missing: boolean;
  onHold: boolean;
  bin: string | null;
  /** Counts the corrections of its bin. */
  version: number;
  location: string;
  /** Kept for a customer, or how far the transfer is that has it; null for neither. */
  kept: string | null;
}

/** A pair that one location asks another one for. */
export interface Transfer {
  status: string;
  from: string;
  to: string;
  variant: string;
  unit: string | null;
  carton: string;
  askedAt: number;
}

/** A hold for a customer. */
export interface CustomerHold {
  unit: string;
  heldBy: string;
  isEnded: boolean;
}

/** A delivery that is expected or closed; `pairs` are the ids of its counted pairs, by barcode. */
export interface Delivery {
  status: string;
  carton: string;
  version: number;
  /** How many announced pairs are not counted, and not reported as short. */
  open: number;
  pairs: Record<string, string>;
  /** How many units it brought. */
  booked: number;
}

/** A line of a request. Times are milliseconds. */
export interface Line {
  status: 'accepted' | 'request' | 'pending' | 'checkedout' | 'checkedin' | 'cancelled' | 'sold' | 'unavailable';
  owner: string;
  variant: string;
  /** The barcode of its unit. */
  unit: string | null;
  request: string | null;
  tryout: string | null;
  heldBy: string | null;
  heldAt: number | null;
  checkedOutBy: string | null;
  checkedOutAt: number | null;
  /** Whether its check-out was given to another person: it may not be undone by that person [W-14]. */
  isTakenOver: boolean;
  sentBackAt: number | null;
  handedOverAt: number | null;
  deliveredTo: string | null;
  deliveredAt: number | null;
}

/** A try-on request of the kiosk. */
export interface Tryout {
  requestedAt: number;
  acceptedBy: string | null;
  isWithdrawn: boolean;
  /** The lines by their ids. */
  lines: Record<string, { variant: string; isCancelled: boolean }>;
}

/** An order of the till. */
export interface Order {
  isSold: boolean;
  /** The items by their ids; `unit` is a barcode. */
  items: Record<string, { variant: string; unit: string | null }>;
}

/** A count of a bin; `expected` and `scanned` are barcodes. */
export interface Count {
  bin: string;
  status: 'open' | 'handed-in' | 'applied' | 'discarded';
  startedBy: string;
  expected: string[];
  scanned: string[];
}

/** A pair that a consignee announced. */
export interface Announced {
  status: 'waiting' | 'accepted' | 'declined';
  variant: string;
  unit: string | null;
}

/** The last change of a unit or line, and the last one by another person than `by`. Times are milliseconds. */
export interface Change {
  at: number | null;
  by: string | null;
  otherAt: number | null;
}

/** Everything that the steps of the test change, by barcode or id. The prediction of a step changes a copy of it. */
export interface Stock {
  units: Record<string, Unit>;
  lines: Record<string, Line>;
  tryouts: Record<string, Tryout>;
  orders: Record<string, Order>;
  counts: Record<string, Count>;
  announced: Record<string, Announced>;
  transfers: Record<string, Transfer>;
  customerHolds: Record<string, CustomerHold>;
  deliveries: Record<string, Delivery>;
  /** The last scan of each picker, ms. */
  pickers: Record<string, number>;
  /** The last changes of units by barcode, and of lines by id. They decide about late scans; no step predicts them. */
  unitChanges: Record<string, Change>;
  lineChanges: Record<string, Change>;
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** Who checked a unit out is told by the last event of its line and unit. */
const IS_TAKEN_OVER = `status in ('checkedout', 'checkedin') and coalesce((
      select kind = 'reassigned' from unit_history event
      where event.unit_id = line.unit_id and event.line_id = line.id and kind in ('checked-out', 'reassigned')
      order by event.id desc limit 1), false)`;

const CHANGE = `jsonb_build_object('at', ${ms('changed_at')}, 'by', changed_by, 'otherAt', ${ms('other_changed_at')})`;

const PARTS = {
  units: `select jsonb_object_agg(units.barcode, jsonb_build_object('variant', variant_id, 'state', state,
      'missing', missing, 'onHold', on_hold, 'bin', bins.code, 'version', place_version,
      'location', units.location_id, 'kept', case when hold.id is not null then 'customer' else transfer.status end)) as part
    from units left join bins on bins.id = bin_id
    left join customer_holds hold on hold.unit_id = units.id and hold.ended_at is null
    left join movements transfer on transfer.id = transfer_id where units.id > $1`,
  lines: `select jsonb_object_agg(line.id, jsonb_build_object('status', status, 'owner', owner_id,
      'variant', line.variant_id, 'unit', units.barcode, 'request', request_id::text, 'tryout', tryout_id::text,
      'heldBy', held_by, 'heldAt', ${ms('held_at')}, 'checkedOutBy', checked_out_by,
      'checkedOutAt', ${ms('checked_out_at')}, 'isTakenOver', ${IS_TAKEN_OVER}, 'sentBackAt', ${ms('sent_back_at')},
      'handedOverAt', ${ms('handed_over_at')}, 'deliveredTo', delivered_to, 'deliveredAt', ${ms('delivered_at')})) as part
    from request_lines line left join units on units.id = unit_id where line.id > $1`,
  tryouts: `select jsonb_object_agg(id, jsonb_build_object('requestedAt', ${ms('requested_at')},
      'acceptedBy', accepted_by, 'isWithdrawn', withdrawn_at is not null,
      'lines', (select jsonb_object_agg(line.id, jsonb_build_object(
                  'variant', line.variant_id, 'isCancelled', cancelled_at is not null))
                from tryout_lines line where tryout_id = tryouts.id))) as part
    from tryouts where id > $1`,
  orders: `select jsonb_object_agg(number, jsonb_build_object('isSold', sold_at is not null,
      'items', (select jsonb_object_agg(item.id, jsonb_build_object('variant', item.variant_id, 'unit', units.barcode))
                from order_items item left join units on units.id = unit_id where order_number = number))) as part
    from orders where number like 'MODEL-%' and $1::bigint >= 0`,
  counts: `select jsonb_object_agg(count.id, jsonb_build_object('bin', bins.code, 'status', status,
      'startedBy', started_by,
      'expected', (select coalesce(jsonb_agg(barcode order by barcode), '[]') from units where id = any(expected)),
      'scanned', (select coalesce(jsonb_agg(barcode order by barcode), '[]') from count_scans
                  join units on units.id = unit_id where count_id = count.id))) as part
    from bin_counts count join bins on bins.id = bin_id where count.id > $1`,
  announced: `select jsonb_object_agg(pair.id, jsonb_build_object('status', status, 'variant', pair.variant_id,
      'unit', units.barcode)) as part
    from announced_pairs pair left join units on units.id = unit_id where pair.id > $1`,
  transfers: `select jsonb_object_agg(transfer.id, jsonb_build_object('status', status, 'from', from_location_id,
      'to', transfer.location_id, 'variant', line.variant_id, 'unit', units.barcode, 'carton', carton,
      'askedAt', ${ms('announced_at')})) as part
    from movements transfer join movement_lines line on line.movement_id = transfer.id
    left join units on units.id = line.unit_id where transfer.id > $1 and kind = 'transfer'`,
  customerHolds: `select jsonb_object_agg(hold.id, jsonb_build_object('unit', barcode, 'heldBy', held_by,
      'isEnded', ended_at is not null)) as part
    from customer_holds hold join units on units.id = unit_id where hold.id > $1`,
  deliveries: `select jsonb_object_agg(id, jsonb_build_object('status', status, 'version', version,
      'carton', (select min(carton) from movement_lines line where line.movement_id = movements.id),
      'open', (select count(*) from movement_lines line
               where line.movement_id = movements.id and condition is null and not is_absent),
      'pairs', (select coalesce(jsonb_object_agg(barcode, line.id::text), '{}') from movement_lines line
                where line.movement_id = movements.id and condition is not null),
      'booked', (select count(*) from movement_lines line where line.movement_id = movements.id and unit_id is not null)
      )) as part
    from movements where id > $1 and kind = 'delivery'`,
  pickers: `select jsonb_object_agg(user_id, ${ms('last_scan_at')}) as part
    from pickers where location_id = 'canal-street' and $1::bigint >= 0`,
  unitChanges: `select jsonb_object_agg(barcode, ${CHANGE}) as part from units where id > $1`,
  lineChanges: `select jsonb_object_agg(id, ${CHANGE}) as part from request_lines where id > $1`,
} satisfies Record<keyof Stock, string>;

/** The last id of each part before the test: older rows belong to the demo data. */
export type Beginning = Record<keyof Stock, number>;

/** Reads what the steps of the test have made. */
export async function readStock(shop: Shop, beginning: Beginning): Promise<Stock> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, sql]) => {
      const [row] = await shop.rows<{ part: object | null }>(sql, beginning[name as keyof Stock]);
      return [name, row?.part ?? {}];
    }),
  );
  return Object.fromEntries(parts) as Stock;
}
