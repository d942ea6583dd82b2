import { expect, test } from 'vitest';
import { nearestSizes } from './nearestSizes.ts';

const stock = (...pairs: [string, number][]) => pairs.map(([size, quantity]) => ({ size, quantity }));
const shoes = stock(['6', 0], ['7', 2], ['7.5', 0], ['8', 0], ['8.5', 4], ['14', 0]);
const named = (sizes: { size: string }[]) => sizes.map(({ size }) => size);

test('[Z-05] A sold-out size leads to the next smaller and the next larger one in stock', () => {
  expect(named(nearestSizes(shoes, '7.5'))).toEqual(['7', '8.5']);
});

test('[Z-05] At the ends there is one neighbour, and none where nothing is left', () => {
  expect(named(nearestSizes(shoes, '6'))).toEqual(['7']);
  expect(named(nearestSizes(shoes, '14'))).toEqual(['8.5']);
  expect(nearestSizes(stock(['9', 0], ['10', 0]), '9')).toEqual([]);
});

test('[Z-05] Garments go by the shelf, and an unknown size leads nowhere', () => {
  expect(named(nearestSizes(stock(['S', 1], ['M', 0], ['L', 2]), 'M'))).toEqual(['S', 'L']);
  expect(nearestSizes(shoes, '20')).toEqual([]);
});
