import { SIZE_SYSTEMS } from '@instore/api';
import { localTextOf } from '../../base/localInstants.ts';
import { code, id, localTime, oneOf, size, sku, whole } from '../../base/valueFormats.ts';
import { orderRows } from '../../domain/consignment/index.ts';
import { differsWithin, type ImportKind, localTimes, unknownIn } from '../kind.ts';

const rows = orderRows('import_rows');
const placed = localTimes('placed');

/** Orders of the shop system. */
export const orders: ImportKind = {
  name: 'orders',
  what: 'Orders of the shop system, one row for each size in an order. An order that is sold keeps its values and is reported. An item that the file lacks stays; with the quantity 0 it is cancelled, and a pair that was reserved for it is free again.',
  key: ['number', 'variant'],
  columns: [
    { name: 'number', what: 'Number in the shop system', cell: code(64), example: 'YK-30421', isRequired: true },
    {
      name: 'location',
      what: 'Id of the location, which never changes',
      cell: id,
      example: 'canal-street',
      isRequired: true,
    },
    { name: 'placed', what: 'When it was placed', cell: localTime, example: '2026-11-23 10:30', isRequired: true },
    {
      name: 'paid',
      what: 'Whether it is paid; only then it can be sold',
      cell: oneOf(['yes', 'no']),
      example: 'yes',
      isRequired: false,
      default: 'yes',
    },
    {
      name: 'variant',
      what: 'Id of the size, as in the file of the goods',
      cell: code(64),
      example: '4100101',
      isRequired: false,
    },
    {
      name: 'sku',
      what: 'Style and colourway, with `size` in place of `variant`',
      cell: sku,
      example: 'HC82-104-CF',
      isRequired: false,
      isHelp: true,
    },
    { name: 'size', what: 'Size as on the box', cell: size, example: '9', isRequired: false, isHelp: true },
    {
      name: 'size_system',
      what: 'System of the size, where the SKU has it in more than one',
      cell: oneOf(SIZE_SYSTEMS),
      example: 'US M',
      isRequired: false,
      isHelp: true,
    },
    {
      name: 'quantity',
      what: 'Pairs that are ordered; 0 cancels the item',
      cell: whole(0, 50),
      example: '1',
      isRequired: false,
      default: '1',
    },
  ],
  completes: [rows.lock, rows.findVariants, ...placed.completes],
  current: `select number, variant_id as variant, location_id as location, ${localTextOf('placed_at', 'time_zone')} as placed,
      case when paid then 'yes' else 'no' end as paid, count(*) filter (where cancelled_at is null)::text as quantity
    from orders join order_items on order_number = number join locations on locations.id = location_id
    group by orders.number, variant_id, time_zone`,
  checks: [
    unknownIn('location', 'locations', 'id', 'there is no location "{value}"'),
    ...placed.checks,
    ...rows.problems,
    differsWithin('number', ['location', 'placed', 'paid'], 'the values of this order differ from those in row {row}'),
  ],
  keeps: rows.sold,
  writes: rows.writes,
};
