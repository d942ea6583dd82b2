import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KioskError, NoStoreError, signInKiosk } from './kiosk.ts';

const device = { deviceId: 'front-door', key: 'secret' };

const product = (title: string, sku: string | null, ...inStock: boolean[]) => ({
  id: title,
  title,
  sku,
  vendor: 'Northline',
  productType: 'Sneakers',
  featuredImage: { url: '/artwork/x.svg' },
  variants: {
    nodes: inStock.map((availableForSale, at) => ({
      id: `${title}-${at}`,
      title: `US ${at}`,
      price: 100 + at,
      availableForSale,
    })),
  },
});

let server: Server;
let base: string;
/** What the store answers, by path; a number is the status of a refusal. */
let answers: Record<string, unknown>;
let asked: { path: string; session: string | undefined; body: unknown }[];

beforeEach(async () => {
  asked = [];
  answers = {
    '/config.json': { services: { userauth: '/api/userauth', store: '/api/store', kiosk: '/api/kiosk/' } },
    '/api/userauth/authenticate/device': { data: { token: 'session' } },
    '/api/store/store-location': {
      data: [
        {
          id: 'new-york',
          mainStore: 'Northline New York',
          shopifyApiDomain: '',
          shopifyRestApiDomain: '',
          accessToken: '',
          locations: ['canal-street', 'high-street'].map((id) => ({ id, name: id })),
        },
      ],
    },
    '/api/kiosk/kiosk-feature': {
      data: {
        data: {
          products: {
            nodes: [
              product('Court', 'HC-1', false, true, true),
              product('Nameless', null, true),
              product('Runner', 'TF-2', true),
            ],
          },
        },
      },
    },
    '/api/kiosk/kiosk-tryout-item-master': { data: { tryoutItemId: '48213', lines: [] } },
  };
  server = createServer((request, response) => {
    void (async () => {
      const body = request.method === 'POST' ? await json(request) : undefined;
      asked.push({ path: request.url ?? '', session: request.headers.authorization, body });
      const answer = answers[request.url ?? ''];
      const status = typeof answer === 'number' ? answer : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const sentLines = () => asked.at(-1)?.body;

test('a kiosk that is signed in requests a pair of each product', { tags: 'C-05' }, async () => {
  const kiosk = await signInKiosk(base, device);
  expect(kiosk).toMatchObject({ storeId: 'new-york', token: 'session', location: { id: 'canal-street' } });
  expect(asked[1]).toMatchObject({ session: undefined, body: device });
  // A product without a number cannot be requested.
  expect(await kiosk.ask({ pairs: 2 })).toEqual({ tryoutItemId: '48213', titles: ['Court', 'Runner'] });
  expect(asked.at(-1)?.session).toBe('Bearer session');
  expect(sentLines()).toEqual({
    storeId: 'new-york',
    locationId: 'canal-street',
    lines: [
      { inventoryItemId: 'Court-1', sku: 'HC-1', size: 'US 1', price: 101 },
      { inventoryItemId: 'Runner-0', sku: 'TF-2', size: 'US 0', price: 100 },
    ],
  });
});

test('a choice begins with the chosen product, goes round, and takes the chosen size', { tags: 'C-05' }, async () => {
  const kiosk = await signInKiosk(base, device);
  const last = (count: number) => count - 1;
  expect((await kiosk.ask({ pairs: 2, pick: last })).titles).toEqual(['Runner', 'Court']);
  expect(sentLines()).toMatchObject({ lines: [{ inventoryItemId: 'Runner-0' }, { inventoryItemId: 'Court-2' }] });
  await kiosk.ask({ pairs: 1, isInStore: false });
  expect(sentLines()).toMatchObject({ lines: [{ inventoryItemId: 'Court-0' }] });
});

test('a request says why it cannot be sent, for example too few products', { tags: 'C-05' }, async () => {
  const kiosk = await signInKiosk(base, device);
  const why = async (work: Promise<unknown>) => ((await work.catch((error: unknown) => error)) as KioskError).message;
  expect(await why(kiosk.ask({ pairs: 3 }))).toBe('The store has only 2 such products.');
  expect(await why(kiosk.ask({ pairs: 2, isInStore: false }))).toBe('The store has only 1 such products.');
  answers['/api/kiosk/kiosk-tryout-item-master'] = 403;
  expect(await why(kiosk.ask({ pairs: 1 }))).toMatch(/^requestTryout failed: .+ \(403\)$/);
  answers['/api/store/store-location'] = { data: [] };
  expect(await why(signInKiosk(base, device))).toBe('This kiosk belongs to no location.');
  answers['/config.json'] = 503;
  await expect(signInKiosk(base, device)).rejects.toThrow(new NoStoreError(`No store answers at ${base}.`));
});
