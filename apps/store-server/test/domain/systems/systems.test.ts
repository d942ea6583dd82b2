import type { ApiKey, Failure, Result } from '@instore/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

const tags = ['O-10'];
/** Where Tomas does not work. */
const FOREIGN = 'state-street';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** An admin of New York's locations, and one of all locations. */
const tomas = () => shop.as('tomas-reyes').store;
const amara = () => shop.as('amara-diallo').store;

const keyOf = (id: string, over: object = {}) => ({
  id,
  name: 'Data warehouse',
  role: 'Store_Admin',
  operations: ['getInsight'],
  locationIds: [CANAL],
  days: 30,
  ...over,
});
const endpointOf = (id: string, over: object = {}) => ({
  id,
  url: `https://${id}.example/events?token=s3cret`,
  locationIds: [CANAL],
  ...over,
});
const call = async (key: string): Promise<number> => {
  const at = '2026-11-30';
  const url = `${shop.node.url}/api/cube/v1/insight?locationId=${CANAL}&from=${at}&to=${at}`;
  return (await fetch(url, { headers: { 'x-api-key': key } })).status;
};
const refusal = (answer: Result<unknown>) => {
  const { status, message } = answer as Failure;
  return [status, message];
};
const stored = async (id: string): Promise<ApiKey | undefined> =>
  ok(await amara().getApiKeys()).keys.find((key) => key.id === id);

describe('A key', () => {
  test('that an admin makes reads until it is revoked', { tags }, async () => {
    const { apiKey, key } = ok(await tomas().addApiKey(keyOf('reads')));
    expect(apiKey).toMatchObject({ locations: [{ id: CANAL }], mayChange: true, isExpired: false, lastUsedAt: null });
    expect(await call(key)).toBe(200);
    expect(ok(await tomas().revokeApiKey({ systemId: 'reads' })).revokedAt).not.toBeNull();
    expect(await call(key)).toBe(401);
    expect(JSON.stringify(ok(await tomas().getApiKeys()))).not.toContain(key);
  });

  test('whose answer was lost is made anew, as long as it was not used', { tags }, async () => {
    const write = { key: 'the-same' };
    const first = ok(await tomas().addApiKey(keyOf('lost'), write)).key;
    const second = ok(await tomas().addApiKey(keyOf('lost'), write)).key;
    expect([await call(first), await call(second)]).toEqual([401, 200]);
    expect(refusal(await tomas().addApiKey(keyOf('lost'), write))).toEqual([
      409,
      'This API key was used already, so it is not shown again.',
    ]);
    const { rows } = await shop.database.pool.query('select answer::text from idempotency');
    expect(JSON.stringify(rows)).not.toMatch(/isk_/);
  });

  test.each([
    ['a role above the own one', { role: 'YK_Admin' }, 'You may not give this role.'],
    ['all locations', { locationIds: undefined }, 'It gets data of other locations, too.'],
    ['a location of others', { locationIds: [FOREIGN] }, ''],
  ])('with %s is refused to an admin of one location', { tags }, async (_what, over, message) => {
    const answer = await tomas().addApiKey(keyOf('above', over));
    expect(refusal(answer)[0]).toBe(403);
    expect(refusal(answer)[1]).toContain(message);
    expect(await stored('above')).toBeUndefined();
  });

  test('of other locations is not listed, one of several cannot be revoked', { tags }, async () => {
    ok(await amara().addApiKey(keyOf('theirs', { locationIds: [FOREIGN] })));
    ok(await amara().addApiKey(keyOf('shared', { locationIds: [CANAL, FOREIGN] })));
    const listed = ok(await tomas().getApiKeys()).keys.map(({ id, mayChange }) => `${id} ${mayChange}`);
    expect(listed).toContain('shared false');
    expect(listed).not.toContain('theirs true');
    expect(refusal(await tomas().revokeApiKey({ systemId: 'theirs' }))[0]).toBe(404);
    expect(refusal(await tomas().revokeApiKey({ systemId: 'shared' }))[0]).toBe(403);
  });
});

