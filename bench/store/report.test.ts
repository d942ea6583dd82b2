import { expect, test } from 'vitest';
import { cells, textOf } from './report.ts';

const load = (cpu: number) => ({ cpu, rate: 512.4, p99: 90.2, busy: 0.104 });
const pair = { name: 'getPair', ours: load(1.5), bare: load(0.5), statements: 2 };

test('an operation that costs too much beside the bare handler has missed its target', () => {
  expect(cells(pair)).toEqual([
    'getPair',
    '2',
    '1.50 ms',
    '0.50 ms',
    '3.00',
    '≤ 2 **missed**',
    '512/s',
    '90 ms',
    '10 %',
  ]);
  expect(cells({ ...pair, bare: load(1) })[5]).toBe('≤ 2 met');
});

test('operations that read a large table whole are named once', () => {
  const read = { name: 'loadCube', tables: ['units'], text: 'select 1' };
  expect(textOf(100_000, 100, [pair], [read, read], '2 × CPU.')).toContain('first to the last row: loadCube (units).');
  expect(textOf(100_000, 100, [pair], [], '2 × CPU.')).toContain('No statement of these operations');
});
