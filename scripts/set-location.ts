import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { setLocation, WEEKDAYS } from '../apps/store-server/src/domain/people/index.ts';
import { setUp } from './setup.ts';

/** Adds a location and its store, or changes their values. */

const usage = `pnpm store:set-location --id canal-street --name "Canal Street" --time-zone America/New_York --store new-york --store-name "Northline New York"
  --id            the id of the location, which never changes
  --name          its name
  --time-zone     the time zone of its days, an IANA name
  --store         the id of its store
  --store-name    the name of the store
  --monday, …     opening hours of each weekday, local times: 10:00-19:00, or closed; 10:00-19:00 for a new location
  --slot-minutes  length of a slot for bookings, 5 to 480; 30 for a new location
  --slot-capacity bookings at the same time, 1 to 100; 1 for a new location
  --shopify-api   https address of the store's shop system, GraphQL; the token is read from SHOPIFY_ACCESS_TOKEN
  --shopify-rest  the same, REST
  For a known location only --id is required. A new location is added after the store's other locations.`;

const options = {
  id: { type: 'string' },
  name: { type: 'string' },
  'time-zone': { type: 'string' },
  store: { type: 'string' },
  'store-name': { type: 'string' },
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, { type: 'string' }])) as Record<
    (typeof WEEKDAYS)[number],
    { type: 'string' }
  >),
  'slot-minutes': { type: 'string' },
  'slot-capacity': { type: 'string' },
  'shopify-api': { type: 'string' },
  'shopify-rest': { type: 'string' },
} as const;

/** Removes values that are not given. */
const given = <Values extends Record<string, string | undefined>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string;
  };

await setUp(usage, options, async (db, flags) => {
  if (flags.id === undefined) throw new SetupError(usage);
  const set = await setLocation(db, {
    id: flags.id,
    ...given({
      name: flags.name,
      timeZone: flags['time-zone'],
      storeId: flags.store,
      storeName: flags['store-name'],
    }),
    hours: given(Object.fromEntries(WEEKDAYS.map((day) => [day, flags[day]]))),
    ...given({ slotMinutes: flags['slot-minutes'], slotCapacity: flags['slot-capacity'] }),
    shop: given({
      graphUrl: flags['shopify-api'],
      restUrl: flags['shopify-rest'],
      accessToken: process.env['SHOPIFY_ACCESS_TOKEN'] || undefined,
    }),
  });
  return `${set.name} (${set.id}) belongs to ${set.storeName} (${set.storeId}). Its days are those of ${set.timeZone}.`;
});
