import { expect, test } from 'vitest';
import { light } from './light.ts';
import { designTokens, type TokenGroup } from './tokens.ts';

const read = (...path: string[]): unknown => {
  let found: unknown = designTokens();
  for (const name of path) found = (found as TokenGroup)[name];
  return found;
};

test('a design tool reads colours by role and theme, in sRGB from 0 to 1', () => {
  expect(read('color', 'light', 'raised')).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 1, 1] },
  });
  expect(read('color', 'dark', 'scrim')).toMatchObject({ $value: { components: [0, 0, 0], alpha: 0.68 } });
  expect(Object.keys(read('color', 'light') as object)).toEqual(Object.keys(light).filter((role) => role !== 'float'));
});

test('a design tool reads measures with their units', () => {
  const fallbackFaces = ['Archivo Variable Fallback: Arial', 'Archivo Variable Fallback: Roboto'];
  expect(read('space', 'normal', '0')).toEqual({ $type: 'dimension', $value: { value: 0, unit: 'px' } });
  expect(read('space', 'compact', '24')).toMatchObject({ $value: { value: 16, unit: 'px' } });
  expect(read('type', 't15')).toMatchObject({ $value: { value: 0.9375, unit: 'rem' } });
  expect(read('motion', 'quick')).toMatchObject({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
  expect(read('motion', 'ease')).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] });
  expect(read('font', 'text')).toMatchObject({
    $value: ['Archivo Variable', ...fallbackFaces, 'system-ui', 'sans-serif'],
  });
});

test('no token lacks a value: every leaf is a number, a text or a list of them', () => {
  const leaves = JSON.stringify(designTokens());
  expect(leaves).not.toMatch(/null|NaN|undefined/);
});
