import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { systemTheme } from '@instore/browser';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import { type Theme, createPreferences, themeFor } from './preferences.ts';

const early = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** The theme that `public/theme.js` sets before the first paint. */
function earlyTheme(stored: string | null, pathname: string, ...settings: string[]): unknown {
  const page = { dataset: { theme: undefined as unknown } };
  const localStorage = {
    getItem: () => {
      if (stored === 'refused') throw new DOMException('denied', 'SecurityError');
      return stored;
    },
  };
  const matchMedia = (query: string) => ({ matches: settings.some((setting) => query.includes(setting)) });
  runInNewContext(early, { localStorage, matchMedia, location: { pathname }, document: { documentElement: page } });
  return page.dataset.theme;
}

test.each([
  [null, '/', 'light'],
  [null, '/shoesize', 'light'],
  [null, '/warehouse', 'dark'],
  [null, '/warehouse/profile', 'dark'],
  [null, '/warehouses', 'light'],
  ['light', '/warehouse', 'light'],
  ['contrast', '/shoesize', 'contrast'],
  ['pink', '/warehouse', 'dark'],
  ['refused', '/warehouse', 'dark'],
])('With %j stored, %s is %s, before the first paint as after it', { tags: 'H-06' }, (stored, path, theme) => {
  expect(themeFor(stored, path)).toBe(theme);
  expect(earlyTheme(stored, path)).toBe(theme);
});

test('A chosen theme is shown at once and stored', { tags: 'H-06' }, () => {
  const local = memoryStorage();
  const shown: string[] = [];
  const open = () => createPreferences({ local, show: (theme) => void shown.push(theme) });
  const preferences = open();
  preferences.enter('/warehouse');
  preferences.chooseTheme('contrast');
  expect(open().facts.theme).toBe('contrast');
  open().enter('/shoesize');
  expect(shown).toEqual(['dark', 'contrast', 'contrast']);
});

test('The theme follows the choice of another tab', { tags: 'H-06' }, () => {
  const local = memoryStorage();
  const shown: string[] = [];
  const here = createPreferences({ local, show: (theme) => void shown.push(theme) });
  const other = createPreferences({ local, show: () => undefined });
  other.chooseTheme('contrast');
  here.follow('request-cart:u-7:loc-1', '/warehouse');
  expect(here.facts.theme).toBeUndefined();
  here.follow('theme', '/warehouse');
  expect(here.facts.theme).toBe('contrast');
  local.clear();
  here.follow(null, '/warehouse');
  expect(here.facts.theme).toBeUndefined();
  expect(shown.at(-1)).toBe('dark');
});

test.each([
  [null, ['prefers-color-scheme: dark'], 'dark'],
  [null, ['prefers-contrast: more', 'prefers-color-scheme: dark'], 'contrast'],
  ['light', ['prefers-contrast: more'], 'light'],
] as const)(
  'With %j stored, the settings %j of the system make /shoesize %s',
  { tags: 'H-06' },
  (stored, settings, theme) => {
    const media = {
      matchMedia: (query: string) =>
        ({ matches: settings.some((setting) => query.includes(setting)) }) as MediaQueryList,
    };
    expect(themeFor(stored, '/shoesize', systemTheme(media))).toBe(theme);
    expect(earlyTheme(stored, '/shoesize', ...settings)).toBe(theme);
  },
);

test('A change of the system applies until a theme is chosen', { tags: 'H-06' }, () => {
  const shown: string[] = [];
  let system: Theme | undefined;
  const preferences = createPreferences({
    local: memoryStorage(),
    system: () => system,
    show: (theme) => void shown.push(theme),
  });
  preferences.enter('/shoesize');
  system = 'dark';
  preferences.enter('/shoesize');
  preferences.chooseTheme('light');
  preferences.enter('/shoesize');
  expect(shown).toEqual(['light', 'dark', 'light', 'light']);
});

/** Text size and density that `public/theme.js` sets before the first paint. */
function earlyLook(stored: Record<string, string>) {
  const page = { dataset: {} as { density?: string }, style: { fontSize: '' } };
  runInNewContext(early, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/' },
    document: { documentElement: page },
  });
  return { textSize: page.style.fontSize || '100%', density: page.dataset.density ?? 'normal' };
}

test.each([
  [{}, '100', 'normal'],
  [{ 'text-size': '130', density: 'compact' }, '130', 'compact'],
  [{ 'text-size': '900', density: 'none' }, '100', 'normal'],
])('With %j stored, the text has %s per cent and the density is %s', { tags: 'Z-08' }, (stored, textSize, density) => {
  const local = memoryStorage();
  for (const [key, value] of Object.entries(stored)) local.setItem(key, value);
  expect(createPreferences({ local, show: () => undefined }).facts).toMatchObject({ textSize, density });
  expect(earlyLook(stored)).toEqual({ textSize: `${textSize}%`, density });
});

test('A chosen text size and density are shown at once, stored, and used by other tabs', { tags: 'Z-08' }, () => {
  const local = memoryStorage();
  const looks: string[] = [];
  const open = (fit = (_look: { textSize: string; density: string }) => undefined as void) =>
    createPreferences({ local, show: () => undefined, fit });
  const here = open(({ textSize, density }) => void looks.push(`${textSize} ${density}`));
  const other = open();
  other.chooseTextSize('115');
  other.chooseDensity('compact');
  here.follow('density', '/shoesize');
  expect(here.facts).toMatchObject({ textSize: '115', density: 'compact' });
  here.chooseTextSize('130');
  expect(open().facts.textSize).toBe('130');
  local.clear();
  here.follow(null, '/shoesize');
  expect(looks).toEqual(['100 normal', '115 compact', '130 compact', '100 normal']);
});
