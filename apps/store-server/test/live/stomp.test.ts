import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { WebSocket } from 'ws';
import { createBus } from '../../src/live/bus.ts';
import { liveLimits } from '../../src/live/limits.ts';
import { publish } from '../../src/live/outbox.ts';
import { loadSessionKeys } from '../../src/security/keys.ts';
import { createSessions, SESSION_SECONDS } from '../../src/security/sessions.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { connectFrame, connectLive, connectRaw, frame, type LiveClient } from '../support/stomp.ts';

const MAREN = '/user/1001/in-app-notifications';
const INES = '/user/1002/in-app-notifications';
const EVERYBODY = '/topic/messages';

let database: TestDatabase;
let node: TestNode;
let other: TestNode;
let strict: TestNode;
/** A well-behaved client beside misbehaving ones. */
let victim: LiveClient;

beforeAll(async () => {
  database = await startTestDatabase('empty');
  node = await startNode(database);
  other = await startNode(database);
  strict = await startNode(database, {
    limits: {
      ...liveLimits,
      maxConnectionsPerUser: 2,
      maxBufferedBytes: 256 * 1024,
      heartbeat: { outgoingMs: 50, incomingMs: 50 },
      identifyAgainMs: 50,
    },
  });
  victim = await connectLive(node.url, await node.session('ines-calloway'), [INES]);
});
afterAll(() => closeAll(victim, node, other, strict, database));

const publishEvent = (destination: string, body: object) =>
  database.db.transaction((tx) => publish(tx, { destination, body }));

let serial = 0;
/** Expects that the well-behaved client still gets its events. */
async function expectVictimUnharmed(): Promise<void> {
  serial += 1;
  await publishEvent(INES, { id: `v${serial}` });
  expect(await victim.until(serial)).toHaveLength(serial);
  expect(victim.received.at(-1)).toEqual({ id: `v${serial}` });
}

test(
  'A person gets only her own notifications and the announcements, in order',
  { tags: ['L-01', 'L-02'] },
  async () => {
    const maren = await connectLive(node.url, await node.session('maren-okafor'), [EVERYBODY, MAREN]);
    await publishEvent(MAREN, { id: '1', title: 'Größe 10½ ist da' });
    await publishEvent(EVERYBODY, { id: '2' });
    await publishEvent(INES, { id: 'v1' });
    await publishEvent(MAREN, { id: '3' });
    expect(await maren.until(3)).toEqual([{ id: '1', title: 'Größe 10½ ist da' }, { id: '2' }, { id: '3' }]);
    serial += 1;
    expect(await victim.until(1)).toEqual([{ id: 'v1' }]);
    await maren.close();
  },
);

test('An event of one node reaches the clients of another node', { tags: 'L-01' }, async () => {
  const there = await connectLive(other.url, await other.session('maren-okafor'), [MAREN]);
  const here = await connectLive(node.url, await node.session('maren-okafor'), [MAREN]);
  await publishEvent(MAREN, { id: 'across' });
  expect(await there.until(1)).toEqual([{ id: 'across' }]);
  expect(await here.until(1)).toEqual([{ id: 'across' }]);
  await Promise.all([there.close(), here.close()]);
});

