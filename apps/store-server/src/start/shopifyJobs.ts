import type { Pool } from 'pg';
import type { Settings } from '../base/settings.ts';
import { compareNightly, isComparisonDue } from '../shopify/compareNightly.ts';
import { openConnector } from '../shopify/connector.ts';
import { deleteOldWebhooks, handleWebhooks } from '../shopify/handleWebhooks.ts';
import { repeat } from './repeat.ts';

/** How often each node looks for webhooks of the shop that wait, ms. */
const WEBHOOKS_EVERY_MS = 1_000;

/** How often each node looks whether the shop is to be compared, ms. */
const COMPARE_EVERY_MS = 2_000;

/** How often each node deletes old webhooks, ms. */
const OLD_WEBHOOKS_EVERY_MS = 3_600_000;

interface Parts {
  pool: Pool;
  /** The address of the database without a pooler. */
  url: string;
  onError: (error: unknown) => void;
  log: (line: string) => void;
}

/**
 * Starts what the store does by itself with a connected shop [O-09]: it handles webhooks, and compares once a night and when an admin asks.
 * @returns stops it and waits for the runs in flight; undefined without a shop
 * @throws SettingsError when the mapping cannot be read
 */
export async function startShopifyJobs(
  settings: Settings,
  { pool, url, onError, log }: Parts,
): Promise<(() => Promise<unknown>) | undefined> {
  if (settings.shopify === undefined) return undefined;
  const stopping = new AbortController();
  const now = () => new Date();
  const connector = await openConnector(settings.shopify, settings, { now, stop: stopping.signal });
  const compare = async () => {
    if (await isComparisonDue(pool, connector)) await compareNightly({ url, connector, log });
  };
  const stops = [
    repeat(WEBHOOKS_EVERY_MS, () => handleWebhooks({ pool, connector, stop: stopping.signal }), onError),
    repeat(COMPARE_EVERY_MS, compare, onError),
    repeat(OLD_WEBHOOKS_EVERY_MS, () => deleteOldWebhooks(pool, now()), onError),
  ];
  return () => {
    stopping.abort();
    return Promise.all(stops.map((stop) => stop()));
  };
}
