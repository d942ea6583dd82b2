import type { InsightFigure } from '@instore/api';
import { expect, test } from 'vitest';
import { changeOf } from './figureChange.ts';

const say = ((text: string, values: Record<string, string | number> = {}) =>
  text
    .split('|')
    .at(-1)
    ?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))) as never;

const figure = (value: number | null, before: (number | null)[], over: Partial<InsightFigure> = {}): InsightFigure => ({
  measure: 'toCustomer',
  unit: 'minutes',
  value,
  part: 0,
  cases: 50,
  series: before.map((each) => ({ from: '2025-11-17', to: '2025-11-17', value: each, cases: 50, isClosed: false })),
  ...over,
});

test('A slower time outside the usual range is worse', { tags: 'V-02' }, () => {
  expect(changeOf(say, figure(6.4, [5.2, 5.9, 5.1]))).toEqual({
    direction: 'up',
    label: '1.3 min slower than before',
    tone: 'worse',
  });
  expect(changeOf(say, figure(5.5, [5.2, 5.9, 5.1]))?.tone).toBe('soft');
});

test('Under three earlier values there is no verdict', { tags: 'V-02' }, () => {
  expect(changeOf(say, figure(6.4, [null, null, 5.1]))?.tone).toBe('soft');
});

test('A closed or unknown period before is not compared', { tags: 'V-02' }, () => {
  expect(changeOf(say, figure(6.4, [5.2, null]))).toBeUndefined();
  const closed = { from: '2025-11-17', to: '2025-11-17', value: 0, cases: 0, isClosed: true };
  expect(changeOf(say, figure(6, [], { unit: 'pairs', measure: 'tryOns', series: [closed] }))).toBeUndefined();
});
