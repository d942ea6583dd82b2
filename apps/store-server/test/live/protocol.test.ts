import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../../src/live/connectionState.ts';
import { liveLimits } from '../../src/live/limits.ts';
import { DESTINATION, listener, serve } from '../support/servedConnection.ts';
import { connectFrame, frame } from '../support/stomp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const known = async () => listener;
const subscribe = (headers: Record<string, string> = {}) =>
  frame('SUBSCRIBE', { id: '1', destination: DESTINATION, ...headers });

/** Opens a connection of a known person. */
async function connected(changed: Parameters<typeof serve>[1] = {}, who: Listener = listener) {
  const connection = serve(async () => who, changed);
  await connection.receive(connectFrame('token'));
  return connection;
}

test.each([
  ['1.1,1.2', '1.2'],
  ['1.1', '1.1'],
  ['1.0, 1.1', '1.1'],
])('A client that offers the versions %s gets %s', { tags: 'L-01' }, async (offered, version) => {
  const { sent, closed, receive } = serve(known, { heartbeat: liveLimits.heartbeat });
  await receive(connectFrame('token', { 'accept-version': offered }));
  expect(sent).toEqual([
    expect.stringMatching(/^CONNECTED\n/) &&
      expect.stringContaining(`version:${version}\nheart-beat:10000,10000\nserver:in-store\n`),
  ]);
  expect(closed).toEqual([]);
});

test.each([
  ['an old version', connectFrame('token', { 'accept-version': '1.0' }), 'Supported protocol versions are 1.1 and 1.2'],
  ['no version', frame('CONNECT', { Authorization: 'Bearer token' }), 'Supported protocol versions are 1.1 and 1.2'],
  ['a wrong heartbeat', connectFrame('token', { 'heart-beat': 'often' }), 'The heart-beat header is not two numbers'],
  ['no token', frame('CONNECT', { 'accept-version': '1.2' }), 'The session has ended or is not valid'],
  [
    'another kind of token',
    frame('CONNECT', { 'accept-version': '1.2', Authorization: 'Basic token' }),
    'The session has ended or is not valid',
  ],
  ['a command before CONNECT', subscribe(), 'CONNECT comes first'],
  ['a header without a name', 'CONNECT\n:value\n\n\0', 'The frame has a header without a name'],
  ['an unknown escape', 'CONNECT\nname:a\\tb\n\n\0', 'The frame has a header with an unknown escape'],
])('%s is refused with the reason', { tags: 'L-01' }, async (_, text, reason) => {
  const { sent, closed, logged, counts, receive } = serve(known);
  await receive(text);
  expect(sent).toEqual([expect.stringContaining(`ERROR\nmessage:${reason}\n`)]);
  expect(sent[0]).toMatch(new RegExp(`\n\n${reason}\0$`));
  expect(closed).toEqual([1008]);
  expect(logged).toEqual(['live client refused']);
  expect(counts.refusals).toBe(1);
});

test('A token that gives no right to listen is refused', { tags: 'L-01' }, async () => {
  const tokens: string[] = [];
  const { sent, closed, receive } = serve(async (token) => {
    tokens.push(token);
    return undefined;
  });
  await receive(frame('STOMP', { 'accept-version': '1.2', authorization: 'bearer  abc' }));
  expect(tokens).toEqual(['abc']);
  expect(sent).toEqual([expect.stringContaining('message:The session has ended or is not valid')]);
  expect(closed).toEqual([1008]);
});

test('An error during the identification is logged and answered without details', { tags: 'L-01' }, async () => {
  const { sent, closed, logged, receive } = serve(() => Promise.reject(new Error('password=…')));
  await receive(connectFrame('token'));
  expect(sent).toEqual([expect.stringContaining('message:Something went wrong\n')]);
  expect(closed).toEqual([1008]);
  expect(logged).toEqual(['live client failed', 'live client refused']);
});

test('A client that closes its socket during the identification is not counted', { tags: 'L-01' }, async () => {
  let identified: (who: Listener) => void = () => {};
  const { sent, hub, receive, socket } = serve(() => new Promise((resolve) => (identified = resolve)));
  await receive(connectFrame('token'));
  socket.terminate();
  identified(listener);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  expect(hub.enter(listener.userId, 1)).toBe(true);
});

test('A second CONNECT is refused, also during the identification', { tags: 'L-01' }, async () => {
  const late = await connected();
  await late.receive(connectFrame('token'));
  expect(late.sent.at(-1)).toContain('message:Already connected');
  const early = serve(() => new Promise(() => {}));
  await early.receive(connectFrame('token'));
  expect(early.closed).toEqual([]);
});

test('A person may have so many connections; one that closes makes room', { tags: 'L-01' }, async () => {
  const first = await connected({ maxConnectionsPerUser: 1 });
  expect(first.hub.enter(listener.userId, 1)).toBe(false);
  await first.receive(frame('DISCONNECT'));
  expect(first.hub.enter(listener.userId, 1)).toBe(true);
  const full = await connected({ maxConnectionsPerUser: 0 });
  expect(full.sent).toEqual([expect.stringContaining('message:Too many connections')]);
});

