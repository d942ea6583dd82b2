import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { createRandom } from './random.ts';
import { demoLocations } from './stores.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The days with bookings, relative to today: two weeks back, four weeks ahead. */
const REACH = { back: 14, ahead: 28 };

const customers = [
  'Ada Brenner',
  'Marcus Oyelaran',
  'Priya Raman',
  'Tom Albrecht',
  'Yara Nasser',
  'Hugo Lindgren',
  'Mei Tanaka',
  'Sofia Duarte',
  'Jonas Weber',
  'Aisha Bello',
  'Leo Fontaine',
  'Grace Kim',
];
const services = ['Fitting', 'Fitting', 'Fitting', 'Collection', 'Consignment drop-off'];
const notes = [null, null, 'Wide feet, tries half a size up', 'Comes with two children', 'Marathon in spring'];
const past = ['completed', 'completed', 'completed', 'visited', 'not visited', 'cancelled'];

/**
 * Writes bookings around the present time and the days on which the locations are closed. Hours are local to each
 * location. Past bookings were served or missed, present ones are ongoing, future ones are booked.
 */
export async function writeBookings(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(3_000);
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const rows = demoLocations.flatMap(({ id }) =>
    Array.from({ length: REACH.back + REACH.ahead + 1 }, (_, index) => index - REACH.back).flatMap((offset) => {
      const slots = id === 'canal-street' ? 5 : 2;
      return Array.from({ length: slots }, (_, slot) => ({
        location_id: id,
        // The slots of a day start at 10:00 and do not overlap.
        local: `${dayOf(now, offset)} ${10 + Math.floor((slot * 10) / slots)}:${pick(['00', '15', '30'])}`,
        minutes: pick([30, 45]),
        customer: pick(customers),
        service: pick(services),
        note: pick(notes),
        was: pick(past),
        cancelled: random.chance(8),
      }));
    }),
  );
  await tx.execute(sql`
    insert into bookings (location_id, starts_at, ends_at, customer, service, note, status)
    select location_id, starts_at, starts_at + minutes * interval '1 minute', customer, service, note,
           case when starts_at + minutes * interval '1 minute' <= ${now.toISOString()}::timestamptz then was::slot_status
                when starts_at <= ${now.toISOString()}::timestamptz then 'ongoing'
                when cancelled then 'cancelled'
                else 'booked' end
    from (
      select row.*, row.local::timestamp at time zone locations.time_zone as starts_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(location_id text, local text, minutes int, customer text, service text, note text, was text,
               cancelled boolean)
      join locations on locations.id = row.location_id
    ) as slots
    order by starts_at, location_id`);
  await tx.execute(sql`
    insert into holidays (location_id, day, name)
    select locations.id, row.day, row.name
    from jsonb_to_recordset(${JSON.stringify(closed(now))}::jsonb) as row(day date, name text, location_id text)
    join locations on row.location_id is null or row.location_id = locations.id
    on conflict do nothing`);
  // On a closed day at most one booking is left, which still has to be moved.
  await tx.execute(sql`
    delete from bookings where id in (
      select id from (
        select bookings.id, ends_at, row_number() over (partition by bookings.location_id, day order by starts_at) as nth
        from bookings
        join locations on locations.id = bookings.location_id
        join holidays on holidays.location_id = bookings.location_id
          and holidays.day = (starts_at at time zone time_zone)::date
      ) as on_closed_days
      where nth > 1 or ends_at <= ${now.toISOString()}::timestamptz)`);
}

/** The days on which all locations are closed, and the next stocktaking at Canal Street. */
function closed(now: Date): { day: string; name: string; location_id: string | null }[] {
  const year = now.getUTCFullYear();
  return [
    { day: dayOf(now, 9), name: 'Stocktaking', location_id: 'canal-street' },
    ...[year - 1, year, year + 1].flatMap((each) =>
      [
        { day: `${each}-01-01`, name: "New Year's Day" },
        { day: `${each}-07-04`, name: 'Independence Day' },
        { day: thanksgiving(each), name: 'Thanksgiving' },
        { day: `${each}-12-25`, name: 'Christmas Day' },
      ].map((holiday) => ({ ...holiday, location_id: null })),
    ),
  ];
}

/** The fourth Thursday in November. */
function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${22 + ((11 - first) % 7)}`;
}

function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
}
