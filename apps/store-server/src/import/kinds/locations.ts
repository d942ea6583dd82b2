import { hours, id, line, timeZone, whole } from '../../base/valueFormats.ts';
import { WEEKDAYS } from '../../domain/people/index.ts';
import { type Column, differsWithin, type ImportKind } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

const weekday = (name: string): Column => ({
  name,
  what: `Opening hours on ${name[0]?.toUpperCase()}${name.slice(1)}, local times`,
  cell: hours,
  example: name === 'sunday' ? 'closed' : '10:00-19:00',
  isRequired: false,
  default: '10:00-19:00',
});

const storedHours = WEEKDAYS.map(
  (name) => `case ${name} when 'closed' then 'null'::jsonb
    else jsonb_build_object('opens', split_part(${name}, '-', 1), 'closes', split_part(${name}, '-', 2)) end`,
);

const shownHours = WEEKDAYS.map(
  (name, index) =>
    `coalesce((opening_hours -> ${index} ->> 'opens') || '-' || (opening_hours -> ${index} ->> 'closes'), 'closed') as ${name}`,
);

/** Locations with their stores. */
export const locations: ImportKind = {
  name: 'locations',
  what: 'Locations with their stores, opening hours and slots. A location is never removed and never moves to another store.',
  key: ['id'],
  columns: [
    { name: 'id', what: 'Id, which never changes', cell: id, example: 'canal-street', isRequired: true },
    { name: 'name', what: 'Name', cell: line(80), example: 'Canal Street', isRequired: true },
    { name: 'time_zone', what: 'Time zone of its days', cell: timeZone, example: 'America/New_York', isRequired: true },
    { name: 'store', what: 'Id of its store', cell: id, example: 'new-york', isRequired: true },
    { name: 'store_name', what: 'Name of the store', cell: line(80), example: 'Northline New York', isRequired: true },
    ...[...WEEKDAYS.slice(1), WEEKDAYS[0]].map(weekday),
    {
      name: 'slot_minutes',
      what: 'Length of a slot for bookings',
      cell: whole(5, 480),
      example: '30',
      isRequired: false,
      default: '30',
    },
    {
      name: 'slot_capacity',
      what: 'Bookings at the same time',
      cell: whole(1, 100),
      example: '2',
      isRequired: false,
      default: '1',
    },
  ],
  current: `select locations.id, name, time_zone, store_id as store, main_store as store_name, ${shownHours.join(', ')},
      slot_minutes::text as slot_minutes, slot_capacity::text as slot_capacity
    from locations join stores on stores.id = store_id`,
  checks: [
    `select row, 'time_zone' as column_name, ${saidInSql('there is no time zone "{zone}"', { zone: 'time_zone' })} from import_rows
     where not exists (select 1 from pg_timezone_names as known where known.name = time_zone)`,
    `select row, 'store' as column_name, ${saidInSql('the location belongs to the store "{store}" and stays there', { store: 'store_id' })}
     from import_rows join locations on locations.id = import_rows.id where store_id <> store`,
    differsWithin('store', ['store_name'], 'the values of this store differ from those in row {row}'),
  ],
  writes: [
    `insert into stores (id, main_store, shopify_api_domain, shopify_rest_api_domain, access_token)
     select distinct on (store) store, store_name, '', '', '' from import_rows order by store, row
     on conflict (id) do update set main_store = excluded.main_store`,
    `insert into locations (id, store_id, name, time_zone, opening_hours, slot_minutes, slot_capacity, position)
     select id, store, name, time_zone, jsonb_build_array(${storedHours.join(', ')}), slot_minutes::int, slot_capacity::int,
       (select coalesce(max(position), -1) from locations as other where other.store_id = store)
         + row_number() over (partition by store order by row)
     from import_rows order by row
     on conflict (id) do update set (name, time_zone, opening_hours, slot_minutes, slot_capacity)
       = (excluded.name, excluded.time_zone, excluded.opening_hours, excluded.slot_minutes, excluded.slot_capacity)`,
  ],
};
