import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import type { ShopParts } from '../../../src/shopify/client.ts';
import type { Ask } from '../../../src/shopify/token.ts';
import { API_VERSION } from '../../../src/shopify/version.ts';
import { bulkLines } from './bulk.ts';
import { courtShoe } from './goods.ts';
import { gid, type Goods, numberOf, resolversOf } from './resolve.ts';

const schema = buildSchema(readFileSync(new URL(`admin_${API_VERSION}.graphql`, import.meta.url), 'utf8'));

/** The shop's own host. */
export const SHOP = 'test-shop.myshopify.com';
export const CLIENT = { clientId: 'client-of-the-tests', clientSecret: 'secret-of-the-tests' };

/** A webhook as the shop sends it. */
export interface Sent {
  headers: Record<string, string>;
  payload: string;
}

/** A small Shopify shop: it answers as Shopify's documentation says, and fails as a test asks it. */
export interface TestShop {
  goods: Goods;
  fetch: Ask;
  /** The token that it takes now. */
  token: string;
  /** Ends the present token: the next call with it is refused. */
  expireToken: () => void;
  /** Points that are left; a query costs ten. */
  available: number;
  /** Statuses with which it answers the next calls in place of an answer. */
  failures: number[];
  /** The addresses that were asked. */
  asked: string[];
  /** Polls for which a bulk operation runs. */
  bulkPolls: number;
  /** The quantities that were written. */
  written: unknown[];
  /** The keys of these writes. */
  keys: string[];
  /** Why it refuses to write; undefined: it does not. */
  refusal: string | undefined;
  /** The topics to which the store subscribed, with their addresses. */
  subscriptions: { topic: string; uri: string }[];
  webhook: (topic: string, payload: object, id?: string) => Sent;
  /** What a client of this shop is made from; a wait is noted and restores the points. */
  parts: ShopParts & { waits: number[] };
}

const COST = 10;
const MOST = 1000;
const RESTORED = 50;

/** Creates a shop with one product, if the test gives no others. */
export function createTestShop(goods: Partial<Goods> = {}): TestShop {
  const waits: number[] = [];
  let tokens = 1;
  const shop: TestShop = {
    goods: {
      currency: 'USD',
      locations: [
        { id: 81, name: 'Canal Street', isActive: true },
        { id: 82, name: 'Depot', isActive: true },
      ],
      products: [courtShoe()],
      orders: [],
      ...goods,
    },
    token: 'token-1',
    expireToken: () => (shop.token = `token-${(tokens += 1)}`),
    available: MOST,
    failures: [],
    asked: [],
    bulkPolls: 1,
    written: [],
    keys: [],
    refusal: undefined,
    subscriptions: [],
    fetch: (url, init) => answer(shop, bulks, url, init),
    webhook: (topic, payload, id) => signed(topic, JSON.stringify(payload), id),
    parts: {
      shop: SHOP,
      credentials: CLIENT,
      now: () => new Date('2026-11-23T16:00:00Z'),
      fetch: (url, init) => shop.fetch(url, init),
      wait: async (ms) => {
        waits.push(ms);
        shop.available = Math.min(MOST, shop.available + (ms / 1000) * RESTORED);
      },
      waits,
    },
  };
  const bulks = createBulks(shop);
  return shop;
}

interface Bulks {
  run: (query: string) => object;
  read: (id: string) => object | null;
  lines: (id: string) => Promise<string[]>;
}

