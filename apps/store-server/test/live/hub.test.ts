import { expect, test } from 'vitest';
import { createHub, type OutboxEvent } from '../../src/live/hub.ts';

const event: OutboxEvent = { id: 1, destination: '/topic/messages', body: { id: 'n1' } };

test('An event reaches the other subscribers when one of them fails', { tags: 'L-01' }, () => {
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

test('A subscriber that was removed receives nothing, and the others still do', { tags: 'L-01' }, () => {
  const hub = createHub(() => undefined);
  const received: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => ({ deliver: () => received.push(name) }));
  hub.remove(event.destination, first!);
  hub.add(event.destination, first!);
  hub.add(event.destination, second!);
  hub.remove(event.destination, first!);
  hub.deliver(event);
  expect(received).toEqual(['second']);
  hub.remove(event.destination, second!);
  hub.deliver(event);
  expect(received).toEqual(['second']);
});

test('A person may have as many connections as the limit', () => {
  const hub = createHub(() => undefined);
  const enter = (): boolean => hub.enter('maren-okafor', 2);
  expect([enter(), enter(), enter()]).toEqual([true, true, false]);
  expect(hub.enter('ines-calloway', 2)).toBe(true);
  hub.leave('maren-okafor');
  expect([enter(), enter()]).toEqual([true, false]);
  hub.leave('maren-okafor');
  hub.leave('maren-okafor');
  hub.leave('maren-okafor');
  expect([enter(), enter(), enter()]).toEqual([true, true, false]);
});
