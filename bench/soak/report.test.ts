import { expect, test } from 'vitest';
import { growing, type Sample, textOf } from './report.ts';

const sample: Sample = {
  heap: 60,
  resident: 140,
  tab: 8,
  outbox: 2_000,
  oldEvents: 0,
  keys: 9_000,
  oldKeys: 3,
  sessions: 2,
};

test('a node whose heap and tables stay within their limits is flat', () => {
  expect(growing([sample, { ...sample, heap: 65, outbox: 3_000, keys: 12_000 }])).toEqual([]);
  expect(growing([sample, sample, sample, { ...sample, heap: 80, tab: 12 }])).toEqual([]);
  expect(textOf(8, 'How.', [sample, sample], 'Where.')).toContain('Nothing grows after the first tenth.');
});

test('a heap that grows, and rows that nothing deletes, are named', () => {
  const last = { ...sample, heap: 80, tab: 9, oldEvents: 500, oldKeys: 400, sessions: 300 };
  expect(growing([sample, last, last, last])).toEqual([
    'the heap of the node, from 60.0 to 80.0 MB',
    'the heap of the tab, from 8.0 to 9.0 MB',
    'the outbox, with 500 events that are too old',
    'the idempotency keys, with 400 that are too old',
    'sessions, from 2 to 300 rows',
  ]);
});
