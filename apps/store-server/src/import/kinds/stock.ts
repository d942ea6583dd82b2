import type { ItemState } from '@instore/api';
import { setAsideNotes } from '../../base/setAsideNotes.ts';
import { barcode, binCode, code, day, email, id } from '../../base/valueFormats.ts';
import { type ImportKind, reasonBy, unknownIn } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

/** Why a unit keeps its values. */
const HELD = reasonBy<ItemState>('units.state', {
  'Checked In': null,
  Pending: 'is promised to a request',
  'Checked Out': 'is checked out',
  Sold: 'is sold',
});

/** Units of the locations that the file names, and that the file lacks. */
const LACKING = `from units where barcode is not null and not missing and state <> 'Sold'
  and location_id in (select location from import_rows)
  and not exists (select 1 from import_rows where import_rows.barcode = units.barcode)`;

/** Units. */
export const stock: ImportKind = {
  name: 'stock',
  what: 'Units: one row for each physical pair or garment. A unit that is promised, checked out or sold keeps its values and is reported.',
  key: ['barcode'],
  columns: [
    { name: 'barcode', what: 'Barcode on the box, unique', cell: barcode, example: '2048177304161', isRequired: true },
    {
      name: 'variant',
      what: 'Id of the size, as in the file of the goods',
      cell: code(64),
      example: '4100101',
      isRequired: true,
    },
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
    { name: 'bin', what: 'Code of the bin', cell: binCode, example: 'A-14-03', isRequired: false },
    {
      name: 'received',
      what: 'Day on which the location received it',
      cell: day,
      example: '2026-11-02',
      isRequired: false,
    },
    {
      name: 'consignee',
      what: 'E-mail address of the owner of a consigned unit',
      cell: email,
      example: 'ada@chain.example',
      isRequired: false,
    },
  ],
  current: `select units.barcode, units.variant_id as variant, units.location_id as location, bins.code as bin,
      to_char(received_at at time zone time_zone, 'YYYY-MM-DD') as received, users.email as consignee
    from units join locations on locations.id = units.location_id left join bins on bins.id = units.bin_id left join users on users.id = units.consignee_id
    where units.barcode is not null`,
  checks: [
    unknownIn('variant', 'variants', 'id', 'there is no size "{value}"'),
    unknownIn('location', 'locations', 'id', 'there is no location "{value}"'),
    unknownIn('consignee', 'users', 'email', 'there is no person with the address "{value}"'),
    `select row, 'bin' as column_name, ${saidInSql('the location has no bin "{bin}"', { bin: 'bin' })} from import_rows
     where bin is not null
       and not exists (select 1 from bins where (bins.location_id, bins.code) = (import_rows.location, import_rows.bin))`,
  ],
  keeps: `select row, ${HELD} as reason from import_rows join units on units.barcode = import_rows.barcode
    where units.state <> 'Checked In'`,
  writes: [
    // The state is compared again: a request may have reserved the unit since the check.
    `update units set variant_id = source.variant, location_id = source.location, bin_id = source.bin_id,
       received_at = case when (units.received_at at time zone source.time_zone)::date = source.received then units.received_at
         else source.received::timestamp at time zone source.time_zone end,
       consignee_id = source.consignee_id, place_version = place_version + 1
     from (
       select import_rows.barcode, variant, location, bins.id as bin_id, users.id as consignee_id,
              import_rows.received::date as received, time_zone
       from import_rows join locations on locations.id = location left join bins on (bins.location_id, bins.code) = (location, bin)
         left join users on users.email = consignee
     ) as source
     where units.barcode = source.barcode and units.state = 'Checked In'`,
    `insert into units (barcode, variant_id, location_id, bin_id, received_at, consignee_id)
     select import_rows.barcode, variant, location, bins.id, import_rows.received::date::timestamp at time zone time_zone, users.id
     from import_rows join locations on locations.id = location left join bins on (bins.location_id, bins.code) = (location, bin)
       left join users on users.email = consignee
     where not exists (select 1 from units where units.barcode = import_rows.barcode)
     order by row`,
  ],
  complete: {
    what: 'Units of the locations in the file that the file lacks are set missing, as a count does it; they can be found again. Units that are promised or checked out are reported and stay.',
    lacking: `select barcode as name, ${HELD} as reason ${LACKING} order by barcode`,
    writes: [
      `update units set missing = true, set_aside_note = '${setAsideNotes.notImported}',
         set_aside_text = '${setAsideNotes.notImported}', set_aside_values = '{}', set_aside_by = null,
         set_aside_at = clock_timestamp()
       where id in (select id ${LACKING} and state = 'Checked In') and state = 'Checked In'`,
    ],
  },
};
