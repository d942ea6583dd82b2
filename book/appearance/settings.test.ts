import { expect, test } from 'vitest';
import { EVERY_SETTING, nameOf, pairsOf, type Setting, settingOf, withoutOwnGlobals } from './settings.ts';

const settings = (count: number, from = 0) => Array.from({ length: count }, (_, at) => settingOf(from + at));

test('24 stories in a row cover all 24 settings, eight all layouts, three all themes', () => {
  expect(new Set(EVERY_SETTING.map(nameOf)).size).toBe(24);
  for (const from of [0, 5]) {
    expect(new Set(settings(24, from).map(nameOf))).toEqual(new Set(EVERY_SETTING.map(nameOf)));
    expect(new Set(settings(8, from).map(({ theme: _theme, ...layout }) => nameOf(layout))).size).toBe(8);
    expect(new Set(settings(3, from).map(({ theme }) => theme)).size).toBe(3);
  }
});

/** Each two parts of a setting, such as `tablet, dark`. */
const pairsIn = ({ size, direction, textSize, theme }: Setting): string[] => {
  const parts = [size, direction, textSize, theme];
  return parts.flatMap((part, at) => parts.slice(at + 1).map((other) => `${part}, ${other}`));
};

test.each([0, 1, 2, 3, 17])('the six settings of story %i have every pair of two parts', (position) => {
  expect(pairsOf(position)).toHaveLength(6);
  expect(new Set(pairsOf(position).flatMap(pairsIn))).toEqual(new Set(EVERY_SETTING.flatMap(pairsIn)));
});

test('four stories in a row are checked in all 24 settings by their pairs', () => {
  for (const from of [0, 3]) {
    const four = [0, 1, 2, 3].flatMap((at) => pairsOf(from + at)).map(nameOf);
    expect(new Set(four)).toEqual(new Set(EVERY_SETTING.map(nameOf)));
  }
});

test('the only story of a component is checked in another theme, window and direction', () => {
  expect(settingOf(0)).toEqual({ theme: 'dark', size: 'tablet', direction: 'rtl', textSize: 100 });
});

test('a story that sets theme, text size, locale or window size keeps them', () => {
  expect(withoutOwnGlobals(EVERY_SETTING, { theme: 'dark', textSize: '200', viewport: { value: 'phone' } })).toEqual([
    { direction: 'ltr' },
    { direction: 'rtl' },
  ]);
  expect(withoutOwnGlobals(EVERY_SETTING, { locale: 'ar-EG' }).every(({ direction }) => direction === undefined)).toBe(
    true,
  );
  expect(withoutOwnGlobals(EVERY_SETTING, {})).toHaveLength(24);
});
