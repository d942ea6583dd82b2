import { expect, test } from 'vitest';
import { shadeOf } from './heatSteps.ts';

test('Few values have a shade each, and zero has its own', () => {
  const { shade, steps } = shadeOf([0, 1, 3]);
  expect([0, 1, 3].map(shade)).toEqual([0, 1, 3]);
  expect(steps).toEqual(['0', '1', '2', '3', '4+']);
});

test('The steps of more values name each value once', () => {
  const { shade, steps } = shadeOf([4, 22, 9]);
  expect(steps).toEqual(['0', '1–6', '7–11', '12–17', '18–22']);
  expect([0, 1, 6, 7, 11, 12, 17, 18, 22].map(shade)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
