import { expect, test } from 'vitest';
import { deferred, recordLog, settle } from '../../../test/support.ts';
import { type Changes, COLLECT_MOST_MS, COLLECT_MS, createLocationChanges } from './locationChanges.ts';

const changes = (over: Partial<Changes>): Changes => ({ all: false, lines: [], tryouts: [], units: [], ...over });

/** Changes whose timers the test runs. */
function setUp() {
  const timers: { ms: number; run: () => void }[] = [];
  const log = recordLog();
  const store = createLocationChanges({
    after(ms, run) {
      timers.push({ ms, run });
      return () => undefined;
    },
    log,
  });
  const pass = async () => {
    for (const { run } of timers.splice(0)) run();
    await settle();
  };
  return { ...store, timers, pass, log };
}

test('A burst of changes is read once, each id once, a moment after the first', { tags: 'W-09' }, async () => {
  const w = setUp();
  const read: Changes[] = [];
  w.listen((change) => void read.push(change));
  w.receive(changes({ lines: ['11', '12'], units: ['7'] }));
  w.receive(changes({ lines: ['12', '13'], tryouts: ['9000'] }));
  expect(w.timers.map(({ ms }) => ms)).toEqual([COLLECT_MS]);
  expect(read).toEqual([]);
  await w.pass();
  expect(read).toEqual([changes({ lines: ['11', '12', '13'], tryouts: ['9000'], units: ['7'] })]);
  expect(w.timers).toEqual([]);
});

test.each([
  ['before', [{ all: true }, { lines: ['11'] }]],
  ['after', [{ lines: ['11'] }, { all: true }]],
])(
  'In a burst that has too much to name %s other changes, everything is read again',
  { tags: 'W-09' },
  async (_, burst) => {
    const w = setUp();
    const read: Changes[] = [];
    w.listen((change) => void read.push(change));
    for (const one of burst) w.receive(changes(one));
    await w.pass();
    expect(read).toEqual([changes({ all: true, lines: ['11'] })]);
  },
);

test('Changes during the read of a list are collected for its next read', { tags: 'W-09' }, async () => {
  const w = setUp();
  const slow: { change: Changes; done: (nothing: void) => void }[] = [];
  const quick: Changes[] = [];
  w.listen((change) => {
    const { promise, resolve } = deferred<void>();
    slow.push({ change, done: resolve });
    return promise;
  });
  w.listen((change) => void quick.push(change));
  w.receive(changes({ lines: ['1'] }));
  await w.pass();
  w.receive(changes({ lines: ['2'] }));
  await w.pass();
  w.receive(changes({ lines: ['3'] }));
  await w.pass();
  expect(slow).toHaveLength(1);
  expect(quick.map(({ lines }) => lines)).toEqual([['1'], ['2'], ['3']]);
  slow[0]?.done();
  await settle();
  await w.pass();
  expect(slow.map(({ change }) => change.lines)).toEqual([['1'], ['2', '3']]);
});

test('The word that changes come, which names nothing, is no reason to read', { tags: 'W-09' }, async () => {
  const w = setUp();
  w.listen(() => expect.unreachable());
  w.receive(changes({}));
  await w.pass();
  expect(w.timers).toEqual([]);
});

test('A list that is left is read no more, and a failed list does not stop others', { tags: 'W-09' }, async () => {
  const w = setUp();
  const read: string[] = [];
  const leave = w.listen(() => read.push('left'));
  w.listen(() => {
    read.push('failing');
    throw new Error('a fault of ours');
  });
  w.receive(changes({ all: true }));
  leave();
  await w.pass();
  w.receive(changes({ lines: ['1'] }));
  await w.pass();
  expect(read).toEqual(['failing', 'failing']);
  expect(w.log.lines).toEqual(['Changes could not be shown', 'Changes could not be shown']);
});

test('Constant changes are read less and less often, and at once after a pause', { tags: 'W-09' }, async () => {
  const w = setUp();
  w.listen(() => w.receive(changes({ lines: ['1'] })));
  w.receive(changes({ lines: ['1'] }));
  const waits: (number | undefined)[] = [];
  for (let read = 0; read < 7; read += 1) {
    waits.push(w.timers[0]?.ms);
    await w.pass();
  }
  expect(waits).toEqual([COLLECT_MS, 100, 200, 400, COLLECT_MOST_MS, COLLECT_MOST_MS, COLLECT_MOST_MS]);

  const quiet = setUp();
  let isSteady = true;
  quiet.listen(() => isSteady && quiet.receive(changes({ lines: ['1'] })));
  quiet.receive(changes({ lines: ['1'] }));
  await quiet.pass();
  isSteady = false;
  await quiet.pass();
  quiet.receive(changes({ lines: ['2'] }));
  expect(quiet.timers.map(({ ms }) => ms)).toEqual([COLLECT_MS]);
});
