import { SIZE_SYSTEMS, type SlotStatus } from '@instore/api';
import { instantIn, localTextOf } from '../../base/localInstants.ts';
import { id, line, localTime, oneOf, size, whole } from '../../base/valueFormats.ts';
import { type ImportKind, localTimes, reasonBy, unknownIn } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

/** The instant of a local time. */
const STARTS = `(${instantIn('import_rows.starts', 'locations.time_zone')})`;

const starts = localTimes('starts');

/** The booking that a row names. */
const SAME = `bookings.location_id = import_rows.location and bookings.customer = import_rows.customer
  and bookings.starts_at = ${STARTS}`;

/** Why a booking keeps its values. */
const BEGUN = reasonBy<SlotStatus>('bookings.status', {
  booked: null,
  ongoing: 'is ongoing',
  visited: 'is visited',
  'not visited': 'is not visited',
  completed: 'is completed',
  cancelled: 'is cancelled',
});

/** Appointments of customers. */
export const bookings: ImportKind = {
  name: 'bookings',
  what: 'Appointments of customers. A booking whose visit has begun, or that was cancelled, keeps its values and is reported.',
  key: ['location', 'starts', 'customer'],
  columns: [
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
    { name: 'starts', what: 'Begin', cell: localTime, example: '2026-11-27 10:30', isRequired: true },
    { name: 'customer', what: 'Name that the customer gave', cell: line(80), example: 'Grace Lin', isRequired: true },
    { name: 'minutes', what: 'Length', cell: whole(5, 480), example: '30', isRequired: false, default: '30' },
    { name: 'service', what: 'What it is for', cell: line(60), example: 'Fitting', isRequired: true },
    { name: 'size', what: "The customer's size", cell: size, example: '7', isRequired: false },
    { name: 'size_system', what: 'System of the size', cell: oneOf(SIZE_SYSTEMS), example: 'US W', isRequired: false },
    { name: 'note', what: 'Note', cell: line(200), example: 'Left foot is wider', isRequired: false },
  ],
  completes: starts.completes,
  current: `select location_id as location, ${localTextOf('starts_at', 'time_zone')} as starts, customer,
      (extract(epoch from ends_at - starts_at) / 60)::int::text as minutes, service, size, size_system, note
    from bookings join locations on locations.id = location_id`,
  checks: [
    unknownIn('location', 'locations', 'id', 'there is no location "{value}"'),
    ...starts.checks,
    `select row, 'size_system' as column_name, ${saidInSql('a size needs its system')} from import_rows
     where (size is null) <> (size_system is null)`,
  ],
  keeps: `select row, ${BEGUN} as reason
    from import_rows join locations on locations.id = location join bookings on ${SAME}
    where bookings.status <> 'booked'`,
  writes: [
    `update bookings set ends_at = bookings.starts_at + make_interval(mins => minutes::int), service = import_rows.service,
       size = import_rows.size, size_system = import_rows.size_system, note = import_rows.note
     from import_rows join locations on locations.id = location
     where ${SAME} and bookings.status = 'booked'`,
    `insert into bookings (location_id, starts_at, ends_at, customer, service, size, size_system, note)
     select location, ${STARTS}, ${STARTS} + make_interval(mins => minutes::int), customer, service, size, size_system, note
     from import_rows join locations on locations.id = location
     where not exists (select 1 from bookings where ${SAME})
     order by row`,
  ],
};
