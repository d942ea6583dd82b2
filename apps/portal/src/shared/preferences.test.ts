import { systemTheme } from '@instore/browser';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import { LOOK_NAMES, LOOKS, type Theme, createPreferences, showStored, themeFor } from './preferences.ts';

/** A page whose settings match these queries. */
const mediaOf = (settings: readonly string[]): Pick<Window, 'matchMedia'> => ({
  matchMedia: (query) => ({ matches: settings.some((setting) => query.includes(setting)) }) as MediaQueryList,
});

/** The theme that the document shows before the first paint. */
function earlyTheme(stored: string | null, pathname: string, ...settings: string[]): unknown {
  const page = newPage();
  const getItem = () => {
    if (stored === 'refused') throw new DOMException('denied', 'SecurityError');
    return stored;
  };
  showStored(page, { getItem }, pathname, systemTheme(mediaOf(settings)));
  return page.dataset['theme'];
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
  expect(open().state.theme).toBe('contrast');
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
  expect(here.state.theme).toBeUndefined();
  here.follow('theme', '/warehouse');
  expect(here.state.theme).toBe('contrast');
  local.clear();
  here.follow(null, '/warehouse');
  expect(here.state.theme).toBeUndefined();
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
    expect(themeFor(stored, '/shoesize', systemTheme(mediaOf(settings)))).toBe(theme);
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

const newPage = () => ({ dataset: {} as Record<string, string | undefined>, style: { fontSize: '' } });

const valuesOn = ({ dataset, style }: ReturnType<typeof newPage>): Record<string, string | undefined> => ({
  ...dataset,
  ...style,
});

function storing(values: Record<string, string>): Storage {
  const local = memoryStorage();
  for (const [key, value] of Object.entries(values)) local.setItem(key, value);
  return local;
}

/** The page as the document shows it before the first paint. */
function earlyPage(local: Storage) {
  const page = newPage();
  showStored(page, local, '/', undefined);
  return valuesOn(page);
}

/** The page as the app sets it. */
function pageOf(local: Storage) {
  const page = newPage();
  createPreferences({ local, page, show: (theme) => void (page.dataset['theme'] = theme) }).enter('/');
  return valuesOn(page);
}

test.each([
  [{}, '100', 'normal'],
  [{ 'text-size': '130', density: 'compact' }, '130', 'compact'],
  [{ 'text-size': '900', density: 'none' }, '100', 'normal'],
])('With %j stored, the text has %s per cent and the density is %s', { tags: 'Z-08' }, (values, textSize, density) => {
  const local = storing(values);
  expect(createPreferences({ local, show: () => undefined }).state).toMatchObject({ textSize, density });
  const { fontSize, density: shown = 'normal' } = earlyPage(local);
  expect([fontSize || '100%', shown]).toEqual([`${textSize}%`, density]);
});

const allLooks = LOOK_NAMES.flatMap((name) => LOOKS[name].values.map((value) => [name, value] as const));

test.each(allLooks)(
  'The %s %s changes the page before the first paint as after it',
  { tags: 'Z-08' },
  (name, value) => {
    const local = storing({ [LOOKS[name].key]: value });
    const changesOf = (read: typeof pageOf) => {
      const before = read(memoryStorage());
      return Object.entries(read(local)).filter(([key, now]) => before[key] !== now);
    };
    expect(changesOf(earlyPage)).toEqual(changesOf(pageOf));
  },
);

test('A chosen text size and density are shown at once, stored, and used by other tabs', { tags: 'Z-08' }, () => {
  const local = memoryStorage();
  const page = newPage();
  const open = (element = newPage()) => createPreferences({ local, show: () => undefined, page: element });
  const looks: string[] = [];
  const look = () => looks.push(`${page.style.fontSize} ${page.dataset['density']}`);
  const here = open(page);
  look();
  const other = open();
  other.chooseLook({ textSize: '115' });
  other.chooseLook({ density: 'compact' });
  here.follow('density', '/shoesize');
  look();
  expect(here.state).toMatchObject({ textSize: '115', density: 'compact' });
  here.chooseLook({ textSize: '130' });
  look();
  expect(open().state.textSize).toBe('130');
  local.clear();
  here.follow(null, '/shoesize');
  look();
  expect(looks).toEqual([' normal', '115% compact', '130% compact', ' normal']);
});
