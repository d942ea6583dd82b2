import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveUrl } from './address.ts';
import { backoff } from './backoff.ts';
import { readBody, rememberIds } from './message.ts';
import { readNotification } from './topics.ts';

test('jitter lengthens a delay by at most a fifth and never beyond 60 s', { tags: 'L-03' }, () => {
  const attempts = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(attempts, fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const plain = Math.min(60_000, 5_000 * 2 ** (attempt - 1));
      const delay = backoff(attempt, random);
      expect(delay).toBeGreaterThanOrEqual(plain);
      expect(delay).toBeLessThanOrEqual(Math.min(60_000, plain * 1.2));
    }),
  );
  expect([1, 2, 3, 4, 5, 10].map((attempt) => backoff(attempt, 0))).toEqual([5e3, 10e3, 20e3, 40e3, 60e3, 60e3]);
  expect(backoff(1, 1)).toBe(6_000);
});

test('any body is a message with a text id, or dropped with a reason', { tags: 'L-02' }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      const read = readBody(body);
      expect(read.ok ? read.message.id : read.reason).toMatch(/./su);
    }),
    { numRuns: 2000 },
  );
  expect(readBody('{"id":-0.5}')).toEqual({ ok: true, message: { id: '-0.5' } });
  expect(readBody('{"id":1e999}')).toEqual({ ok: false, reason: 'it has no id' });
});

test('any message with an id becomes a notification that a screen can show', { tags: 'L-02' }, () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('title', 'type', 'objectId', 'createdAt'), fc.anything()), (message) => {
      const { type, title, createdAt, ...rest } = readNotification({ ...message, id: '1' });
      expect([typeof type.iconUrl, typeof type.objectIdName]).toEqual(['string', 'string']);
      expect([null, 'string']).toContain(title === null ? null : typeof title);
      expect(['undefined', 'string']).toContain(typeof createdAt);
      expect(rest.acknowledged).toBe(false);
    }),
    { numRuns: 1000 },
  );
  const read = readNotification({ id: '1', objectId: 42, acknowledged: true, type: { name: 'toString' } });
  expect(read).toMatchObject({ objectId: '42', acknowledged: true });
  // Types are an open list.
  expect(read.type).toEqual({ iconUrl: '', objectIdName: '', name: 'toString' });
});

test('an id counts as new once while it is among the latest', { tags: 'L-04' }, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), fc.integer({ min: 1, max: 4 }), (ids, size) => {
      const memory = rememberIds(size);
      let latest: string[] = [];
      for (const id of ids) {
        expect(memory.isNew(id)).toBe(!latest.includes(id));
        latest = [...latest.filter((known) => known !== id), id].slice(-size);
      }
    }),
  );
});

test.each([
  ['/ws', 'https://store.example/shoesize?a#b', 'wss://store.example/ws'],
  ['/ws', 'http://localhost:4100/', 'ws://localhost:4100/ws'],
  ['https://live.example/x', 'https://store.example/', 'wss://live.example/x'],
  ['ws://live.example/x#y', 'https://store.example/', 'ws://live.example/x'],
])('the base %s on the page %s gives the socket %s', { tags: 'L-01' }, (base, page, url) => {
  expect(liveUrl(base, page)).toBe(url);
});

test('The parts of a title are read, and parts of a wrong type are left out', { tags: ['L-02', 'O-07'] }, () => {
  const read = (titleText: unknown, titleValues?: unknown) => {
    const notification = readNotification({ id: '1', title: 'Returned to bin A-1', titleText, titleValues });
    return { text: notification.titleText, values: notification.titleValues };
  };
  const text = 'Returned to bin {bin}';
  expect(read(text, { bin: 'A-1' })).toEqual({ text, values: { bin: 'A-1' } });
  expect(read(text, { bin: 7, aisle: null, list: [] })).toEqual({ text, values: { bin: '7' } });
  expect(read(text)).toEqual({ text, values: undefined });
  for (const broken of [7, null, ['a'], { a: 'b' }]) {
    expect(read(broken, broken).text).toBeUndefined();
  }
});

test('What a notification of a customer is about is read, also from a broken message', { tags: 'N-02' }, () => {
  const read = (subject: unknown) => readNotification({ id: '1', objectId: '112', subject }).subject;
  expect(read({ objectIdName: 'Request', objectId: 48213 })).toEqual({ objectIdName: 'Request', objectId: '48213' });
  expect(read({})).toEqual({ objectIdName: '', objectId: null });
  for (const broken of ['48213', null, undefined, [1]]) expect(read(broken)).toBeUndefined();
});
