import { readText } from '@instore/browser';
import { proxy } from 'valtio';
import { readRemembered, remember } from './remembered.ts';

/** The element of the page that shows the settings. */
type PageElement = { style: { fontSize: string }; dataset: Record<string, string | undefined> };

interface LookSetting {
  /** The storage key. */
  key: string;
  /** The values; the first is the default. */
  values: readonly [string, ...string[]];
  /** Puts a value on the page. */
  show: (page: PageElement, value: string) => void;
}

/** The settings of the look besides the theme: the size of the text, per cent of the browser's, and how much a page shows. */
export const LOOKS = {
  textSize: {
    key: 'text-size',
    values: ['100', '115', '130'],
    show: ({ style }, value) => (style.fontSize = value === '100' ? '' : `${value}%`),
  },
  density: {
    key: 'density',
    values: ['normal', 'compact'],
    show: ({ dataset }, value) => (dataset['density'] = value),
  },
} as const satisfies Record<string, LookSetting>;

export type LookName = keyof typeof LOOKS;
export type Look = { [Name in LookName]: (typeof LOOKS)[Name]['values'][number] };

export const LOOK_NAMES = Object.keys(LOOKS) as LookName[];

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** State of how the portal looks on this device. */
export interface Preferences extends Look {
  /** The chosen theme; undefined: the theme of the area. */
  theme: Theme | undefined;
}

/** The storage keys of the preferences. */
export const PREFERENCE_KEYS: readonly string[] = ['theme', ...LOOK_NAMES.map((name) => LOOKS[name].key)];

/** The theme of a page: the chosen theme, else the theme of the system, else dark in the warehouse and light elsewhere. */
export function themeFor(chosen: string | null | undefined, path: string, system?: Theme): Theme {
  if (isTheme(chosen)) return chosen;
  if (system !== undefined) return system;
  return /^\/warehouse(\/|$)/.test(path) ? 'dark' : 'light';
}

function read(local: Pick<Storage, 'getItem'>): Preferences {
  const stored = readText(local, 'theme');
  const look = LOOK_NAMES.map((name) => [name, readRemembered<string>(local, LOOKS[name].key, LOOKS[name].values)]);
  return { theme: isTheme(stored) ? stored : undefined, ...(Object.fromEntries(look) as Look) };
}

/** Shows what this device has stored on the page at a path. The document does so before the first paint. */
export function showStored(
  page: PageElement,
  local: Pick<Storage, 'getItem'>,
  path: string,
  system: Theme | undefined,
): void {
  const { theme, ...look } = read(local);
  page.dataset['theme'] = themeFor(theme, path, system);
  for (const name of LOOK_NAMES) LOOKS[name].show(page, look[name]);
}

/** Theme and look: state and actions. */
export function createPreferences({
  local,
  system,
  show,
  page,
}: {
  local: Storage;
  /** The theme that the system asks for; undefined if it asks for none. @default none */
  system?: () => Theme | undefined;
  /** Puts a theme on the page. */
  show: (theme: Theme) => void;
  /** The element of the page that shows the other settings. @default none */
  page?: PageElement;
}) {
  const state = proxy<Preferences>(read(local));
  const showLook = () => {
    if (page) for (const name of LOOK_NAMES) LOOKS[name].show(page, state[name]);
  };
  /** The theme of a page. */
  const themeOf = (path: string): Theme => themeFor(state.theme, path, system?.());
  /** Shows the theme of the page that is opened, or again after the system's has changed. */
  const enter = (path: string): void => show(themeOf(path));
  showLook();
  return {
    state,
    themeOf,
    enter,
    /** Chooses a theme for this device. */
    chooseTheme(theme: Theme): void {
      state.theme = theme;
      remember(local, 'theme', theme);
      show(theme);
    },
    /** Chooses settings of the look for this device. */
    chooseLook(chosen: Partial<Look>): void {
      Object.assign(state, chosen);
      for (const name of LOOK_NAMES) if (chosen[name] !== undefined) remember(local, LOOKS[name].key, chosen[name]);
      showLook();
    },
    /** Another tab changed the stored value `key`, or all of them (null). `path` is the page of this tab. */
    follow(key: string | null, path: string): void {
      if (key !== null && !PREFERENCE_KEYS.includes(key)) return;
      Object.assign(state, read(local));
      showLook();
      enter(path);
    },
  };
}

export type PreferencesStore = ReturnType<typeof createPreferences>;
