import type { IFrame } from '@stomp/stompjs';
import { expect, test } from 'vitest';
import type { Connection, Listener } from '../../src/live/connectionState.ts';
import { createHub } from '../../src/live/hub.ts';
import { liveLimits } from '../../src/live/limits.ts';
import { subscribe, unsubscribe } from '../../src/live/subscriptions.ts';

const MESSAGES = '/topic/messages';
const CHANGES = '/topic/locations/canal-street/changes';
const event = (id: number, destination = MESSAGES) => ({ id, destination, body: { id: `n${id}` } });

/** A connected client that may listen to the two destinations above. */
function connected(maxSubscriptions = 2) {
  const sent: string[] = [];
  const hub = createHub((error) => {
    throw error;
  });
  const connection = {
    hub,
    limits: { ...liveLimits, maxSubscriptions },
    subscriptions: new Map(),
    counts: { messages: 0 },
    socket: { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (text: string) => void sent.push(text) },
  } as unknown as Connection;
  const listener = { mayListen: (destination: string) => [MESSAGES, CHANGES].includes(destination) } as Listener;
  const frame = (headers: Record<string, string>) => ({ headers }) as unknown as IFrame;
  return {
    hub,
    sent,
    subscribe: (headers: Record<string, string>) => subscribe(connection, listener, frame(headers)),
    unsubscribe: (headers: Record<string, string>) => unsubscribe(connection, frame(headers)),
  };
}

test('A subscriber gets each event of its destination, with its id and as JSON', { tags: 'L-01' }, () => {
  const client = connected();
  client.subscribe({ id: 'sub-0', destination: MESSAGES });
  client.hub.deliver(event(7));
  client.hub.deliver(event(8, '/topic/other'));
  expect(client.sent).toHaveLength(1);
  const [message = ''] = client.sent;
  expect(message).toMatch(/^MESSAGE\n/);
  for (const line of [
    'subscription:sub-0',
    'message-id:7',
    `destination:${MESSAGES}`,
    'content-type:application/json',
  ]) {
    expect(message).toContain(`${line}\n`);
  }
  expect(message).toContain('{"id":"n7"}');
  // Only a client that acknowledges gets an id for it.
  expect(message).not.toContain('ack:');
  client.subscribe({ id: 'sub-1', destination: MESSAGES, ack: 'client' });
  client.hub.deliver(event(9));
  expect(client.sent.filter((text) => text.includes('ack:9\n'))).toHaveLength(1);
});

test('A subscriber to changes gets the confirmation at once that they arrive live', { tags: 'W-09' }, () => {
  const client = connected();
  client.subscribe({ id: 'sub-0', destination: CHANGES });
  expect(client.sent).toHaveLength(1);
  expect(client.sent[0]).toContain('message-id:first-sub-0\n');
});

test.each([
  [{ destination: MESSAGES }, 'SUBSCRIBE needs an id and a destination'],
  [{ id: 'sub-1' }, 'SUBSCRIBE needs an id and a destination'],
  [{ id: 'sub-1', destination: '/topic/other' }, 'You may not listen to this destination'],
  [{ id: 'sub-0', destination: CHANGES }, 'This subscription id is in use'],
] as [Record<string, string>, string][])('The subscription %j is refused: %s', { tags: 'L-01' }, (headers, reason) => {
  const client = connected();
  client.subscribe({ id: 'sub-0', destination: MESSAGES });
  expect(() => client.subscribe(headers)).toThrow(reason);
});

test('A client that ends a subscription at the limit can open another one', { tags: 'L-01' }, () => {
  const client = connected(2);
  client.subscribe({ id: 'sub-0', destination: MESSAGES });
  client.subscribe({ id: 'sub-1', destination: MESSAGES });
  expect(() => client.subscribe({ id: 'sub-2', destination: MESSAGES })).toThrow('Too many subscriptions');
  client.unsubscribe({ id: 'sub-0' });
  client.subscribe({ id: 'sub-2', destination: MESSAGES });
  client.hub.deliver(event(7));
  expect(client.sent).toHaveLength(2);
  expect(client.sent.join('')).not.toContain('subscription:sub-0\n');
});

test.each([{}, { id: 'unknown' }])(
  'The end of the subscription %j, which does not exist, is refused',
  { tags: 'L-01' },
  (headers) => {
    expect(() => connected().unsubscribe(headers as Record<string, string>)).toThrow('There is no such subscription');
  },
);
