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

describe('what a call carries', () => {
  test('[A-01] the bearer and the three headers of the store go with every product call', async () => {
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

  test('[A-01] empty store values and a missing session are left out, not sent empty', async () => {
    const { api, sent } = clientOf(page, {
      getStore: () => ({ ...store, shopifyApiDomain: '', accessToken: '' }),
      getToken: () => null,
    });
    await api.notification.getNotifications({ userId: 'u1' });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'x-rest-location']);
  });

  test('[S-05] the exchange carries neither a session nor the store', async () => {
    const { api, sent } = clientOf(inTurn(() => json({ data: { token: 't' } })));
    const result = await api.userauth.authenticateOauth({ accessToken: 'corporate' });
    expect(result).toEqual({ ok: true, data: { token: 't' } });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type']);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"accessToken":"corporate"}' });
  });

  test('[H-05] the directory service gets the access token and nothing of the store', async () => {
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

  test('[A-02] GET sends its payload as query parameters, lists as repeated ones', async () => {
    const { api, sent } = clientOf(page);
    await api.inventory.getWarehouseLines({ locationId: 'l 1', status: 'request', brand: ['A&B', 'C'], bin: [] });
    expect(sent[0]).toMatchObject({ method: 'GET', body: undefined });
    expect(sent[0]?.url).toBe('/api/inventory/request-lines?locationId=l%201&status=request&brand=A%26B&brand=C');
  });

  test('[A-02] other methods send a body, also one that is a list', async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: true })));
    await api.storefront.acceptTryout([line]);
    expect(sent[0]).toMatchObject({ method: 'PUT', url: '/api/storefront/tryoutItem-master/accept' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual([line]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('[N-05] a write without a body sends none', async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: 200, data: { id: '7' } })));
    await api.notification.acknowledgeNotification({ notificationId: '7' });
    expect(sent[0]).toMatchObject({ method: 'PUT', body: undefined });
    expect(sent[0]?.url).toBe('/api/notification/update-app-notifications/7');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  test('[A-02] a call with parameters and a body puts each in its place', () => {
    const operation: Operation = { service: 'user', method: 'POST', path: '/api/user/{id}', input: 'both' };
    const input = { id: 'u 1', orderNumber: 7, body: { sold: true } };
    expect(splitInput(operation, input)).toEqual({
      params: { path: { id: 'u 1' }, query: { orderNumber: 7 } },
      body: { sold: true },
    });
    expect(input).toEqual({ id: 'u 1', orderNumber: 7, body: { sold: true } });
  });

  test('[A-02] a correction of a record sends its id in the address and the rest as body', async () => {
    const { api, sent } = clientOf(inTurn(() => json({ status: true })));
    const correction = { locationId: 'l1', version: 1, bin: 'A-01-01', shelf: '2' };
    await api.inventory.correctBinShelfRecord({ rowId: '7', body: correction });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: '/api/inventory/bin-shelf-records/7',
      body: JSON.stringify(correction),
    });
  });

  test('[A-03] a service lives where the configuration says', async () => {
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

describe('the Idempotency-Key', () => {
  const accepted = inTurn(() => json({ status: true }));

  test('[K-09] each write has a key of its own', async () => {
    const { api, sent } = clientOf(accepted);
    await api.storefront.acceptTryout([line]);
    await api.storefront.acceptTryout([line]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key') ?? '');
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(new Set(keys).size).toBe(2);
  });

  test('[K-09] a person who tries again with the same key makes the same write', async () => {
    const { api, sent } = clientOf(accepted);
    await api.storefront.acceptTryout([line], { key: 'the-same-write' });
    await api.storefront.acceptTryout([line], { key: 'the-same-write' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['the-same-write', 'the-same-write']);
  });

  test('[A-02] reads and the exchange have none', async () => {
    const { api, sent } = clientOf(page);
    await api.notification.getNotifications({ userId: 'u1' }, { key: 'not-for-a-read' });
    await api.userauth.authenticateOauth({ accessToken: 't' });
    await api.store.getStoresByLocation({ locations: ['l1'] });
    expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false, false]);
  });
});

describe('ids in addresses', () => {
  test('[A-01] no id leads a call to another address', async () => {
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

  test.each(['', '.', '..', 'undefined', 'null'])('[A-01] the id %j is not sent at all', async (userId) => {
    const { api, sent } = clientOf(page);
    expect(await api.notification.getNotifications({ userId })).toEqual({ ok: false, kind: 'invalid' });
    expect(sent).toEqual([]);
  });

  test('[A-02] what is asked for arrives as it was written', async () => {
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
