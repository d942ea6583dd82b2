import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { createRandom } from './random.ts';
import { demoLocations } from './stores.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The days with bookings, relative to today: two weeks back, four weeks ahead. */
const REACH = { back: 14, ahead: 28 };

/** Customers with their sizes. */
const customers = [
  ['Ada Brenner', 'US W', '7.5'],
  ['Marcus Oyelaran', 'US M', '12'],
  ['Priya Raman', 'US W', '9'],
  ['Tom Albrecht', 'US M', '10.5'],
  ['Yara Nasser', 'US W', '8'],
  ['Hugo Wentworth', 'US M', '9'],
  ['Mei Tanaka', 'US W', '7'],
  ['Sofia Duarte', 'US W', '6.5'],
  ['Jonas Berg', 'US M', '9.5'],
  ['Esther Vaughn', 'US W', '6'],
  ['Paul Ekström', 'US M', '12'],
  ['Grace Lin', 'US W', '7'],
  ['Noa Stern', 'US M', '10.5'],
  ['Ravi Menon', 'US M', '9.5'],
  // A customer whose size is not known.
  ['Leo Fontaine', null, null],
] as const;
const services = ['Fitting', 'Fitting', 'Fitting', 'Collection', 'Consignment drop-off'];
const notes = [null, null, 'Wide feet, tries half a size up', 'Comes with two children', 'Left foot is wider'];
const past = ['completed', 'completed', 'completed', 'visited', 'not visited', 'cancelled'];

/** Bookings on a day, by location; the other locations have two, and a new one has none. */
const PER_DAY: Readonly<Record<string, number>> = { 'canal-street': 6, 'atlantic-avenue': 0 };
const HALF_HOUR = 30 * 60 * 1000;

interface Row {
  location_id: string;
  /** Local start: yyyy-MM-dd HH:mm; null where `at` is given. */
  local: string | null;
  at: string | null;
  customer: string;
  size: string | null;
  size_system: string | null;
  service: string;
  note: string | null;
  /** The status once it is over. */
  was: string;
  /** The status now, if it does not follow from the time. */
  status: string | null;
}

/**
 * Writes bookings around the present time and the days on which the locations are closed. Hours are local to each
 * location. Past bookings were served or missed, future ones are booked. One is ongoing and one upcoming whatever the
 * hour is, so that the demo shows every status.
 */
export async function writeBookings(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(3_000);
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const booking = (location_id: string, time: Pick<Row, 'local' | 'at'>, status: string | null): Row => {
    const [customer, size_system, size] = pick(customers);
    const [service, note] = [pick(services), pick(notes)];
    return { location_id, ...time, customer, size, size_system, service, note, was: pick(past), status };
  };
  const days = Array.from({ length: REACH.back + REACH.ahead + 1 }, (_, index) => index - REACH.back);
  const rows = demoLocations.flatMap(({ id }) => {
    const slots = PER_DAY[id] ?? 2;
    return days.flatMap((offset) =>
      // The slots of a day start at 10:00 and do not overlap.
      Array.from({ length: slots }, (_, slot) => {
        const local = `${dayOf(now, offset)} ${10 + Math.floor((slot * 9) / slots)}:${pick(['00', '30'])}`;
        return booking(id, { local, at: null }, random.chance(8) ? 'cancelled' : null);
      }),
    );
  });
  const present = Math.floor(now.getTime() / HALF_HOUR) * HALF_HOUR;
  const at = (slots: number) => ({ local: null, at: new Date(present + slots * HALF_HOUR).toISOString() });
  await insertBookings(tx, now, [
    booking('canal-street', at(-2), 'visited'),
    booking('canal-street', at(0), 'ongoing'),
    booking('canal-street', at(1), null),
    booking('canal-street', at(2), 'cancelled'),
    ...rows,
  ]);
  await insertHolidays(tx, now);
}

/** Inserts bookings of half an hour. One that overlaps an earlier row of its location is left out. */
async function insertBookings(tx: Tx, now: Date, rows: Row[]): Promise<void> {
  const instant = now.toISOString();
  await tx.execute(sql`
    with slots as (
      select row.*, time.starts_at, time.starts_at + interval '30 minutes' as ends_at
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, nth) => ({ ...row, nth })))}::jsonb)
        as row(nth int, location_id text, local text, at timestamptz, customer text, size text, size_system text,
               service text, note text, was text, status text)
      join locations on locations.id = row.location_id
      cross join lateral (
        select coalesce(row.at, row.local::timestamp at time zone locations.time_zone) as starts_at
      ) as time
    )
    insert into bookings (location_id, starts_at, ends_at, customer, size, size_system, service, note, status)
    select location_id, starts_at, ends_at, customer, size, size_system, service, note,
           case when ends_at <= ${instant}::timestamptz then coalesce(status, was)::slot_status
                else coalesce(status, 'booked')::slot_status end
    from slots
    where not exists (
      select 1 from slots as other
      where other.location_id = slots.location_id and other.nth < slots.nth
        and other.starts_at < slots.ends_at and other.ends_at > slots.starts_at
    )
    order by starts_at, location_id`);
}

/** Inserts the closed days and leaves at most two bookings on each, which still have to be moved. */
async function insertHolidays(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into holidays (location_id, day, name, from_time)
    select locations.id, row.day, row.name, coalesce(row.from_time, '00:00')
    from jsonb_to_recordset(${JSON.stringify(closed(now))}::jsonb)
      as row(day date, name text, location_id text, from_time time)
    join locations on row.location_id is null or row.location_id = locations.id
    on conflict do nothing`);
  await tx.execute(sql`
    delete from bookings where id in (
      select id from (
        select bookings.id, ends_at, row_number() over (partition by bookings.location_id, day order by starts_at) as nth
        from bookings
        join locations on locations.id = bookings.location_id
        join holidays on holidays.location_id = bookings.location_id
          and holidays.day = (starts_at at time zone time_zone)::date
          and holidays.from_time < (ends_at at time zone time_zone)::time
        where status = 'booked' or starts_at < ${now.toISOString()}::timestamptz - interval '2 hours'
      ) as on_closed_days
      where nth > 2 or ends_at <= ${now.toISOString()}::timestamptz)`);
}

interface Closing {
  day: string;
  name: string;
  location_id: string | null;
  from_time?: string;
}

/** The days on which all locations are closed, and the next closings at Canal Street, each on a day of its own. */
function closed(now: Date): Closing[] {
  const year = now.getUTCFullYear();
  const closings: Closing[] = [year - 1, year, year + 1].flatMap((each) => [
    { day: `${each}-01-01`, name: "New Year's Day", location_id: null },
    { day: `${each}-07-04`, name: 'Independence Day', location_id: null },
    { day: thanksgiving(each), name: 'Thanksgiving', location_id: null },
    { day: `${each}-12-25`, name: 'Christmas Day', location_id: null },
  ]);
  const close = (offset: number, name: string, times: { from_time?: string } = {}) => {
    const isTaken = closings.some(({ day }) => day === dayOf(now, offset));
    if (isTaken) close(offset + 1, name, times);
    else closings.push({ day: dayOf(now, offset), name, location_id: 'canal-street', ...times });
  };
  close(1, 'Stock count', { from_time: '16:00' });
  close(2, 'Staff training');
  close(9, 'Stocktaking');
  return closings;
}

/** The fourth Thursday in November. */
function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${22 + ((11 - first) % 7)}`;
}

function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
}
