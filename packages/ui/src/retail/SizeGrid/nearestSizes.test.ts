import { expect, test } from 'vitest';
import { nearestSizes } from './nearestSizes.ts';

const stock = (...pairs: [string, number][]) => pairs.map(([size, quantity]) => ({ size, quantity }));
const shoes = stock(['6', 0], ['7', 2], ['7.5', 0], ['8', 0], ['8.5', 4], ['14', 0]);
const named = (sizes: { size: string }[]) => sizes.map(({ size }) => size);

test('The nearest sizes of a sold-out size are the next smaller and larger in stock', { tags: 'Z-05' }, () => {
  expect(named(nearestSizes(shoes, '7.5'))).toEqual(['7', '8.5']);
});

test('The smallest and the largest size have one nearest size', { tags: 'Z-05' }, () => {
  expect(named(nearestSizes(shoes, '6'))).toEqual(['7']);
  expect(named(nearestSizes(shoes, '14'))).toEqual(['8.5']);
  expect(nearestSizes(stock(['9', 0], ['10', 0]), '9')).toEqual([]);
});

test('Sizes of garments work by their order, and an unknown size has no nearest size', { tags: 'Z-05' }, () => {
  expect(named(nearestSizes(stock(['S', 1], ['M', 0], ['L', 2]), 'M'))).toEqual(['S', 'L']);
  expect(nearestSizes(shoes, '20')).toEqual([]);
});
