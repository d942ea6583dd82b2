import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { splitInput } from './request.ts';
import { clientOf, emptyPage, inTurn, json, services, store } from './test-support/fakeNetwork.ts';

const line = {
  tryoutItemId: 't1',
  inventoryItemId: 'v1',
  sku: null,
  size: '10',
  price: 100,
  name: 'Front door',
  requestStatusFlag: true,
};
const page = inTurn(() => json(emptyPage));

describe('A call sends', () => {
  test('the bearer token and the three store headers with every product call', { tags: 'A-01' }, async () => {
    const { api, sent } = clientOf(page);
    await api.notification.getNotifications({ userId: 'u1' });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: 'Bearer jwt',
      'x-graph-location': 'graph.example',
      'x-rest-location': 'rest.example',
      'x-store-access-token': 'store-token',
    });
  });

  test('no empty store headers, and no bearer token without a session', { tags: 'A-01' }, async () => {
    const { api, sent } = clientOf(page, {
      getStore: () => ({ ...store, shopifyApiDomain: '', accessToken: '' }),
      getToken: () => null,
    });
    await api.notification.getNotifications({ userId: 'u1' });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'x-rest-location']);
  });

  test('neither session nor store headers to the exchange', { tags: 'S-05' }, async () => {
    const { api, sent } = clientOf(inTurn(() => json({ data: { token: 't' } })));
    const result = await api.userauth.authenticateOauth({ accessToken: 'corporate' });
    expect(result).toEqual({ ok: true, data: { token: 't' } });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type']);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"accessToken":"corporate"}' });
  });

  test('the access token and no store headers to the directory service', { tags: 'H-05' }, async () => {
    const { api, sent } = clientOf(
      inTurn(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })),
      {
        services: { ...services, graph: 'https://directory.example/' },
      },
    );
    const photo = await api.graph.getMyPhoto({ accessToken: 'corporate' });
    expect(photo.ok && (await photo.data.text())).toBe('<svg/>');
    expect(sent[0]?.url).toBe('https://directory.example/v1.0/me/photo/$value');
    expect([...(sent[0]?.headers ?? [])]).toEqual([['authorization', 'Bearer corporate']]);
  });

  test('the input of a GET as query parameters, lists as repeated parameters', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(page);
    await api.inventory.getWarehouseLines({ locationId: 'l 1', status: 'request', brand: ['A&B', 'C'], bin: [] });
    expect(sent[0]).toMatchObject({ method: 'GET', body: undefined });
    expect(sent[0]?.url).toBe('/api/inventory/request-lines?locationId=l%201&status=request&brand=A%26B&brand=C');
  });

  test('the input of other methods as body, also a list', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: true })));
    await api.storefront.acceptTryout([line]);
    expect(sent[0]).toMatchObject({ method: 'PUT', url: '/api/storefront/tryoutItem-master/accept' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual([line]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('no body for a write without one', { tags: 'N-05' }, async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: 200, data: { id: '7' } })));
    await api.notification.acknowledgeNotification({ notificationId: '7' });
    expect(sent[0]).toMatchObject({ method: 'PUT', body: undefined });
    expect(sent[0]?.url).toBe('/api/notification/update-app-notifications/7');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  test('parameters and body of a call with both', { tags: 'A-02' }, () => {
    const operation: Operation = { service: 'user', method: 'POST', path: '/api/user/{id}', input: 'both' };
    const input = { id: 'u 1', orderNumber: 7, body: { sold: true } };
    expect(splitInput(operation, input)).toEqual({
      params: { path: { id: 'u 1' }, query: { orderNumber: 7 } },
      body: { sold: true },
    });
    expect(input).toEqual({ id: 'u 1', orderNumber: 7, body: { sold: true } });
  });

  test('the id of a corrected record in the path and the rest as body', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: true })));
    const correction = { locationId: 'l1', version: 1, bin: 'A-01-01', shelf: '2' };
    await api.inventory.correctBinShelfRecord({ rowId: '7', body: correction });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: '/api/inventory/bin-shelf-records/7',
      body: JSON.stringify(correction),
    });
  });

  test('requests to the configured address of the service', { tags: 'A-03' }, async () => {
    const { api, sent } = clientOf(page, {
      services: { ...services, notification: 'https://notify.example/v2/', store: 'https://stores.example' },
    });
    await api.notification.getNotifications({ userId: 'u1', page: 2, size: 20 });
    await api.store.getStoreLocations();
    expect(sent.map(({ url }) => url)).toEqual([
      'https://notify.example/v2/get-app-notifications/u1?page=2&size=20',
      'https://stores.example/store-location',
    ]);
  });
});

