import type { SizeSystem, SlotStatus } from '@instore/api';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { localDay } from '../base/localTime.ts';
import type { Tx } from '../db/database.ts';
import { bookings } from '../db/schema/bookings.ts';
import type { FileRow } from '../import/readRows.ts';
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
const past: readonly SlotStatus[] = ['completed', 'completed', 'completed', 'visited', 'not visited', 'cancelled'];

/** Bookings on a day, by location; the other locations have two, and a new one has none. */
const PER_DAY: Readonly<Record<string, number>> = { 'canal-street': 6, 'atlantic-avenue': 0 };
const HALF_HOUR = 30 * 60 * 1000;

/** The day of the files that becomes today, so that a demo has bookings and deliveries whenever it begins. */
export const FILE_DAY = '2026-11-23';

/** A booking of a customer, and its status once it is over. */
interface Visit {
  customer: string;
  size: string | null;
  sizeSystem: SizeSystem | null;
  service: string;
  note: string | null;
  /** The status once it is over. */
  was: SlotStatus;
}

/** A booking of the file. */
interface Planned extends Visit {
  locationId: string;
  /** Local begin, on a day relative to {@link FILE_DAY}: yyyy-MM-dd HH:mm. */
  starts: string;
  isCancelled: boolean;
}

/** The bookings around the present time: their begin in half hours from now, and their status if it is not the usual one. */
const PRESENT = [
  { begins: -2, status: 'visited' },
  { begins: 0, status: 'ongoing' },
  { begins: 1, status: 'booked' },
  { begins: 2, status: 'cancelled' },
] as const satisfies { begins: number; status: SlotStatus }[];

const HEADER = ['location', 'starts', 'customer', 'service', 'size', 'size_system', 'note'];

/** The bookings of the file, earliest first, and then those around the present time. */
function designs(): { planned: Planned[]; present: Visit[] } {
  const random = createRandom(3_000);
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const visit = (): Visit => {
    const [customer, sizeSystem, size] = pick(customers);
    const [service, note] = [pick(services), pick(notes)];
    // Only a fitting has a note: the notes are about feet.
    return { customer, size, sizeSystem, service, note: service === 'Fitting' ? note : null, was: pick(past) };
  };
  const days = Array.from({ length: REACH.back + REACH.ahead + 1 }, (_, index) => index - REACH.back);
  const planned = demoLocations.flatMap(({ id: locationId }) => {
    const slots = PER_DAY[locationId] ?? 2;
    return days.flatMap((offset) =>
      // The slots of a day start at 10:00 and do not overlap.
      Array.from({ length: slots }, (_, slot): Planned => {
        const starts = `${dayOf(new Date(FILE_DAY), offset)} ${10 + Math.floor((slot * 9) / slots)}:${pick(['00', '30'])}`;
        const isCancelled = random.chance(8);
        return { locationId, starts, isCancelled, ...visit() };
      }),
    );
  });
  const present = Array.from({ length: PRESENT.length }, visit);
  return { planned: planned.toSorted((a, b) => a.starts.localeCompare(b.starts)), present };
}

/** The rows of the file. */
export function bookingRows(): string[][] {
  const rows = designs().planned.map(({ locationId, starts, customer, service, size, sizeSystem, note }) => [
    locationId,
    starts,
    customer,
    service,
    size ?? '',
    sizeSystem ?? '',
    note ?? '',
  ]);
  return [HEADER, ...rows];
}

/** Moves the days of the file so that {@link FILE_DAY} is today. */
export async function* bookingsOfToday(file: AsyncGenerator<FileRow>, now: Date): AsyncGenerator<FileRow> {
  const column = HEADER.indexOf('starts');
  for await (const { row, cells } of file) {
    const moved = cells.map((cell, index) => (index === column && cell !== 'starts' ? movedTo(now, cell) : cell));
    yield { row, cells: moved };
  }
}

function movedTo(now: Date, starts: string): string {
  const offset = Math.round((Date.parse(starts.slice(0, 10)) - Date.parse(FILE_DAY)) / DAY);
  return `${dayOf(now, offset)}${starts.slice(10)}`;
}

/**
 * Adds to the imported bookings what the file has no columns for: past ones were served or missed, some were cancelled, one is
 * ongoing and one upcoming whatever the hour is, and the locations are closed on some days. So the demo shows every
 * status.
 */
export async function ageBookings(tx: Tx, now: Date): Promise<void> {
  const { planned, present } = designs();
  await writePresent(tx, now, present);
  const known = planned.map(({ locationId, starts, customer, isCancelled, was }) => ({
    location_id: locationId,
    local: movedTo(now, starts),
    customer,
    cancelled: isCancelled,
    was,
  }));
  await tx.execute(sql`
    update bookings
    set status = case when cancelled then 'cancelled' else was end::slot_status
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as known(location_id text, local timestamp, customer text, cancelled boolean, was text)
    join locations on locations.id = known.location_id
    where bookings.location_id = known.location_id and bookings.customer = known.customer
      and starts_at = local at time zone time_zone and status = 'booked'
      and (cancelled or ends_at <= ${now.toISOString()}::timestamptz)`);
  await insertHolidays(tx, now);
}

/** Writes the bookings around the present time in place of those of the file that they overlap. */
async function writePresent(tx: Tx, now: Date, visits: readonly Visit[]): Promise<void> {
  const half = Math.floor(now.getTime() / HALF_HOUR);
  const rows = PRESENT.map(({ begins, status }, index) => ({
    locationId: 'canal-street',
    startsAt: new Date((half + begins) * HALF_HOUR),
    endsAt: new Date((half + begins + 1) * HALF_HOUR),
    ...visits[index]!,
    status,
  }));
  const place = eq(bookings.locationId, 'canal-street');
  await tx
    .delete(bookings)
    .where(
      or(
        ...rows.map(({ startsAt, endsAt }) => and(place, lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt))),
      ),
    );
  await tx.insert(bookings).values(rows.map(({ was: _was, ...row }) => row));
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

/**
 * The days on which all locations are closed, and the next closings at Canal Street, each on a day of its own. A demo
 * that begins on a holiday leaves it out: its locations are open.
 */
export function closed(now: Date): Closing[] {
  const year = now.getUTCFullYear();
  const begins = presentDays(now);
  const holidays = [year - 1, year, year + 1].flatMap((each): Closing[] => [
    { day: `${each}-01-01`, name: "New Year's Day", location_id: null },
    { day: `${each}-07-04`, name: 'Independence Day', location_id: null },
    { day: thanksgiving(each), name: 'Thanksgiving', location_id: null },
    { day: `${each}-12-25`, name: 'Christmas Day', location_id: null },
  ]);
  const closings = holidays.filter(({ day }) => !begins.has(day));
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

/** The local days, at any location, of the bookings around the present time. */
function presentDays(now: Date): Set<string> {
  const ends = [PRESENT[0], PRESENT[PRESENT.length - 1]!].map(({ begins }) => now.getTime() + begins * HALF_HOUR);
  return new Set(demoLocations.flatMap((location) => ends.map((end) => localDay(new Date(end), location))));
}

/** The fourth Thursday in November. */
function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${22 + ((11 - first) % 7)}`;
}

/** The day that is so many days after a time. */
export function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
}