test('An event of a transaction that is rolled back is never sent', { tags: 'L-01' }, async () => {
  const maren = await connectLive(node.url, await node.session('maren-okafor'), [MAREN]);
  const failed = database.db.transaction(async (tx) => {
    await publish(tx, { destination: MAREN, body: { id: 'never' } });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await publishEvent(MAREN, { id: 'kept' });
  expect(await maren.until(1)).toEqual([{ id: 'kept' }]);
  await maren.close();
});

test('Listening to the notifications of another person is refused', { tags: 'L-01' }, async () => {
  for (const destination of [
    INES,
    '/user/1001/../1002/in-app-notifications',
    '/user/*/in-app-notifications',
    '/topic/*',
  ]) {
    const raw = await connectRaw(node.url);
    raw.send(connectFrame(await node.session('maren-okafor')));
    expect(await raw.next()).toMatch(/^CONNECTED\n/);
    raw.send(frame('SUBSCRIBE', { id: '1', destination, receipt: 'r' }));
    const error = await raw.next();
    expect(error).toMatch(/^ERROR\n/);
    expect(error).toContain('message:You may not listen to this destination');
    expect(error).toContain('receipt-id:r');
    expect(await raw.closed).toBe(1008);
  }
  await expectVictimUnharmed();
});

test('Both protocol versions work; a client without a common one gets an error', { tags: 'L-01' }, async () => {
  const token = await node.session('maren-okafor');
  for (const [offered, version] of [
    ['1.2', '1.2'],
    ['1.1', '1.1'],
    ['1.0,1.1', '1.1'],
    ['1.0,1.1,1.2', '1.2'],
  ]) {
    const raw = await connectRaw(node.url);
    raw.send(connectFrame(token, { 'accept-version': offered ?? '' }));
    expect(await raw.next()).toContain(`version:${version}\n`);
    raw.socket.close();
  }
  const old = await connectRaw(node.url);
  old.send(frame('CONNECT', { Authorization: `Bearer ${token}` }));
  expect(await old.next()).toContain('Supported protocol versions are 1.1 and 1.2');
  expect(await old.closed).toBe(1008);
});

test('Receipts, ACK, UNSUBSCRIBE and DISCONNECT work as STOMP defines them', { tags: 'L-01' }, async () => {
  const raw = await connectRaw(node.url);
  raw.send(connectFrame(await node.session('maren-okafor')));
  await raw.next();
  raw.send(frame('SUBSCRIBE', { id: '0', destination: MAREN, ack: 'client', receipt: 'a\\cb' }));
  expect(await raw.next()).toBe('RECEIPT\nreceipt-id:a\\cb\n\n\0');
  await publishEvent(MAREN, { id: '7' });
  const message = await raw.next();
  expect(message).toMatch(/^MESSAGE\n/);
  const [, id] = /message-id:(\d+)/.exec(message) ?? [];
  raw.send(frame('ACK', { id: id ?? '', receipt: 'b' }));
  expect(await raw.next()).toContain('receipt-id:b');
  raw.send(frame('UNSUBSCRIBE', { id: '0', receipt: 'c' }));
  expect(await raw.next()).toContain('receipt-id:c');
  await publishEvent(MAREN, { id: '8' });
  raw.send(frame('DISCONNECT', { receipt: 'd' }));
  expect(await raw.next()).toContain('receipt-id:d');
  expect(await raw.closed).toBe(1000);
});

test('Frames arrive in pieces, several at once, with CRLF and with heartbeats between', { tags: 'L-01' }, async () => {
  const raw = await connectRaw(node.url);
  const connecting = connectFrame(await node.session('maren-okafor')).replaceAll('\n', '\r\n');
  raw.send(`\n\n${connecting.slice(0, 40)}`);
  raw.send(connecting.slice(40));
  raw.send(`\n${frame('SUBSCRIBE', { id: '1', destination: MAREN, receipt: 'x' })}\n${frame('ACK', { receipt: 'y' })}`);
  expect(await raw.next()).toMatch(/^CONNECTED/);
  expect(await raw.next()).toContain('receipt-id:x');
  expect(await raw.next()).toContain('receipt-id:y');
  raw.socket.close();
});

test('A malformed frame ends only its own connection, with an ERROR frame', { tags: 'L-01' }, async () => {
  const token = await node.session('maren-okafor');
  const bad: [string, string | Buffer][] = [
    ['a command that clients do not have', frame('MESSAGE')],
    ['a command that does not exist', frame('GET / HTTP/1.1')],
    ['sending', frame('SEND', { destination: EVERYBODY }, '{"id":"1"}')],
    ['a transaction', frame('BEGIN', { transaction: 't' })],
    ['a subscription without a destination', frame('SUBSCRIBE', { id: '1' })],
    ['a subscription without an id', frame('SUBSCRIBE', { destination: MAREN })],
    ['the end of no subscription', frame('UNSUBSCRIBE', { id: 'nothing' })],
    ['connecting twice', connectFrame(token)],
    ['a header without a colon', 'SUBSCRIBE\nid\ndestination:/topic/messages\n\n\0'],
    ['an unknown escape', frame('SUBSCRIBE', { id: 'a\\tb', destination: MAREN })],
    ['a length that is no number', 'SUBSCRIBE\ncontent-length:many\n\n'.padEnd(40_000, 'x')],
    ['a length that is too short', 'SUBSCRIBE\nid:1\ncontent-length:2\n\nxxxx\0'],
    ['a frame that never ends', 'SUBSCRIBE\n'.padEnd(20_000, 'x')],
    ['a header that never ends', Buffer.from(`SUBSCRIBE\nid:${'x'.repeat(30_000)}`)],
  ];
  for (const [what, text] of bad) {
    const raw = await connectRaw(node.url);
    raw.send(connectFrame(token));
    await raw.next();
    raw.send(text);
    expect(await raw.next(), what).toMatch(/^ERROR\n/);
    expect(await raw.closed, what).toBe(1008);
  }
  const early = await connectRaw(node.url);
  early.send(frame('SUBSCRIBE', { id: '1', destination: EVERYBODY }));
  expect(await early.next()).toContain('CONNECT comes first');
  await expectVictimUnharmed();
});

test('A message that is too large closes only its own socket (1009)', { tags: 'L-01' }, async () => {
  const raw = await connectRaw(node.url);
  raw.send(Buffer.alloc(1024 * 1024, 'x'));
  expect(await raw.closed).toBe(1009);
  await expectVictimUnharmed();
});

test('Listening needs a token that is valid, not expired, and not a visitor token', { tags: 'L-01' }, async () => {
  const good = await node.session('maren-okafor');
  const keys = await loadSessionKeys(database.db);
  const yesterday = createSessions(keys, () => new Date(Date.now() - 24 * 60 * 60_000));
  const expired = await yesterday.issue({
    sub: 'maren-okafor',
    userId: '1001',
    name: 'Maren',
    role: 'Sales_Associate',
  });
  const attempts = [
    frame('CONNECT', { 'accept-version': '1.2' }),
    connectFrame(`${good.slice(0, -4)}AAAA`),
    connectFrame(expired),
    connectFrame(await node.session('oscar-bell')),
  ];
  for (const attempt of attempts) {
    const raw = await connectRaw(node.url);
    raw.send(attempt);
    expect(await raw.next()).toContain('message:The session has ended or is not valid');
    expect(await raw.closed).toBe(1008);
  }
});

test(
  'The connection ends with its session, so that the client gets a new token',
  { tags: ['L-04', 'S-10'] },
  async () => {
    const almostOver = new Date(Date.now() - (SESSION_SECONDS - 2) * 1000);
    const sessions = createSessions(await loadSessionKeys(database.db), () => almostOver);
    const token = await sessions.issue({ sub: 'maren-okafor', userId: '1001', name: 'Maren', role: 'Sales_Associate' });
    const maren = await connectLive(node.url, token, [MAREN]);
    expect((await maren.error).headers['message']).toBe('The session has ended');
    await maren.close();
  },
);

test(
  'A person who loses the role stops receiving events, also on an open connection',
  { tags: ['L-01', 'R-03'] },
  async () => {
    const petra = await connectRaw(strict.url);
    petra.send(connectFrame(await strict.session('petra-lindqvist')));
    expect(await petra.next()).toMatch(/^CONNECTED/);
    const roles = await database.pool.query<{ role: string }>(
      `update user_roles set role = 'Visitor' where user_id = (select id from users where sub = 'petra-lindqvist') returning role`,
    );
    expect(roles.rowCount).toBeGreaterThan(0);
    expect(await petra.next()).toContain('message:The session has ended or is not valid');
    expect(await petra.closed).toBe(1008);
  },
);

test('Heartbeats go both ways; a client that stops sending them is disconnected', { tags: 'L-01' }, async () => {
  const token = await strict.session('maren-okafor');
  const listening = await connectRaw(strict.url);
  listening.send(connectFrame(token, { 'heart-beat': '0,60' }));
  expect(await listening.next()).toContain('heart-beat:50,50');
  expect(await listening.next()).toBe('\n');
  expect(await listening.next()).toBe('\n');
  listening.socket.close();

  const idle = await connectRaw(strict.url);
  idle.send(connectFrame(token, { 'heart-beat': '60,0' }));
  await idle.next();
  expect(await idle.next()).toContain('message:No heartbeat came');
  expect(await idle.closed).toBe(1008);

  const wrong = await connectRaw(strict.url);
  wrong.send(connectFrame(token, { 'heart-beat': 'often' }));
  expect(await wrong.next()).toContain('The heart-beat header is not two numbers');
});

test('A client that connects too often, or has too many subscriptions, is disconnected', { tags: 'L-01' }, async () => {
  const token = await strict.session('dario-vance');
  const open = [await connectRaw(strict.url), await connectRaw(strict.url)];
  for (const raw of open) {
    raw.send(connectFrame(token));
    expect(await raw.next()).toMatch(/^CONNECTED/);
  }
  const third = await connectRaw(strict.url);
  third.send(connectFrame(token));
  expect(await third.next()).toContain('Too many connections');
  await third.closed;

  const [greedy, spare] = open;
  for (let id = 0; id <= liveLimits.maxSubscriptions; id += 1) {
    greedy?.send(frame('SUBSCRIBE', { id: String(id), destination: EVERYBODY }));
  }
  expect(await greedy?.next()).toContain('Too many subscriptions');
  await greedy?.closed;
  // The closed connection no longer counts.
  const next = await connectRaw(strict.url);
  next.send(connectFrame(token));
  expect(await next.next()).toMatch(/^CONNECTED/);
  for (const raw of [spare, next]) raw?.socket.close();
});

test('A client that stops reading is disconnected; the others get every event', { tags: 'L-01' }, async () => {
  const slow = await connectRaw(strict.url);
  slow.send(connectFrame(await strict.session('maren-okafor')));
  await slow.next();
  slow.send(frame('SUBSCRIBE', { id: '1', destination: EVERYBODY, receipt: 'r' }));
  await slow.next();
  slow.socket.pause();
  const quick = await connectLive(strict.url, await strict.session('dario-vance'), [EVERYBODY]);
  const title = 'x'.repeat(100_000);
  // More than the socket buffers of both ends hold.
  const count = 150;
  for (let id = 0; id < count; id += 1) await publishEvent(EVERYBODY, { id: String(id), title });
  expect(await quick.until(count)).toHaveLength(count);
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
  await quick.close();
});

test('When events may have been missed every client is disconnected and reads again', { tags: 'L-04' }, async () => {
  const gapHandlers: (() => void)[] = [];
  const bus = createBus({ url: database.url });
  const gapNode = await startNode(database, { bus: { ...bus, onGap: (handler) => void gapHandlers.push(handler) } });
  const raw = await connectRaw(gapNode.url);
  raw.send(connectFrame(await gapNode.session('maren-okafor')));
  expect(await raw.next()).toMatch(/^CONNECTED/);
  for (const handle of gapHandlers) handle();
  expect(await raw.closed).toBeGreaterThan(1000);
  await gapNode.close();
});

test('A page of another site cannot open the socket, and nothing else is upgraded', { tags: 'L-01' }, async () => {
  const attempt = (path: string, origin?: string) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`${node.url.replace('http', 'ws')}${path}`, origin ? { origin } : {});
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
    });
  expect(await attempt('/ws', 'https://evil.example')).toBe(403);
  expect(await attempt('/ws', 'null')).toBe(403);
  expect(await attempt('/ws', node.url)).toBe(101);
  expect(await attempt('/ws', 'http://localhost:5173')).toBe(101);
  expect(await attempt('/ws')).toBe(101);
  expect(await attempt('/api/ws')).toBe(404);
  await expectVictimUnharmed();
});
