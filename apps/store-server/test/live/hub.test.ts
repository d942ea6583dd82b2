import { expect, test } from 'vitest';
import { createHub, type OutboxEvent } from '../../src/live/hub.ts';

const event: OutboxEvent = { id: 1, destination: '/topic/messages', body: { id: 'news' } };

test('[L-01] An event reaches the other subscribers when one of them fails', () => {
  const errors: unknown[] = [];
  const hub = createHub((error) => errors.push(error));
  const received: string[] = [];
  const failure = new Error('This socket is broken.');
  hub.add(event.destination, { deliver: () => received.push('first') });
  hub.add(event.destination, {
    deliver: () => {
      throw failure;
    },
  });
  hub.add(event.destination, { deliver: () => received.push('last') });
  hub.deliver(event);
  expect(received).toEqual(['first', 'last']);
  expect(errors).toEqual([failure]);
});
