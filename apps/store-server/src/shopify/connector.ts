import { Client } from 'pg';
import type { Settings } from '../base/settings.ts';
import type { ShopifySettings } from '../base/shopify.ts';
import { createShop, type ShopParts } from './client.ts';
import type { LoadParts } from './loadShop.ts';
import { readMapping } from './mapping.ts';

/** The connection to a shop, which every job of Shopify gets. */
export type Connector = Omit<LoadParts, 'wait'>;

/**
 * Opens the connection that the settings name. Nothing is asked yet.
 * @throws SettingsError when the mapping cannot be read
 */
export async function openConnector(
  { shop: domain, credentials, mappingFile }: ShopifySettings,
  { limits }: Pick<Settings, 'limits'>,
  parts: Pick<ShopParts, 'now' | 'fetch' | 'stop'>,
): Promise<Connector> {
  return {
    shop: createShop({ shop: domain, credentials, ...parts }),
    domain,
    mapping: await readMapping(mappingFile),
    pictureHost: limits.marketplaceImageHost,
    now: parts.now,
  };
}

/** Runs work on a connection of its own, which has no time limits. */
export async function onOwnClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'in-store shopify',
    options: '-c timezone=UTC',
    keepAlive: true,
  });
  // The query that waits reports the loss; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