test('The log of changes names keys and endpoints, and no secret', { tags: [...tags, 'P-03'] }, async () => {
  const { key } = ok(await tomas().addApiKey(keyOf('logged')));
  const { secret } = ok(await tomas().addWebhookEndpoint(endpointOf('logged')));
  ok(
    await tomas().changeWebhookEndpoint({
      systemId: 'logged',
      body: { isPaused: false, pausedTypes: ['unit.sold'], basedOn: 0 },
    }),
  );
  const { content } = ok(await tomas().getAdminChanges({ size: 20 }));
  expect(content.filter(({ subjectId }) => subjectId === 'logged')).toMatchObject([
    { kind: 'webhook', action: 'changed', field: 'pausedEvents', after: 'unit.sold', by: { name: 'Tomas Reyes' } },
    { kind: 'webhook', action: 'added' },
    { kind: 'key', action: 'added', by: { name: 'Tomas Reyes' } },
  ]);
  const all = JSON.stringify(content);
  expect([key, secret, 's3cret'].filter((each) => all.includes(each))).toEqual([]);
});

describe('An endpoint', () => {
  test('has one secret, also in the answer of a repetition', { tags }, async () => {
    const write = { key: 'endpoint' };
    const first = ok(await tomas().addWebhookEndpoint(endpointOf('till'), write));
    expect(ok(await tomas().addWebhookEndpoint(endpointOf('till'), write))).toEqual(first);
    expect(JSON.stringify(ok(await tomas().getWebhookEndpoints()))).not.toContain(first.secret);
    expect(refusal(await tomas().addWebhookEndpoint(endpointOf('till')))[0]).toBe(409);
  });

  test.each([
    ['http://till.example/events', 'http://till.example/events is not an https address.'],
    ['https://10.1.2.3/events', 'The settings of the store permit no address in a private network.'],
    ['https://[::1]/events', 'The settings of the store permit no address in a private network.'],
    ['https://a:b@till.example/', 'The address must not contain a user name or password.'],
  ])('is refused at %s, with the field', { tags }, async (url, message) => {
    const answer = (await tomas().addWebhookEndpoint(endpointOf('refused', { url }))) as Failure;
    expect(answer.problem).toMatchObject({ status: 422, errors: [{ field: '/url', message }] });
  });

  test('shows an admin of some of its locations the host of its address only', { tags }, async () => {
    ok(await amara().addWebhookEndpoint(endpointOf('chain', { locationIds: undefined })));
    const { endpoints } = ok(await tomas().getWebhookEndpoints());
    expect(endpoints.find(({ id }) => id === 'chain')).toMatchObject({
      url: 'https://chain.example',
      locations: null,
      mayChange: false,
    });
    expect(refusal(await tomas().getWebhookDeliveries({ systemId: 'chain' }))[0]).toBe(403);
    expect(refusal(await tomas().removeWebhookEndpoint({ systemId: 'chain' }))[0]).toBe(403);
    ok(await amara().removeWebhookEndpoint({ systemId: 'chain' }));
  });

  test('is paused by one of two admins who read it at the same time', { tags }, async () => {
    ok(await tomas().addWebhookEndpoint(endpointOf('race')));
    const pause = (pausedTypes: string[]) =>
      amara().changeWebhookEndpoint({ systemId: 'race', body: { isPaused: true, pausedTypes, basedOn: 0 } });
    const answers = await Promise.all([pause([]), pause(['unit.sold'])]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok: isDone }) => !isDone) as Failure)[0]).toBe(409);
  });

  test('gets a failed delivery again at once, unless it is paused', { tags }, async () => {
    ok(await tomas().addWebhookEndpoint(endpointOf('again', { types: ['unit.on-hold'] })));
    const [row] = await shop.rows<{ id: string }>(
      `insert into webhook_deliveries (endpoint_id, object, body, attempts, next_at, outcome)
       values ('again', 'unit:1', '{"type": "unit.on-hold"}', 3, now() + interval '1 hour', '500') returning id::text`,
    );
    const deliveryId = row?.id ?? '';
    const failed = ok(await tomas().getWebhookDeliveries({ systemId: 'again', state: 'failed' }));
    expect(failed).toMatchObject([{ deliveryId, type: 'unit.on-hold', state: 'failed', attempts: 3, outcome: '500' }]);
    const asked = { systemId: 'again', deliveryId };
    expect(ok(await tomas().resendWebhook(asked))).toMatchObject({ deliveryId, nextAt: null });
    const body = { isPaused: true, pausedTypes: [], basedOn: 0 };
    ok(await tomas().changeWebhookEndpoint({ systemId: 'again', body }));
    expect(refusal(await tomas().resendWebhook(asked))).toEqual([409, 'The endpoint is paused. Let it go on first.']);
  });
});
