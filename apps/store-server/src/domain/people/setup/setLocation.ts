import { count, eq, max, sql } from 'drizzle-orm';
import { DEFAULT_HOURS, locations, stores, type DayHours } from '../../../db/schema/stores.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { SetupError } from '../../../base/startErrors.ts';
import { hours as hoursFormat, id as idFormat, isTimeZone, whole } from '../../../base/valueFormats.ts';
import { name as nameFormat, readValue } from './readValue.ts';

/** In the order in which a location stores its opening hours. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** A location and its store. Of a known one, values that are not given stay. */
export interface LocationToSet {
  id: string;
  /** The name that everyone sees: Canal Street. */
  name?: string;
  /** Time zone of its days, an IANA name. */
  timeZone?: string;
  storeId?: string;
  /** Northline New York. */
  storeName?: string;
  /** Opening hours of the weekdays that are given, local times: "10:00-19:00", or "closed" [B-04]. */
  hours?: Partial<Record<(typeof WEEKDAYS)[number], string>>;
  /** Length of a slot, minutes, and bookings at the same time, as texts. */
  slotMinutes?: string;
  slotCapacity?: string;
  /** Addresses and access token of the store's shop system; clients send them as headers. */
  shop?: { graphUrl?: string; restUrl?: string; accessToken?: string };
}

/** A stored location with its store. */
export interface StoredLocation {
  id: string;
  name: string;
  timeZone: string;
  storeId: string;
  storeName: string;
}

/**
 * Adds a location after the others of its store, and the store if it is new, or changes their values. A location cannot
 * move to another store, because its units, requests and people belong to it.
 * @throws SetupError for an invalid value
 */
export async function setLocation(db: Db, wanted: LocationToSet): Promise<StoredLocation> {
  readValue("A location's id", idFormat, wanted.id);
  if (wanted.name !== undefined) readValue("A location's name", nameFormat, wanted.name);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(locations).where(eq(locations.id, wanted.id)).for('update');
    const { storeId = known?.storeId, name = known?.name, timeZone = known?.timeZone } = wanted;
    if (storeId === undefined || name === undefined || timeZone === undefined) {
      throw new SetupError(
        `The location "${wanted.id}" is new: give its --name, its --time-zone and its --store as well.`,
      );
    }
    if (known !== undefined && known.storeId !== storeId) {
      throw new SetupError(`The location "${wanted.id}" belongs to the store "${known.storeId}" and stays there.`);
    }
    await refuseUnknownTimeZone(tx, timeZone);
    const storeName = await setStore(tx, storeId, wanted);
    const [{ last } = { last: null }] = await tx
      .select({ last: max(locations.position) })
      .from(locations)
      .where(eq(locations.storeId, storeId));
    const slots = slotsOf(wanted, known);
    await tx
      .insert(locations)
      .values({ id: wanted.id, storeId, name, timeZone, ...slots, position: (last ?? -1) + 1 })
      .onConflictDoUpdate({ target: locations.id, set: { name, timeZone, ...slots } });
    return { id: wanted.id, name, timeZone, storeId, storeName };
  });
}

/** The opening hours and slots that are given; of a known location the others stay. */
function slotsOf({ hours = {}, slotMinutes, slotCapacity }: LocationToSet, known?: typeof locations.$inferSelect) {
  const openingHours = WEEKDAYS.map((day, index) => {
    const text = hours[day];
    return text === undefined ? ((known?.openingHours ?? DEFAULT_HOURS)[index] ?? null) : readHours(day, text);
  });
  return {
    openingHours,
    slotMinutes: slotMinutes === undefined ? undefined : readNumber('--slot-minutes', slotMinutes, 5, 480),
    slotCapacity: slotCapacity === undefined ? undefined : readNumber('--slot-capacity', slotCapacity, 1, 100),
  };
}

/** @throws SetupError */
function readHours(day: string, text: string): DayHours {
  const [opens = '', closes = ''] = readValue(`--${day}`, hoursFormat, text).split('-');
  return closes === '' ? null : { opens, closes };
}

/** @throws SetupError */
function readNumber(flag: string, text: string, least: number, most: number): number {
  return Number(readValue(flag, whole(least, most), text));
}

/** Stores the store and returns its name. The lock keeps two new locations from getting the same position. */
async function setStore(tx: Tx, id: string, { storeName, shop = {} }: LocationToSet): Promise<string> {
  readValue("A store's id", idFormat, id);
  if (storeName !== undefined) readValue("A store's name", nameFormat, storeName);
  const [known] = await tx.select().from(stores).where(eq(stores.id, id)).for('update');
  const mainStore = storeName ?? known?.mainStore;
  if (mainStore === undefined) throw new SetupError(`The store "${id}" is new: give its --store-name as well.`);
  const store = {
    mainStore,
    shopifyApiDomain: shop.graphUrl ?? known?.shopifyApiDomain ?? '',
    shopifyRestApiDomain: shop.restUrl ?? known?.shopifyRestApiDomain ?? '',
    accessToken: shop.accessToken ?? known?.accessToken ?? '',
  };
  for (const url of [store.shopifyApiDomain, store.shopifyRestApiDomain]) {
    if (url !== '' && !(URL.canParse(url) && /^https:\/\/[!-~]+$/.test(url))) {
      throw new SetupError(`"${url}" is not an https address.`);
    }
  }
  if (!/^[!-~]*$/.test(store.accessToken)) {
    throw new SetupError('SHOPIFY_ACCESS_TOKEN has characters that are not allowed in a header.');
  }
  await tx
    .insert(stores)
    .values({ id, ...store })
    .onConflictDoUpdate({ target: stores.id, set: store });
  return mainStore;
}

/** Both must know the time zone: PostgreSQL, which computes the days of bookings, and browsers, which show times. */
async function refuseUnknownTimeZone(tx: Tx, timeZone: string): Promise<void> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select exists (select 1 from pg_timezone_names where name = ${timeZone}) as known`,
  );
  if (rows[0]?.known === true && isTimeZone(timeZone)) return;
  throw new SetupError(`There is no time zone "${timeZone}". An example is America/New_York.`);
}

/** Whether the store has a location, without which it cannot be used. */
export async function hasLocations(db: Db): Promise<boolean> {
  const [{ found } = { found: 0 }] = await db.select({ found: count() }).from(locations);
  return found > 0;
}
