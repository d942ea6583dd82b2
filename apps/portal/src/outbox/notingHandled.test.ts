import { expect, test } from 'vitest';
import { noAnswer, ok, refused, requestLine } from '../../test/support.ts';
import { notingHandled } from './notingHandled.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxAnswer } from './outboxState.ts';

/** Sends a write that is answered so. Returns what it handles. */
async function handledBy(answer: OutboxAnswer): Promise<string[]> {
  const handled: string[] = [];
  const send = notingHandled(
    async () => answer,
    (objects) => void handled.push(...(objects.length > 0 ? objects.map(({ name, id }) => `${name} ${id}`) : ['none'])),
  );
  expect(await send({} as OutboxEntry)).toBe(answer);
  return handled;
}

test('A picker who checks a pair out or takes a request handles its notifications', { tags: 'N-05' }, async () => {
  const line = requestLine({ tryoutItemId: '9107' });
  const objects = ['Request 48213', 'Try-out 9107', 'Barcode 2048177304161'];
  expect(await handledBy(ok(line))).toEqual(objects);
  expect(await handledBy(ok({ lines: [line], heldByOthers: [] }))).toEqual(objects);
});

test('A write that is refused, gets no answer, or is about no line handles nothing', { tags: 'N-05' }, async () => {
  expect(await handledBy(refused(409, 'Already checked out', 'conflict'))).toEqual([]);
  expect(await handledBy(noAnswer)).toEqual([]);
  expect(await handledBy(ok({ lineIds: ['11'] }))).toEqual([]);
});
