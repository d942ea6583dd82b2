import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldDeliveries, FAILING_MS } from '../../src/webhooks/deliver.ts';
import { logOf, resendMessage } from '../../src/webhooks/deliveries.ts';
import { listEndpoints, pauseEndpoint, removeEndpoint, resumeEndpoint } from '../../src/webhooks/endpoints.ts';
import { signedHeaders } from '../../src/webhooks/sign.ts';
import { run as runCommand } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { answer, createWebhooks, type Got } from './createWebhooks.ts';

const tags = ['O-10'];
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.pool.query('delete from webhook_endpoints');
  await database.pool.query('delete from webhook_deliveries');
  await database.pool.query('update units set on_hold = false where on_hold');
});

const unitsOf = (got: readonly Got[]): string[] => got.map(({ body }) => body.data.unitId);

describe('An event of a unit', () => {
  test('is sent once to each endpoint that wants it', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add('all');
    await w.add('sales', { types: ['unit.sold'] });
    await w.add('here', { locationIds: ['canal-street'] });
    await w.add('elsewhere', { locationIds: ['bedford-avenue'] });
    const [unit = ''] = await w.units(1);
    await w.turn(unit);
    await w.run();
    await w.run();
    expect(w.got.map(({ url }) => url).toSorted()).toEqual([
      'https://all.example/events',
      'https://here.example/events',
    ]);
    expect(w.got[0]?.body).toMatchObject({
      type: 'unit.on-hold',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      data: { unitId: unit, locationId: 'canal-street', onHold: true },
    });
  });

  test('of a transaction that fails is not sent', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    const [unit = ''] = await w.units(1);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('update units set on_hold = true where id = $1', [unit]);
    await client.query('set constraints all immediate');
    await client.query('rollback');
    client.release();
    await w.run();
    expect(w.got).toEqual([]);
  });

  test('has the same id in each repetition, and a new time', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(1)));
    w.receiver.answers = async () => answer(500);
    await w.run();
    w.pass(5);
    w.receiver.answers = async () => answer(200);
    await w.run();
    const [first, second] = w.got.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(Number(second?.['webhook-timestamp'])).toBe(Number(first?.['webhook-timestamp']) + 5);
    expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature']);
  });

  test('waits until the one before it of the same unit is delivered', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    const [stuck = '', other = ''] = await w.units(2);
    await w.turn(stuck, stuck, other, other);
    w.receiver.answers = async ({ body }) => answer(body.data.unitId === stuck ? 500 : 204);
    await w.run();
    await w.run();
    expect(unitsOf(w.got).toSorted()).toEqual([stuck, other, other].toSorted());
    w.receiver.answers = async () => answer(204);
    w.pass(5);
    await w.run();
    const events = w.got.filter(({ body }) => body.data.unitId === stuck).map(({ body }) => body.type);
    expect(events).toEqual(['unit.on-hold', 'unit.on-hold', 'unit.hold-ended']);
  });
});

describe('A receiver', () => {
  test('that is away gets one pause that grows, not one try for each event', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(30)));
    w.receiver.answers = async () => answer(503);
    await w.run();
    const tried = w.got.length;
    expect(tried).toBe(20);
    w.pass(4);
    await w.run();
    expect(w.got).toHaveLength(tried);
    w.pass(1);
    await w.run();
    expect(w.got).toHaveLength(2 * tried);
    w.pass(29);
    await w.run();
    expect(w.got).toHaveLength(2 * tried);
  });

  test('that asks for a pause gets it', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(1)));
    w.receiver.answers = async () => answer(429, 60);
    await w.run();
    w.pass(59);
    await w.run();
    expect(w.got).toHaveLength(1);
    w.pass(1);
    await w.run();
    expect(w.got).toHaveLength(2);
  });

  test('that fails for a day is paused, and goes on where it stopped', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    const [unit = '', later = ''] = await w.units(2);
    await w.turn(unit);
    w.receiver.answers = async () => answer(500);
    await w.run();
    w.pass(FAILING_MS / 1000);
    await w.run();
    expect(await listEndpoints(database.db)).toMatchObject([{ pausedAt: new Date(w.receiver.now), waiting: 1 }]);
    await w.turn(later);
    await resumeEndpoint(database.db, 'till', w.now());
    w.receiver.answers = async () => answer(204);
    w.got.length = 0;
    await w.run();
    expect(unitsOf(w.got)).toEqual([unit]);
    expect(await listEndpoints(database.db)).toMatchObject([{ pausedAt: null, failingSince: null, waiting: 0 }]);
  });

  test('that answers 410 is paused at once', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(1)));
    w.receiver.answers = async () => answer(410);
    await w.run();
    expect(await listEndpoints(database.db)).toMatchObject([{ pausedAt: new Date(w.receiver.now) }]);
  });
});

