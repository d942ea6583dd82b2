import { expect, test } from 'vitest';
import { visiblePart } from './visiblePart.ts';

test('of a picture higher than its box the strip in the middle is read', { tags: 'W-15' }, () => {
  expect(visiblePart({ width: 1280, height: 720 }, { width: 400, height: 200 })).toEqual({
    x: 0,
    y: 40,
    width: 1280,
    height: 640,
  });
});

test('of a picture wider than its box the sides are left out', { tags: 'W-15' }, () => {
  expect(visiblePart({ width: 1280, height: 720 }, { width: 300, height: 300 })).toEqual({
    x: 280,
    y: 0,
    width: 720,
    height: 720,
  });
});
