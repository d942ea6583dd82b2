import { readText } from '@instore/browser';
import { proxy } from 'valtio';
import { bindVerbs } from './mechanisms/bindVerbs.ts';
import { readRemembered, remember } from './remembered.ts';

export type Theme = 'light' | 'dark' | 'contrast';

/** Sizes of the text, per cent of the browser's. */
export const TEXT_SIZES = ['100', '115', '130'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How much a page shows: `compact` has narrower gaps and lower table rows. */
export const DENSITIES = ['normal', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const themes: readonly Theme[] = ['light', 'dark', 'contrast'];
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Facts about how the portal looks on this device. */
export interface Preferences {
  /** The chosen theme; undefined: that of the area. */
  theme: Theme | undefined;
  textSize: TextSize;
  density: Density;
}

/** The storage keys of the preferences. `public/theme.js` reads them, too. */
export const PREFERENCE_KEYS = ['theme', 'text-size', 'density'] as const;

export interface PreferencesDependencies {
  local: Storage;
  /** The theme that the system asks for; undefined if it asks for none. @default none */
  system?: () => Theme | undefined;
  /** Puts a theme on the page. */
  show: (theme: Theme) => void;
  /** Puts text size and density on the page. @default none */
  fit?: (look: Pick<Preferences, 'textSize' | 'density'>) => void;
}

interface Context {
  readonly facts: Preferences;
  readonly deps: PreferencesDependencies;
}

/** The theme of a page: the chosen one, that of the system, or dark in the warehouse and light elsewhere. */
export function themeFor(chosen: string | null | undefined, path: string, system?: Theme): Theme {
  if (isTheme(chosen)) return chosen;
  if (system !== undefined) return system;
  return /^\/warehouse(\/|$)/.test(path) ? 'dark' : 'light';
}

function read({ local }: PreferencesDependencies): Preferences {
  const stored = readText(local, 'theme');
  return {
    theme: isTheme(stored) ? stored : undefined,
    textSize: readRemembered(local, 'text-size', TEXT_SIZES),
    density: readRemembered(local, 'density', DENSITIES),
  };
}

/** Chooses a theme for this device. */
function chooseTheme({ facts, deps }: Context, theme: Theme): void {
  facts.theme = theme;
  remember(deps.local, 'theme', theme);
  deps.show(theme);
}

/** Chooses a size of the text for this device. */
function chooseTextSize({ facts, deps }: Context, textSize: TextSize): void {
  facts.textSize = textSize;
  remember(deps.local, 'text-size', textSize);
  deps.fit?.(facts);
}

/** Chooses a density for this device. */
function chooseDensity({ facts, deps }: Context, density: Density): void {
  facts.density = density;
  remember(deps.local, 'density', density);
  deps.fit?.(facts);
}

/** The theme of a page. */
function themeOf({ facts, deps }: Context, path: string): Theme {
  return themeFor(facts.theme, path, deps.system?.());
}

/** Shows the theme of the page that is opened, or again after the system's has changed. */
function enter(context: Context, path: string): void {
  context.deps.show(themeOf(context, path));
}

/** Another tab changed the stored value `key`, or all of them (null). `path` is the page of this tab. */
function follow(context: Context, key: string | null, path: string): void {
  if (key !== null && !PREFERENCE_KEYS.some((one) => one === key)) return;
  Object.assign(context.facts, read(context.deps));
  context.deps.fit?.(context.facts);
  enter(context, path);
}

/** Theme, text size and density: facts and verbs. */
export function createPreferences(deps: PreferencesDependencies) {
  const facts = proxy<Preferences>(read(deps));
  deps.fit?.(facts);
  const verbs = { chooseTheme, chooseTextSize, chooseDensity, enter, follow, themeOf };
  return { facts, ...bindVerbs({ facts, deps }, verbs) };
}

export type PreferencesState = ReturnType<typeof createPreferences>;
