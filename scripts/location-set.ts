import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { setLocation } from '../apps/store-server/src/domain/people/index.ts';
import { setUp } from './setup.ts';

/** Adds a location and its store, or says anew what they are called. */

const usage = `pnpm location:set --id canal-street --name "Canal Street" --time-zone America/New_York --store new-york --store-name "Northline New York"
  --id            the location's own id: it never changes
  --name          as everybody reads it
  --time-zone     where its days begin and end, an IANA name
  --store         the id of the store that it belongs to
  --store-name    what the store is called
  --shopify-api   https address of the store's shop system, GraphQL; the token is read from SHOPIFY_ACCESS_TOKEN
  --shopify-rest  the same, REST
  All but --id may be left out for what is known. A new location stands behind those that the store has.`;

const options = {
  id: { type: 'string' },
  name: { type: 'string' },
  'time-zone': { type: 'string' },
  store: { type: 'string' },
  'store-name': { type: 'string' },
  'shopify-api': { type: 'string' },
  'shopify-rest': { type: 'string' },
} as const;

/** Leaves out what was not given. */
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
    shop: given({
      graphUrl: flags['shopify-api'],
      restUrl: flags['shopify-rest'],
      accessToken: process.env['SHOPIFY_ACCESS_TOKEN'] || undefined,
    }),
  });
  return `${set.name} (${set.id}) belongs to ${set.storeName} (${set.storeId}). Its days are those of ${set.timeZone}.`;
});
