import { expect, test } from 'vitest';
import { deferred, recordLog, requestLine, settle } from '../../../test/support.ts';
import { keptListCode } from './keptListCode.ts';
import { createKeptLists } from './keptLists.ts';

function setUp() {
  const stored = new Map<string, unknown>();
  const person = { id: 'dario' };
  const timers = new Set<() => void>();
  const code = { loaded: Promise.resolve(keptListCode) };
  const log = recordLog();
  const failing = { isFull: false };
  const lists = createKeptLists({
    storage: {
      read: async (personId, key) => stored.get(`${personId} ${key}`),
      write: async (personId, key, data) => {
        if (failing.isFull) throw new Error('The device is full');
        stored.set(`${personId} ${key}`, data);
      },
      clear: async () => stored.clear(),
    },
    loadCode: () => code.loaded,
    personId: () => person.id,
    after: (_ms, run) => {
      timers.add(run);
      return () => void timers.delete(run);
    },
    log,
  });
  const pass = async () => {
    for (const run of timers) run();
    timers.clear();
    await settle();
  };
  return { lists, stored, person, code, log, failing, pass };
}
const list = (lineId: string) => ({ lines: [requestLine({ lineId })], counts: undefined });

test('Of lists that follow each other quickly the last one is kept, for its person', { tags: 'W-13' }, async () => {
  const { lists, stored, person, pass } = setUp();
  lists.keep('one', () => list('11'));
  lists.keep('two', () => list('12'));
  await pass();
  expect([...stored.keys()]).toEqual(['dario two']);
  expect((await lists.recall('two'))?.lines.map(({ lineId }) => lineId)).toEqual(['12']);
  expect(await lists.recall('one')).toBeUndefined();
  person.id = 'emil';
  expect(await lists.recall('two')).toBeUndefined();
});

test('A list that was replaced, or whose person has left, is not kept', { tags: 'S-09' }, async () => {
  const { lists, stored, person, code, pass } = setUp();
  lists.keep('gone', () => undefined);
  await pass();
  person.id = '';
  lists.keep('nobody', () => list('11'));
  await pass();
  person.id = 'dario';
  lists.keep('left', () => list('11'));
  lists.clear();
  await pass();
  const slow = deferred<typeof keptListCode>();
  code.loaded = slow.promise;
  lists.keep('other person', () => list('11'));
  await pass();
  person.id = 'emil';
  slow.resolve(keptListCode);
  await settle();
  expect([...stored.keys()]).toEqual([]);
});

test('A list that the device cannot keep is logged, and nothing is recalled', { tags: 'W-13' }, async () => {
  const { lists, log, failing, code, pass } = setUp();
  failing.isFull = true;
  lists.keep('one', () => list('11'));
  await pass();
  code.loaded = Promise.reject(new Error('The code could not be loaded'));
  expect(await lists.recall('one')).toBeUndefined();
  expect(log.lines).toHaveLength(2);
});
