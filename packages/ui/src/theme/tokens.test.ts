import { expect, test } from 'vitest';
import { light } from './light.ts';
import { designTokens, THEME_NAMES, themeTokens, type TokenGroup } from './tokens.ts';

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

test('a design tool imports one file for each theme, all with the same names', () => {
  const names = (group: TokenGroup): string[] => Object.keys(group['color'] as TokenGroup);
  for (const theme of THEME_NAMES) {
    expect(names(themeTokens(theme))).toEqual(names(themeTokens('light')));
    expect(themeTokens(theme)['color']).toEqual(read('color', theme));
  }
});

test('a design tool gets the colours, fonts and corners of a brand', () => {
  const mint = { name: 'mint', accent: '#7DF0C3', fonts: { text: 'Georgia, serif' }, radii: { box: '14px' } };
  const { color, font, radius } = themeTokens('dark', mint) as Record<string, TokenGroup>;
  expect(color?.['signal']).toMatchObject({ $value: { components: [0.4902, 0.9412, 0.7647] } });
  expect(font?.['text']).toMatchObject({ $value: ['Georgia', 'serif'] });
  expect(radius?.['box']).toMatchObject({ $value: { value: 14, unit: 'px' } });
  expect(() => designTokens({ ...mint, accent: 'navy' })).toThrow(RangeError);
});
