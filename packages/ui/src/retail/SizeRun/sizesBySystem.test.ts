import { expect, test } from 'vitest';
import { sizesBySystem } from './sizesBySystem.ts';

test("A men's 9 and a women's 9 are two sizes, each in its own system", { tags: 'Z-05' }, () => {
  const men = { size: '9', quantity: 2, system: 'US M' };
  const women = { size: '9', quantity: 0, system: 'US W' };
  const largeMen = { size: '10', quantity: 1, system: 'US M' };
  expect(sizesBySystem([men, women, largeMen])).toEqual([
    { system: 'US M', sizes: [men, largeMen] },
    { system: 'US W', sizes: [women] },
  ]);
});

test('Sizes that name no system are one group', { tags: 'Z-05' }, () => {
  const sizes = [
    { size: 'S', quantity: 1 },
    { size: 'M', quantity: 1 },
  ];
  expect(sizesBySystem(sizes, 'Regular')).toEqual([{ system: 'Regular', sizes }]);
  expect(sizesBySystem(sizes)).toEqual([{ system: undefined, sizes }]);
  expect(sizesBySystem([])).toEqual([]);
});
