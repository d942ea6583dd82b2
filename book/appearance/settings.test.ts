import { expect, test } from 'vitest';
import { EVERY_SETTING, nameOf, threeSettings, withoutOwnGlobals } from './settings.ts';

test('eight stories of a file cover all 24 settings, each story every theme', () => {
  const stories = Array.from({ length: 8 }, (_, position) => threeSettings(position));
  expect(new Set(stories.flat().map(nameOf))).toEqual(new Set(EVERY_SETTING.map(nameOf)));
  expect(new Set(EVERY_SETTING.map(nameOf)).size).toBe(24);
  for (const settings of stories) expect(settings.map(({ theme }) => theme)).toEqual(['light', 'dark', 'contrast']);
});

test('a story that sets theme, text size, locale or window size keeps them', () => {
  expect(withoutOwnGlobals(EVERY_SETTING, { theme: 'dark', textSize: '200', viewport: { value: 'phone' } })).toEqual([
    { direction: 'ltr' },
    { direction: 'rtl' },
  ]);
  expect(withoutOwnGlobals(EVERY_SETTING, { locale: 'ar-EG' }).every((setting) => !('direction' in setting))).toBe(
    true,
  );
  expect(withoutOwnGlobals(EVERY_SETTING, {})).toHaveLength(24);
});
