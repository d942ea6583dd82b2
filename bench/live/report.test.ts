import { expect, test } from 'vitest';
import { cells } from './report.ts';

test('a figure has its ratio and says whether the target is met', () => {
  const cpu = { what: 'CPU', unit: 'µs', ours: 12.34, theirs: 24.68 } as const;
  expect(cells({ ...cpu, target: { atMost: 1 } })).toEqual(['CPU', '12.3 µs', '24.7 µs', '0.50', '≤ 1 met']);
  expect(cells({ ...cpu, target: { atLeast: 1 } })).toEqual(['CPU', '12.3 µs', '24.7 µs', '0.50', '≥ 1 **missed**']);
});

test('the column of RabbitMQ is empty where it is not installed', () => {
  const rate = { what: 'Deliveries', unit: '/s', ours: 81_234.5, target: { atLeast: 1 } } as const;
  expect(cells(rate)).toEqual(['Deliveries', '81,235/s', '–', '', '≥ 1']);
});
