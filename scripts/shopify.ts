import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { readSettings, type Settings } from '../apps/store-server/src/base/settings.ts';
import { SettingsError, SetupError } from '../apps/store-server/src/base/startErrors.ts';
import type { Db } from '../apps/store-server/src/db/database.ts';
import { readStockDifferences } from '../apps/store-server/src/domain/stock/index.ts';
import { type Connector, onOwnClient, openConnector } from '../apps/store-server/src/shopify/connector.ts';
import { loadShop } from '../apps/store-server/src/shopify/loadShop.ts';
import { listProblems } from '../apps/store-server/src/shopify/problems.ts';
import { subscribe } from '../apps/store-server/src/shopify/subscribe.ts';
import { writeStock } from '../apps/store-server/src/shopify/writeStock.ts';
import { lineOf, linesOf, linesOfDifference } from '../apps/store-server/src/shopify/report.ts';
import { onDatabase, onTables } from '../apps/store-server/src/start/onDatabase.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Reads the connected Shopify shop, and shows what could not come in. */

const usage = `pnpm store:shopify --load [--apply]
pnpm store:shopify --subscribe https://store.chain.example
  --load         reads all of the shop and says what would change
  --apply        writes it; the first time it connects the store with the shop
  --subscribe    lets the shop send its webhooks to this address of the store
  --problems     what of the shop could not come in, and why
  --differences  the sizes of which the shop has another number of pairs, with each pair that is known
  --write-stock  writes the numbers of the store into the shop, if SHOPIFY_WRITES_STOCK is yes
  --location     only this location, for both of these; can be repeated
  Reads DATABASE_URL or DATA_DIR like the store, which may run meanwhile. docs/deploy/shopify.md has the settings.`;

const options = {
  load: { type: 'boolean' },
  apply: { type: 'boolean' },
  subscribe: { type: 'string' },
  problems: { type: 'boolean' },
  differences: { type: 'boolean' },
  'write-stock': { type: 'boolean' },
  location: { type: 'string', multiple: true },
} as const;

const connectorOf = ({ shopify, ...settings }: Settings): Promise<Connector> => {
  if (shopify === undefined) throw new SetupError('SHOPIFY_SHOP is not set: docs/deploy/shopify.md says how.');
  return openConnector(shopify, settings, { now: () => new Date() });
};

async function load(settings: Settings, isApplied: boolean): Promise<string> {
  const connector = await connectorOf(settings);
  const report = await onDatabase(settings, (url) =>
    onOwnClient(url, (client) => loadShop(client, connector, isApplied)),
  );
  return linesOf(report).join('\n');
}

async function listen(settings: Settings, origin: string): Promise<string> {
  if (!URL.canParse(origin) || !origin.startsWith('https://')) throw new SetupError(`"${origin}" is no https address.`);
  if (settings.shopify?.webhookSecret === undefined) {
    throw new SetupError('SHOPIFY_CLIENT_SECRET is not set: the store could not check the signatures.');
  }
  const { shop } = await connectorOf(settings);
  const added = await subscribe(shop, origin);
  return added.length === 0 ? 'The shop sends all webhooks already.' : `The shop sends: ${added.join(', ')}.`;
}

async function showProblems(db: Db): Promise<string> {
  const problems = await listProblems(db);
  return problems.length === 0 ? 'Everything could come in.' : problems.map((each) => lineOf(each)).join('\n');
}

async function showDifferences(db: Db, locations: string[] | undefined): Promise<string> {
  const differences = await readStockDifferences(db, locations);
  if (differences.length === 0) return 'The shop and the store have the same numbers of pairs.';
  return differences.flatMap((each) => linesOfDifference(each)).join('\n');
}

async function reportStock(settings: Settings, locations: string[] | undefined): Promise<string> {
  if (settings.shopify?.writesStock !== true)
    throw new SetupError('SHOPIFY_WRITES_STOCK is not yes: nothing is written.');
  const { shop } = await connectorOf(settings);
  const { written, refused } = await onTables(settings, (db) => writeStock(db, shop, locations));
  const lines = refused.map(({ locationId, variantId, reason }) => `${locationId}, ${variantId}: ${reason}`);
  return [...lines, `Written: ${written}. Refused: ${refused.length}.`].join('\n');
}

await reportsFailure(async () => {
  const flags = readFlags(process.argv.slice(2), options, usage);
  const settings = readSettings(process.env, []);
  if (flags.problems) return onTables(settings, showProblems);
  if (flags.differences) return onTables(settings, (db) => showDifferences(db, flags.location));
  if (flags['write-stock']) return reportStock(settings, flags.location);
  if (flags.subscribe !== undefined) return listen(settings, flags.subscribe);
  if (!flags.load) throw new SettingsError([usage]);
  return load(settings, flags.apply === true);
});
