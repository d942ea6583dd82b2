import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveLimits } from '../../src/live/limits.ts';
import { readContract } from '../../src/security/contract.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { connectFrame, connectLive, connectRaw, frame } from '../support/stomp.ts';

const changesOf = (locationId: string) => `/topic/locations/${locationId}/changes`;
const CANAL = changesOf('canal-street');
const MELROSE = changesOf('melrose-avenue');

let database: TestDatabase;
let node: TestNode;
let other: TestNode;

beforeAll(async () => {
  database = await startTestDatabase();
  node = await startNode(database, { limits: { ...liveLimits, identifyAgainMs: 50 } });
  other = await startNode(database);
});
afterAll(() => closeAll(node, other, database));

const NOTHING_YET = { id: expect.stringMatching(/./) as string, all: false, lines: [], tryouts: [], units: [] };

test('A person at a location gets each change at once, from every node', { tags: 'W-09' }, async () => {
  const maren = await connectLive(node.url, await node.session('maren-okafor'), [CANAL]);
  const dario = await connectLive(other.url, await other.session('dario-vance'), [CANAL]);
  const ruth = await connectLive(node.url, await node.session('ruth-feldman'), [MELROSE]);
  for (const client of [maren, dario, ruth]) expect(await client.until(1)).toEqual([NOTHING_YET]);

  const { rows } = await database.pool.query<{ id: string }>(
    `update units set on_hold = not on_hold
     where id = (select min(id) from units where location_id = 'canal-street' and state = 'Sold') returning id`,
  );
  const change = { id: expect.stringMatching(/./) as string, all: false, lines: [], tryouts: [], units: [rows[0]?.id] };
  for (const client of [maren, dario]) expect((await client.until(2))[1]).toEqual(change);
  await database.pool.query(`update units set on_hold = not on_hold where location_id = 'melrose-avenue'`);
  expect((await ruth.until(2))[1]).toMatchObject({ all: true });
  expect(maren.received).toHaveLength(2);
  await Promise.all([maren, dario, ruth].map((client) => client.close()));
});

test.each([
  ['an associate of another location', 'maren-okafor', MELROSE],
  ['a picker of another location', 'dario-vance', MELROSE],
  ['a consignee, who sees no list of the location', 'jonah-whitaker', CANAL],
  ['all locations at once', 'maren-okafor', changesOf('*')],
  ['a destination that begins like it', 'maren-okafor', `${CANAL}/more`],
])('Refused: %s', { tags: 'W-09' }, async (_who, sub, destination) => {
  const raw = await connectRaw(node.url);
  raw.send(connectFrame(await node.session(sub)));
  expect(await raw.next()).toMatch(/^CONNECTED\n/);
  raw.send(frame('SUBSCRIBE', { id: '1', destination, receipt: 'r' }));
  const error = await raw.next();
  expect(error).toContain('message:You may not listen to this destination');
  expect(error).toContain('receipt-id:r');
  expect(await raw.closed).toBe(1008);
});

test('A person who moves to another location gets no more changes of the previous one', { tags: 'W-09' }, async () => {
  const raw = await connectRaw(node.url);
  raw.send(connectFrame(await node.session('ines-calloway')));
  await raw.next();
  raw.send(frame('SUBSCRIBE', { id: '1', destination: CANAL, receipt: 'r' }));
  expect(await raw.next()).toMatch(/^MESSAGE\n/);
  expect(await raw.next()).toMatch(/^RECEIPT\n/);
  const moved = await database.pool.query(
    `update user_roles set location_id = 'bedford-avenue'
     where user_id = (select id from users where sub = 'ines-calloway')`,
  );
  expect(moved.rowCount).toBe(1);
  expect(await raw.next()).toContain('message:You may not listen to this destination');
  expect(await raw.closed).toBe(1008);
});

test('The contract names every destination, and who may listen there', { tags: 'L-01' }, () => {
  const { destinations } = readContract();
  expect(destinations.map(({ destination }) => destination)).toEqual([
    '/topic/messages',
    '/user/{userId}/in-app-notifications',
    '/topic/locations/{locationId}/changes',
    '/kiosk/{deviceId}/changes',
  ]);
  expect(() => readContract('paths: {}\nx-live: { destinations: { /topic/x: {} } }')).toThrow(
    '/topic/x has no x-roles',
  );
  expect(() =>
    readContract('paths: {}\nx-live: { destinations: { /topic/x: { x-roles: [Kiosk], x-self: userId } } }'),
  ).toThrow('/topic/x has no part userId');
});
