import { expect, test } from 'vitest';
import { allInSystem, inSystem, systemsOf } from './inSystem.ts';

const of = (sizeSystem: string, ...sizes: string[]) => sizes.map((size) => ({ size, sizeSystem }));
const all = [...of('US W', '7'), ...of('US M', '9', '10', '8.5', '9'), ...of('Regular', 'S', 'M', 'L', 'XL', 'XXL')];

test('Size systems are offered by frequency, without that of garments', () => {
  expect(systemsOf(all)).toEqual(['US M', 'US W']);
});

test('The European system is offered also as the fourth', () => {
  const four = [...of('US M', '8', '9'), ...of('US W', '7', '8'), ...of('US K', '1', '2'), ...of('EU', '42')];
  expect(systemsOf(four)).toEqual(['US M', 'US W', 'US K', 'EU']);
  expect(systemsOf([...four, ...of('UK', '8', '9')])).toEqual(['US M', 'US W', 'US K', 'EU']);
});

test('A product that has no size in the chosen system shows its own', () => {
  expect(inSystem(all, 'EU').map(({ size }) => size)).toEqual(['7']);
  expect(inSystem(all, 'US M')).toHaveLength(4);
  expect(inSystem([], 'EU')).toEqual([]);
});

test('The ruler has each size once, from small to large by number', () => {
  expect(allInSystem(all, 'US M')).toEqual(['8.5', '9', '10']);
});
