import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveLimits } from '../../src/live/limits.ts';
import { DESTINATION, listener, serve } from '../support/servedConnection.ts';
import { connectFrame, frame } from '../support/stomp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const subscription = (id: string) => frame('SUBSCRIBE', { id, destination: DESTINATION });

test('A client that does not read is disconnected at the limit of its buffer', { tags: 'L-01' }, async () => {
  const [slow, quick] = [serve(async () => listener), serve(async () => listener)];
  for (const { receive } of [slow, quick]) await receive(connectFrame('token'), subscription('1'));
  slow.socket.bufferedAmount = liveLimits.maxBufferedBytes;
  const deliver = (id: string) => {
    for (const { hub } of [slow, quick]) hub.deliver({ id: Number(id), destination: DESTINATION, body: { id } });
  };
  deliver('1');
  expect(slow.counts.slowClients).toBe(0);
  slow.socket.bufferedAmount += 1;
  deliver('2');
  deliver('3');
  expect(slow.socket.readyState).toBe(3);
  expect(slow.counts).toMatchObject({ slowClients: 1, refusals: 0 });
  expect(slow.sent.filter((text) => text.startsWith('MESSAGE'))).toHaveLength(1);
  expect(quick.sent.filter((text) => text.startsWith('MESSAGE'))).toHaveLength(3);
});

test('The role is checked as long as the connection is open, not only once', { tags: ['L-01', 'R-03'] }, async () => {
  let isAllowed = true;
  let checks = 0;
  const { sent, closed, receive } = serve(async () => {
    checks += 1;
    return isAllowed ? listener : undefined;
  });
  await receive(connectFrame('token'));
  expect(sent.at(-1)).toMatch(/^CONNECTED\n/);
  await vi.advanceTimersByTimeAsync(10 * liveLimits.identifyAgainMs);
  expect(checks).toBe(11);
  expect(closed).toEqual([]);
  isAllowed = false;
  await vi.advanceTimersByTimeAsync(liveLimits.identifyAgainMs);
  expect(sent.at(-1)).toContain('message:The session has ended or is not valid');
  expect(closed).toEqual([1008]);
});

test('The role is checked again when a check fails', { tags: 'L-01' }, async () => {
  let checks = 0;
  const { closed, receive } = serve(async () => {
    checks += 1;
    if (checks === 2) throw new Error('The database does not answer.');
    return checks < 4 ? listener : undefined;
  });
  await receive(connectFrame('token'));
  await vi.advanceTimersByTimeAsync(2 * liveLimits.identifyAgainMs);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(liveLimits.identifyAgainMs);
  expect(closed).toEqual([1008]);
});

test('A client that connects too late is disconnected', { tags: 'L-01' }, async () => {
  const { sent, closed } = serve(async () => listener);
  await vi.advanceTimersByTimeAsync(liveLimits.connectTimeoutMs - 1);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)).toContain('message:CONNECT did not come in time');
  expect(closed).toEqual([1008]);
});

test('A client that connects in time stays connected', { tags: 'L-01' }, async () => {
  const { closed, receive } = serve(async () => listener);
  await vi.advanceTimersByTimeAsync(liveLimits.connectTimeoutMs - 1);
  await receive(connectFrame('token'));
  await vi.advanceTimersByTimeAsync(liveLimits.connectTimeoutMs);
  expect(closed).toEqual([]);
});

test('A subscription id that is in use is refused, and delivers nothing any more', { tags: 'L-01' }, async () => {
  const { sent, closed, hub, receive } = serve(async () => listener);
  await receive(connectFrame('token'), subscription('1'));
  hub.deliver({ id: 7, destination: DESTINATION, body: { id: '7' } });
  expect(sent.filter((text) => text.startsWith('MESSAGE'))).toHaveLength(1);
  await receive(subscription('1'));
  expect(sent.at(-1)).toContain('message:This subscription id is in use');
  expect(closed).toEqual([1008]);
  hub.deliver({ id: 8, destination: DESTINATION, body: { id: '8' } });
  expect(sent.filter((text) => text.startsWith('MESSAGE'))).toHaveLength(1);
});

test('A client that sends many frames before it is identified is refused', { tags: 'L-01' }, async () => {
  const { sent, closed, receive } = serve(() => new Promise(() => {}));
  const some = Array.from({ length: 60 }, (_, id) => subscription(String(id)));
  await receive(connectFrame('token'), ...some);
  expect(sent).toEqual([]);
  await receive(...some);
  expect(sent).toEqual([expect.stringContaining('message:Too many frames at once')]);
  expect(closed).toEqual([1008]);
});

/** A client that listens, whose rights are read as the test says. */
async function listening(limits = {}) {
  const rights: (() => Promise<typeof listener>)[] = [];
  const client = serve(async () => rights.shift()?.() ?? listener, limits);
  await client.receive(connectFrame('token'), subscription('1'));
  const deliver = (id: number) => client.hub.deliver({ id, destination: DESTINATION, body: { id } });
  const announce = () => client.hub.deliver({ id: 0, destination: `/access/${listener.userId}`, body: {} });
  const messages = () => client.sent.filter((text) => text.startsWith('MESSAGE'));
  return { ...client, rights, deliver, announce, messages };
}

test('Rights that have changed and cannot be read end the connection unsent', { tags: ['L-01', 'R-04'] }, async () => {
  const client = await listening();
  client.rights.push(() => Promise.reject(new Error('The database does not answer.')));
  client.announce();
  client.deliver(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.closed).toEqual([1008]);
  expect(client.messages()).toEqual([]);
});

test('A client with too many messages that wait for its rights is disconnected', { tags: 'L-01' }, async () => {
  const client = await listening({ maxHeldMessages: 2 });
  client.rights.push(() => new Promise(() => {}));
  client.announce();
  for (const id of [1, 2]) client.deliver(id);
  expect(client.closed).toEqual([]);
  client.deliver(3);
  expect(client.closed).toEqual([1008]);
  expect(client.messages()).toEqual([]);
});