function createBulks(shop: TestShop): Bulks {
  const all: { query: string; polls: number }[] = [];
  const isRunning = ({ polls }: { polls: number }) => polls < shop.bulkPolls;
  return {
    run: (query) => {
      const running = all.find((each) => isRunning(each));
      if (running !== undefined) {
        running.polls += 1;
        return { userErrors: [{ code: 'OPERATION_IN_PROGRESS', message: 'A bulk operation is running already' }] };
      }
      all.push({ query, polls: 0 });
      return { bulkOperation: { id: gid('BulkOperation', all.length), status: 'CREATED' }, userErrors: [] };
    },
    read: (id) => {
      const found = all[numberOf(id) - 1];
      if (found === undefined) return null;
      found.polls += 1;
      if (isRunning(found)) return { id, status: 'RUNNING' };
      return { id, status: 'COMPLETED', url: `https://files.shop.example/${numberOf(id)}.jsonl` };
    },
    lines: async (id) => {
      const query = all[numberOf(id) - 1]?.query ?? '';
      return bulkLines(schema, resolversOf(shop.goods), query);
    },
  };
}

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

async function answer(shop: TestShop, bulks: Bulks, url: string, init: RequestInit = {}): Promise<Response> {
  shop.asked.push(url);
  const failure = shop.failures.shift();
  if (failure !== undefined) return new Response('', { status: failure, headers: { 'retry-after': '7' } });
  if (url === `https://${SHOP}/admin/oauth/access_token`) {
    const given = new URLSearchParams(init.body as string);
    if (given.get('client_secret') !== CLIENT.clientSecret) return json({ error: 'invalid_client' }, 401);
    return json({ access_token: shop.token, scope: 'read_products', expires_in: 86_399 });
  }
  const file = /^https:\/\/files\.shop\.example\/(\d+)\.jsonl$/.exec(url)?.[1];
  if (file !== undefined) return new Response((await bulks.lines(file)).map((line) => `${line}\n`).join(''));
  if (url !== `https://${SHOP}/admin/api/${API_VERSION}/graphql.json`) return json({}, 404);
  if (new Headers(init.headers).get('x-shopify-access-token') !== shop.token) return json({ errors: 'Invalid' }, 401);
  return answerQuery(shop, bulks, JSON.parse(init.body as string) as Asked);
}

interface Asked {
  query: string;
  variables?: { key?: string };
}

async function answerQuery(shop: TestShop, bulks: Bulks, { query, variables }: Asked): Promise<Response> {
  const isThrottled = shop.available < COST;
  if (!isThrottled) shop.available -= COST;
  const cost = {
    requestedQueryCost: COST,
    throttleStatus: { maximumAvailable: MOST, currentlyAvailable: shop.available, restoreRate: RESTORED },
  };
  if (isThrottled)
    return json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } });
  const key = variables?.key;
  if (key !== undefined) shop.keys.push(key);
  const rootValue = { ...resolversOf(shop.goods), ...changesOf(shop, bulks) };
  const result = await graphql({ schema, source: query, variableValues: { ...variables }, rootValue });
  return json({ ...result, extensions: { cost } });
}

const changesOf = (shop: TestShop, bulks: Bulks) => ({
  bulkOperationRunQuery: ({ query }: { query: string }) => bulks.run(query),
  bulkOperation: ({ id }: { id: string }) => bulks.read(id),
  webhookSubscriptions: () => ({
    nodes: shop.subscriptions.map((each, nth) => ({ ...each, id: gid('WebhookSubscription', nth) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  }),
  webhookSubscriptionCreate: ({
    topic,
    webhookSubscription,
  }: {
    topic: string;
    webhookSubscription: { uri: string };
  }) => {
    shop.subscriptions.push({ topic, uri: webhookSubscription.uri });
    return { webhookSubscription: { id: gid('WebhookSubscription', shop.subscriptions.length) }, userErrors: [] };
  },
  inventorySetQuantities: ({ input }: { input: unknown }) => {
    if (shop.refusal !== undefined) return { userErrors: [{ message: shop.refusal }] };
    shop.written.push(input);
    return { userErrors: [] };
  },
});

function signed(topic: string, payload: string, id: string = crypto.randomUUID()): Sent {
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': id,
      'x-shopify-shop-domain': SHOP,
      'x-shopify-api-version': API_VERSION,
      'x-shopify-hmac-sha256': createHmac('sha256', CLIENT.clientSecret).update(payload).digest('base64'),
    },
  };
}