describe('A relative address of a service', () => {
  const relative = { ...services, store: '/api/store' };

  test('belongs to the base address', async () => {
    const { api, sent } = clientOf(page, { services: relative, baseUrl: 'https://store.example' });
    await api.store.getStoreLocations();
    expect(sent.map(({ url }) => url)).toEqual(['https://store.example/api/store/store-location']);
  });

  test('without a base address and without a page fails with a message that names it', async () => {
    const { api, sent } = clientOf(page, { services: relative });
    expect(await api.store.getStoreLocations()).toEqual({
      ok: false,
      kind: 'invalid',
      message:
        'The address "/api/store" of the service "store" names no server. Give createApi a baseUrl, e.g. "https://store.example".',
    });
    expect(sent).toEqual([]);
  });
});

describe('The Idempotency-Key', () => {
  const accepted = inTurn(() => json({ status: true }));

  test('differs for each write', { tags: 'K-09' }, async () => {
    const { api, sent } = clientOf(accepted);
    await api.storefront.acceptTryout([line]);
    await api.storefront.acceptTryout([line]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key') ?? '');
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(new Set(keys).size).toBe(2);
  });

  test('may be passed by the caller, so that a repetition is the same write', { tags: 'K-09' }, async () => {
    const { api, sent } = clientOf(accepted);
    await api.storefront.acceptTryout([line], { key: 'the-same-write' });
    await api.storefront.acceptTryout([line], { key: 'the-same-write' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['the-same-write', 'the-same-write']);
  });

  test('is not sent with reads and with the exchange', { tags: 'A-02' }, async () => {
    const { api, sent } = clientOf(page);
    await api.notification.getNotifications({ userId: 'u1' }, { key: 'not-for-a-read' });
    await api.userauth.authenticateOauth({ accessToken: 't' });
    await api.store.getStoresByLocation({ locations: ['l1'] });
    expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false, false]);
  });
});

describe('Ids in paths', () => {
  test('no id changes the path of a call', { tags: 'A-01' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (id) => {
        const { api, sent } = clientOf(page);
        const result = await api.notification.getNotifications({ userId: id });
        const url = new URL(sent[0]?.url ?? '', 'https://store.example');
        const [, , , name, segment = '', ...rest] = url.pathname.split('/');
        const reached = [name, decodeURIComponent(segment), rest, url.search, url.hash];
        const isRefused = !result.ok && result.kind === 'invalid' && sent.length === 0;
        expect(isRefused || reached).toEqual(isRefused || ['get-app-notifications', id, [], '', '']);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['', '.', '..', 'undefined', 'null'])(
    'a call with the id %j is not sent',
    { tags: 'A-01' },
    async (userId) => {
      const { api, sent } = clientOf(page);
      expect(await api.notification.getNotifications({ userId })).toEqual({ ok: false, kind: 'invalid' });
      expect(sent).toEqual([]);
    },
  );

  test('ids and parameters arrive unchanged', { tags: 'A-02' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), async (brand) => {
        const { api, sent } = clientOf(page);
        await api.inventory.getWarehouseLines({ locationId: 'l1', status: 'request', brand });
        const url = new URL(sent[0]?.url ?? '', 'https://store.example');
        expect(url.searchParams.getAll('brand')).toEqual(brand);
      }),
    );
  });
});

test('An operation that only admins call is sent like the others', { tags: 'A-03' }, async () => {
  const { api, sent } = clientOf(inTurn(() => json({ data: { id: '7' } })));
  await api.notification.recallAnnouncement({ announcementId: '7' }, { key: 'key-7' });
  expect(sent).toMatchObject([{ url: '/api/notification/announcements/7/recall', method: 'POST' }]);
  expect(sent[0]?.headers.get('idempotency-key')).toBe('key-7');
  await api.store.getImportKinds();
  expect(sent[1]).toMatchObject({ url: '/api/store/import-kinds', method: 'GET' });
});
