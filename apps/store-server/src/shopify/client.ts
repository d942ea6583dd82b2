import { setTimeout as sleep } from 'node:timers/promises';
import { createAdminApiClient } from '@shopify/admin-api-client';
import type { ShopifyCredentials } from '../base/shopify.ts';
import { ShopifyError } from './errors.ts';
import { type Ask, createTokens } from './token.ts';
import { API_VERSION } from './version.ts';

/** The shop system, as the store asks it. */
export interface Shop {
  /**
   * Answers a query of `queries.ts`. Waits while the shop throttles, and renews a token that it refuses.
   * @throws ShopifyError
   */
  query: <T>(document: string, variables?: Record<string, unknown>) => Promise<T>;
  /** Reads the result of a bulk operation as it arrives. @throws ShopifyError */
  download: (url: string) => Promise<ReadableStream<Uint8Array>>;
}

/** What a shop is asked with. */
export interface ShopParts {
  /** The shop's own host: `chain.myshopify.com`. */
  shop: string;
  credentials: ShopifyCredentials;
  now: () => Date;
  /** @default the one of Node.js */
  fetch?: Ask;
  /** @default a timer */
  wait?: (ms: number, stop?: AbortSignal) => Promise<unknown>;
  /** Aborted when the node stops. */
  stop?: AbortSignal;
}

/** The most tries of one query. A query that costs more than the shop has at once would be refused for ever. */
const TRIES = 6;

/** How long all tries of a query may take, ms: a transaction may wait for it (`IDLE_IN_TRANSACTION_MS`). */
const QUERY_MS = 30_000;

/** How long the shop may take to answer, ms. */
const ANSWER_MS = 10_000;

/** The wait after an answer that names no other, ms. */
const PAUSE_MS = 2_000;

/** The cost of a query (Shopify, API rate limits). */
interface Cost {
  requestedQueryCost: number;
  throttleStatus: { currentlyAvailable: number; restoreRate: number };
}

/** One try: an answer, or how long to wait before the next one. */
type Tried<T> = { data: T } | { waitMs: number; reason: string };

/** Creates the client of a shop. */
export function createShop({ shop, credentials, now, fetch: ask = fetch, wait = pause, stop }: ShopParts): Shop {
  const tokens = createTokens({ shop, credentials, fetch: ask, now });
  const timed: Ask = (url, init) =>
    ask(url, { ...init, signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...(stop ? [stop] : [])]) });
  const tryOnce = async <T>(document: string, variables: Record<string, unknown>, accessToken: string) => {
    const client = createAdminApiClient({
      storeDomain: shop,
      apiVersion: API_VERSION,
      accessToken,
      customFetchApi: timed,
    });
    const answer = await client.request<T>(document, { variables });
    return triedOf<T>(answer as Answer<T>);
  };
  return {
    query: async <T>(document: string, variables: Record<string, unknown> = {}) => {
      const end = now().getTime() + QUERY_MS;
      let refused: string | undefined;
      let reason = '';
      for (let nth = 0; nth < TRIES; nth += 1) {
        const token = await tokens.get(refused);
        const tried = await tryOnce<T>(document, variables, token);
        if ('data' in tried) return tried.data;
        reason = tried.reason;
        refused = tried.reason === EXPIRED ? token : undefined;
        if ((refused !== undefined && nth > 0) || now().getTime() + tried.waitMs > end) break;
        await wait(tried.waitMs, stop);
      }
      throw new ShopifyError(`The shop does not answer: ${reason}.`, refused !== undefined);
    },
    download: async (url) => {
      const response = await ask(url, stop ? { signal: stop } : {});
      if (!response.ok || response.body === null) {
        throw new ShopifyError(`The shop's file cannot be read: status ${response.status}.`);
      }
      return response.body;
    },
  };
}

const EXPIRED = 'it refuses the access token';

interface Answer<T> {
  data?: T | null;
  errors?: {
    networkStatusCode?: number;
    graphQLErrors?: { message: string; extensions?: { code?: string } }[];
    response?: Response;
  };
  extensions?: { cost?: Cost };
}

/** @throws ShopifyError for an answer that another try does not change */
function triedOf<T>({ data, errors, extensions }: Answer<T>): Tried<T> {
  const first = errors?.graphQLErrors?.[0];
  const isThrottled = first?.extensions?.code === 'THROTTLED';
  if (isThrottled) return { waitMs: untilAvailable(extensions?.cost), reason: 'it throttles' };
  if (first !== undefined) throw new ShopifyError(`The shop refuses a query: ${first.message}`);
  if (errors === undefined && data !== undefined && data !== null) return { data };
  const status = errors?.networkStatusCode;
  if (status === 401) return { waitMs: 0, reason: EXPIRED };
  const isPassing = status === undefined || status === 429 || status >= 500;
  if (!isPassing) throw new ShopifyError(`The shop refuses a query: status ${status}.`, status === 403);
  const asked = Number(errors?.response?.headers.get('retry-after'));
  return {
    waitMs: asked > 0 ? asked * 1000 : PAUSE_MS,
    reason: status === undefined ? 'no answer' : `status ${status}`,
  };
}

/** How long until the shop has restored what a query costs, ms. */
function untilAvailable(cost: Cost | undefined): number {
  if (cost === undefined) return PAUSE_MS;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return Math.max(100, Math.ceil(((cost.requestedQueryCost - currentlyAvailable) / restoreRate) * 1000));
}

const pause = (ms: number, stop?: AbortSignal): Promise<unknown> => sleep(ms, undefined, stop ? { signal: stop } : {});