describe('A type of events', () => {
  test('that is refused for a day is paused, and the events of others go on', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    const [refused = '', taken = ''] = await w.units(2);
    w.receiver.answers = async ({ body }) => answer(body.type === 'unit.on-hold' ? 422 : 204);
    await w.turn(refused, refused);
    for (let hour = 0; hour <= 24; hour += 1) {
      // Another type of another unit is delivered each hour.
      await database.pool.query(`update units set missing = not missing where id = $1`, [taken]);
      await w.run();
      w.pass(3_600);
    }
    expect(await listEndpoints(database.db)).toMatchObject([
      { pausedAt: null, pausedTypes: ['unit.on-hold'], version: 1 },
    ]);
    await w.run();
    expect(unitsOf(w.got.filter(({ body }) => body.type === 'unit.hold-ended'))).toEqual([refused]);
    expect((await logOf(database.db, 'till', 'skipped')).map(({ type }) => type)).toEqual(['unit.on-hold']);
    await database.pool.query('update units set missing = false where id = $1', [taken]);
  });

  test('that an admin pauses is not kept, and its waiting events go to the log', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    const [unit = ''] = await w.units(1);
    await w.turn(unit);
    await pauseEndpoint(database.db, 'till', { isPaused: false, pausedTypes: ['unit.on-hold'] }, w.now());
    await w.turn(unit, unit);
    await w.run();
    expect(w.got.map(({ body }) => body.type)).toEqual(['unit.hold-ended']);
    const [skipped] = await logOf(database.db, 'till', 'skipped');
    await expect(resendMessage(database.db, `msg_${skipped?.messageId}`)).rejects.toThrow('unit.on-hold is paused.');
    await resumeEndpoint(database.db, 'till', w.now());
    await resendMessage(database.db, `msg_${skipped?.messageId}`);
    await w.run();
    expect(w.got.map(({ body }) => body.type)).toEqual(['unit.hold-ended', 'unit.on-hold']);
  });
});

test('A failed delivery that is sent again does not wait for its pause', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add();
  await w.turn(...(await w.units(1)));
  w.receiver.answers = async () => answer(500);
  await w.run();
  w.receiver.answers = async () => answer(204);
  const [failed] = await logOf(database.db, 'till', 'failed');
  await resendMessage(database.db, `msg_${failed?.messageId}`);
  await w.run();
  expect(await logOf(database.db, 'till')).toMatchObject([{ attempts: 2, outcome: '204' }]);
});

test('Try-on requests and orders are events, without what customers wrote', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add('all', { types: ['tryout.requested', 'tryout.accepted', 'order.placed', 'order.sold'] });
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into tryouts (location_id, name, requested_at, note) values ('canal-street', 'Front door', now(), 'Private')
     returning id::text`,
  );
  const [tryout] = rows;
  await pool.query(`update tryouts set accepted_at = now() where id = $1`, [tryout?.id]);
  await pool.query(`insert into orders (number, location_id, placed_at) values ('T-1', 'canal-street', now())`);
  await pool.query(`update orders set sold_at = now() where number = 'T-1'`);
  for (let run = 0; run < 2; run += 1) await w.run();
  const events = w.got.map(({ body }) => body.type).toSorted();
  expect(events).toEqual(['order.placed', 'order.sold', 'tryout.accepted', 'tryout.requested']);
  expect(w.got.find(({ body }) => body.type === 'tryout.accepted')?.body.data).toMatchObject({
    tryoutItemId: tryout?.id,
    locationId: 'canal-street',
    inventoryItemIds: [],
  });
  expect(JSON.stringify(w.got)).not.toContain('Private');
  await pool.query(`delete from orders where number = 'T-1'`);
  await pool.query('delete from tryouts where id = $1', [tryout?.id]);
});

describe('A slow receiver', () => {
  test('gets no further batch after a second, so that the next endpoint has its turn', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add('one');
    await w.add('two');
    await w.turn(...(await w.units(60)));
    w.receiver.answers = async () => {
      w.pass(1 / 40);
      return answer(204);
    };
    await w.run();
    const sentTo = (id: string) => w.got.filter(({ url }) => url === `https://${id}.example/events`);
    expect(sentTo('one')).toHaveLength(40);
    expect(sentTo('two')).toHaveLength(40);
  });
});