test(
  'The connection ends with the session, also for one beyond the longest timer',
  { tags: ['L-01', 'S-10'] },
  async () => {
    const soon = await connected({}, { ...listener, expiresAt: new Date(Date.now() + 5_000) });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(soon.closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(soon.sent.at(-1)).toContain('message:The session has ended\n');
    expect(soon.closed).toEqual([1008]);
    const late = await connected({}, { ...listener, expiresAt: new Date(Date.now() + 3_000_000_000) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(late.closed).toEqual([]);
  },
);

test('A heartbeat goes out and must come in, both as agreed', { tags: 'L-01' }, async () => {
  const { sent, closed, receive } = serve(known, { heartbeat: { outgoingMs: 10_000, incomingMs: 10_000 } });
  await receive(connectFrame('token', { 'heart-beat': '10000,10000' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.at(-1)).toBe('\n');
  await receive('\n');
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.at(-1)).toContain('message:No heartbeat came');
  expect(closed).toEqual([1008]);
});

test('A receipt is given when it is requested, also with the reason of a refusal', { tags: 'L-01' }, async () => {
  const { sent, receive } = await connected();
  await receive(subscribe({ receipt: 'r1' }));
  expect(sent.at(-1)).toMatch(/^RECEIPT\nreceipt-id:r1\n/);
  await receive(frame('ACK', { id: '7' }));
  expect(sent).toHaveLength(2);
  await receive(frame('SEND', { destination: DESTINATION, receipt: 'r2' }));
  expect(sent.at(-1)).toMatch(/^ERROR\nmessage:SEND is not accepted here\n[^]*receipt-id:r2\n/);
});

test('After UNSUBSCRIBE nothing more is delivered; an unknown subscription is refused', { tags: 'L-01' }, async () => {
  const { sent, counts, hub, receive } = await connected();
  const deliver = (id: number) => hub.deliver({ id, destination: DESTINATION, body: { id: String(id) } });
  await receive(subscribe());
  deliver(1);
  await receive(frame('UNSUBSCRIBE', { id: '1' }));
  deliver(2);
  expect(counts.messages).toBe(1);
  expect(sent.filter((text) => text.startsWith('MESSAGE'))).toHaveLength(1);
  await receive(frame('UNSUBSCRIBE', { id: '1' }));
  expect(sent.at(-1)).toContain('message:There is no such subscription');
});

test('DISCONNECT gives its receipt, closes normally and stops every timer', { tags: 'L-01' }, async () => {
  const { sent, closed, receive } = await connected();
  await receive(frame('DISCONNECT', { receipt: 'bye' }));
  expect(sent.at(-1)).toMatch(/^RECEIPT\nreceipt-id:bye\n/);
  expect(closed).toEqual([1000]);
  expect(vi.getTimerCount()).toBe(0);
  await receive(subscribe());
  expect(sent).toHaveLength(2);
});

test('A socket that does not close after a refusal is ended after two seconds', { tags: 'L-01' }, async () => {
  const { socket, receive } = await connected();
  await receive(frame('BEGIN', { transaction: '1' }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(socket.readyState).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.readyState).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('A destination that the role has lost ends the connection at once', { tags: ['L-01', 'R-04'] }, async () => {
  let mayListen: Listener['mayListen'] = () => true;
  const { sent, closed, hub, receive } = serve(async () => ({ ...listener, mayListen }));
  await receive(connectFrame('token'), subscribe());
  const announce = async () => {
    hub.deliver({ id: 1, destination: `/access/${listener.userId}`, body: {} });
    await vi.advanceTimersByTimeAsync(0);
  };
  mayListen = (destination) => destination === DESTINATION;
  await announce();
  expect(closed).toEqual([]);
  mayListen = () => false;
  await announce();
  expect(sent.at(-1)).toContain('message:You may not listen to this destination');
  expect(closed).toEqual([1008]);
});

test('A check of the rights that fails is logged, and an error of the socket, too', { tags: 'L-01' }, async () => {
  let fails = false;
  const { logged, closed, socket, receive } = serve(() => (fails ? Promise.reject(new Error('down')) : known()));
  await receive(connectFrame('token'));
  fails = true;
  await vi.advanceTimersByTimeAsync(liveLimits.identifyAgainMs);
  socket.emit('error', new Error('not UTF-8'));
  expect(logged).toEqual(['live client could not be identified again', 'live socket failed']);
  expect(closed).toEqual([]);
});

test('A frame above the limit and one with a wrong length are refused', { tags: 'L-02' }, async () => {
  const large = await connected({ maxFrameBytes: 100 });
  await large.receive(frame('ACK', { id: '7' }, 'x'.repeat(4_000)));
  expect(large.sent.at(-1)).toContain('message:The frame is too large');
  const wrong = await connected();
  await wrong.receive(frame('ACK', { id: '7', 'content-length': '2' }, 'x\0'));
  expect(wrong.closed).toEqual([]);
  const more = await connected();
  await more.receive('ACK\ncontent-length:4x\n\nbody\0');
  expect(more.sent.at(-1)).toContain('message:The frame has a wrong content-length');
});
