import type { Environment } from './environment.ts';
import { SettingsError } from './startErrors.ts';

/** The advisory lock of a node that compares the store with the shop; spells "shcm". */
export const COMPARE_LOCK = 0x7368636d;

/** How a shop lets the store in. */
export type ShopifyCredentials =
  /** The token of an app that was made in the shop's admin before 2026; it does not end. */
  | { accessToken: string }
  /** An app of the developer dashboard: its tokens live for a day. */
  | { clientId: string; clientSecret: string };

/** The shop system with which the store is connected [O-09]. */
export interface ShopifySettings {
  /** The shop's own host: `chain.myshopify.com`. */
  shop: string;
  credentials: ShopifyCredentials;
  /** The secret of the app, with which the shop signs webhooks; without it none are taken. */
  webhookSecret: string | undefined;
  /** The file that says how its records become those of the store. */
  mappingFile: string;
  /** Whether numbers of pairs may be written into the shop. */
  writesStock: boolean;
}

/** Reads the connection with a shop. @throws SettingsError for a part that is missing */
export function readShopify(read: Environment): ShopifySettings | undefined {
  const { SHOPIFY_SHOP: shop, SHOPIFY_MAPPING: mappingFile } = read;
  if (shop === undefined) return undefined;
  const credentials = credentialsOf(read);
  const problems = [
    ...(mappingFile === undefined ? ['SHOPIFY_SHOP needs SHOPIFY_MAPPING, the file of docs/deploy/shopify.md'] : []),
    ...(credentials === undefined
      ? ['SHOPIFY_SHOP needs SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET, or SHOPIFY_ADMIN_TOKEN']
      : []),
  ];
  if (mappingFile === undefined || credentials === undefined) throw new SettingsError(problems);
  return {
    shop,
    credentials,
    webhookSecret: read.SHOPIFY_CLIENT_SECRET,
    mappingFile,
    writesStock: read.SHOPIFY_WRITES_STOCK === 'yes',
  };
}

function credentialsOf({
  SHOPIFY_ADMIN_TOKEN: accessToken,
  SHOPIFY_CLIENT_ID: clientId,
  SHOPIFY_CLIENT_SECRET: clientSecret,
}: Environment): ShopifyCredentials | undefined {
  if (accessToken !== undefined) return { accessToken };
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { clientId, clientSecret };
}