describe('Two nodes', () => {
  test('do not send to one endpoint at the same time', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(3)));
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    w.receiver.answers = async () => {
      await held;
      return answer(204);
    };
    const first = w.run();
    await waitUntil(() => w.got.length === 3);
    await w.run();
    // A unit changes meanwhile: a node that sends holds no writer up.
    await w.turn(...(await w.units(1, 'bedford-avenue')));
    release();
    await first;
    expect(w.got).toHaveLength(4);
    expect(new Set(w.got.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
  });

  test('send an event again that a node has sent when it stopped', { tags }, async () => {
    const w = createWebhooks(database);
    await w.add();
    await w.turn(...(await w.units(1)));
    const stopping = new AbortController();
    w.receiver.answers = async () => {
      stopping.abort();
      return { status: undefined, retryAfter: undefined, text: 'no answer' };
    };
    await w.run(stopping.signal);
    w.receiver.answers = async () => answer(204);
    await w.run();
    expect(w.got).toHaveLength(2);
    expect(await logOf(database.db, 'till')).toMatchObject([{ attempts: 1, outcome: '204' }]);
  });
});

test('The signature is the one of the standard', { tags }, () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
  expect(signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('A message of the log is sent again with its id', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add();
  await w.turn(...(await w.units(1)));
  await w.run();
  const [logged] = await logOf(database.db, 'till');
  const id = `msg_${logged?.messageId}`;
  await resendMessage(database.db, id);
  await w.run();
  expect(w.got.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  await expect(resendMessage(database.db, 'msg_0')).rejects.toThrow('The log has no message "msg_0".');
});

test('The log of an unknown endpoint says that there is none', { tags }, async () => {
  await expect(logOf(database.db, 'tlil')).rejects.toThrow('There is no endpoint tlil.');
});

test('A resumed endpoint keeps its delivered rows as they are', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add();
  await w.turn(...(await w.units(1)));
  w.receiver.answers = async () => answer(500, 60);
  await w.run();
  const state = async () => (await database.pool.query('select xmin::text, delivered_at from webhook_deliveries')).rows;
  w.pass(60);
  w.receiver.answers = async () => answer(204);
  await w.run();
  const delivered = await state();
  expect(delivered).toMatchObject([{ delivered_at: new Date(w.receiver.now) }]);
  await resumeEndpoint(database.db, 'till', w.now());
  expect(await state()).toEqual(delivered);
});

test('The list counts what waits for each endpoint', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add('all');
  await w.add('sales', { types: ['unit.sold'] });
  await w.turn(...(await w.units(2)));
  const listed = await listEndpoints(database.db);
  expect(listed.map(({ id, waiting }) => [id, waiting])).toEqual([
    ['all', 2],
    ['sales', 0],
  ]);
  expect(listed[0]).not.toHaveProperty('secret');
});

test('The log forgets a delivery after a week', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add();
  await w.turn(...(await w.units(1)));
  await w.run();
  w.pass(7 * 24 * 3_600);
  await deleteOldDeliveries(database.db, new Date(w.receiver.now));
  expect(await logOf(database.db, 'till')).toHaveLength(1);
  w.pass(1);
  await deleteOldDeliveries(database.db, new Date(w.receiver.now));
  expect(await logOf(database.db, 'till')).toEqual([]);
});

test('A removed endpoint gets nothing that waited', { tags }, async () => {
  const w = createWebhooks(database);
  await w.add();
  await w.turn(...(await w.units(1)));
  await removeEndpoint(database.db, 'till');
  await w.add();
  await w.run();
  expect(w.got).toEqual([]);
});

test.each([
  ['an unknown event', { types: ['unit.lost'] }, 'There is no event unit.lost. There are: unit.'],
  ['an unknown location', { locationIds: ['nowhere'] }, 'There is no location nowhere.'],
  ['a password in its address', { url: 'https://till:pw@till.example/events' }, 'must not contain a user name'],
])('An endpoint with %s is refused', { tags }, async (_what, over, message) => {
  await expect(createWebhooks(database).add('till', over)).rejects.toThrow(message);
});

test('A command adds, lists and removes an endpoint', { tags }, async () => {
  const env = { DATABASE_URL: database.url };
  const plain = await runCommand('webhook', env, ['--add', 'till', '--url', 'http://till.example/events']);
  expect(plain).toMatchObject({ code: 1, text: expect.stringContaining('is not an https address') as string });
  const added = await runCommand('webhook', env, ['--add', 'till', '--url', 'https://till.example/events']);
  expect(added.code, added.text).toBe(0);
  const [secret = ''] = /^whsec_[\w+/]{43}=$/m.exec(added.text) ?? [];
  expect(secret).not.toBe('');
  const listed = await runCommand('webhook', env, ['--list']);
  expect(listed.text).toBe('till: https://till.example/events, ready, 0 waiting; all events of all locations\n');
  expect((await runCommand('webhook', env, ['--remove', 'till'])).code).toBe(0);
  expect((await runCommand('webhook', env, ['--list'])).text).toBe('There are no endpoints.\n');
});
