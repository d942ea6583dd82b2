import type { DeliveryStatus } from '@instore/api';
import { barcode, code, day, id, line, list, whole } from '../../base/valueFormats.ts';
import { differsWithin, type ImportKind, reasonBy, unknownIn } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

/** Why a delivery keeps its pairs. */
const STARTED = reasonBy<DeliveryStatus>('movements.status', {
  expected: null,
  counting: 'is being counted',
  'handed-in': 'is counted',
  closed: 'is closed',
});

/** Suppliers number their deliveries themselves: two locations may have one number. */
const SAME = `movements.kind = 'delivery' and movements.location_id = import_rows.location and movements.number = import_rows.delivery`;

/** The announced pairs of one size in a carton, as a row of a file. */
const CURRENT = `select movements.number as delivery, carton, variant_id as variant, movements.location_id as location,
    movements.sender as sender, movements.expected_on::text as expected, count(*)::text as quantity,
    string_agg(announced_barcode, ';' order by announced_barcode) as barcodes
  from movement_lines join movements on movements.id = movement_id
  where movements.kind = 'delivery' and is_announced
  group by movements.id, carton, variant_id`;

/** The barcodes of each row. */
const BARCODES = `select row, delivery, unnest(string_to_array(barcodes, ';')) as barcode from import_rows where barcodes is not null`;

/** Deliveries that are expected. */
export const deliveries: ImportKind = {
  name: 'deliveries',
  what: 'Deliveries that are expected: one row for each size in a carton. A delivery whose count has begun keeps its pairs and is reported. A row that a later file lacks stays.',
  key: ['location', 'delivery', 'carton', 'variant'],
  columns: [
    {
      name: 'delivery',
      what: 'Number of the delivery, unique in its location',
      cell: code(64),
      example: 'D-4471',
      isRequired: true,
    },
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
    { name: 'sender', what: 'Name of the sender', cell: line(80), example: 'Halden Footwear', isRequired: true },
    { name: 'expected', what: 'Day on which it is expected', cell: day, example: '2026-11-24', isRequired: true },
    {
      name: 'carton',
      what: 'Code on the carton. Cartons of several deliveries may have the same code',
      cell: code(64),
      example: 'D-4471-1',
      isRequired: true,
    },
    {
      name: 'variant',
      what: 'Id of the size, as in the file of the goods',
      cell: code(64),
      example: '4100101',
      isRequired: true,
    },
    { name: 'quantity', what: 'Number of pairs', cell: whole(1, 5000), example: '2', isRequired: true },
    {
      name: 'barcodes',
      what: 'Barcodes of the pairs. A pair without one gets a barcode and a label of the store when it is counted',
      cell: list(barcode, ';'),
      example: '4012345000016;4012345000023',
      isRequired: false,
    },
  ],
  current: CURRENT,
  completes: [
    `update import_rows set barcodes = (
       select string_agg(each, ';' order by each) from unnest(string_to_array(barcodes, ';')) as each)
     where barcodes is not null`,
  ],
  checks: [
    unknownIn('variant', 'variants', 'id', 'there is no size "{value}"'),
    unknownIn('location', 'locations', 'id', 'there is no location "{value}"'),
    differsWithin('delivery', ['sender', 'expected'], 'the values of this delivery differ from those in row {row}', [
      'location',
    ]),
    `select row, 'barcodes' as column_name, ${saidInSql('has more barcodes than pairs')} from import_rows
     where cardinality(string_to_array(barcodes, ';')) > quantity::int`,
    `select row, 'barcodes' as column_name, ${saidInSql('{barcode} is also in row {row}', { barcode: 'barcode', row: 'first_row' })} from (
       select row, barcode, min(row) over (partition by barcode) as first_row,
         row_number() over (partition by barcode order by row) as nth from (${BARCODES}) as each
     ) as counted where nth > 1`,
    `select row, 'barcodes' as column_name, ${saidInSql('{barcode} is the barcode of a pair in stock', { barcode: 'barcode' })}
     from (${BARCODES}) as each join units using (barcode)
     where not exists (
       select 1 from movement_lines join movements on movements.id = movement_id
       where movement_lines.unit_id = units.id and movements.kind = 'delivery')`,
  ],
  keeps: `select row, ${STARTED} as reason from import_rows join movements on ${SAME} where movements.status <> 'expected'`,
  writes: [
    // The status is compared again: a person may have begun to count since the check.
    `update movements set sender = source.sender, expected_on = source.expected::date,
       version = version + 1
     from (select distinct delivery, location, sender, expected from import_rows) as source
     where movements.kind = 'delivery' and movements.location_id = source.location and movements.number = source.delivery
       and movements.status = 'expected'`,
    `insert into movements (kind, number, location_id, sender, expected_on, announced_at)
     select distinct 'delivery', delivery, location, sender, expected::date, statement_timestamp() from import_rows
     where not exists (select 1 from movements where ${SAME}) order by delivery`,
    `delete from movement_lines using import_rows join movements on ${SAME}
     where movement_id = movements.id and movements.status = 'expected' and movement_lines.carton = import_rows.carton
       and movement_lines.variant_id = import_rows.variant`,
    `insert into movement_lines (movement_id, carton, variant_id, announced_barcode, is_announced)
     select movements.id, import_rows.carton, variant, (string_to_array(barcodes, ';'))[nth], true
     from import_rows join movements on ${SAME} cross join generate_series(1, quantity::int) as nth
     where movements.status = 'expected' order by row, nth`,
  ],
};
