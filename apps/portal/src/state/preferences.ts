import { proxy } from 'valtio';
import { bindVerbs } from './mechanisms/bindVerbs.ts';

export type Theme = 'light' | 'dark' | 'contrast';

const themes: readonly Theme[] = ['light', 'dark', 'contrast'];
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Facts about how the portal looks on this device. */
export interface Preferences {
  /** The chosen theme; undefined: that of the area. */
  theme: Theme | undefined;
}

export interface PreferencesDependencies {
  local: Storage;
  /** Puts a theme on the page. */
  show: (theme: Theme) => void;
}

interface Context {
  readonly facts: Preferences;
  readonly deps: PreferencesDependencies;
}

/** The theme of a page: the chosen one, or dark in the warehouse and light elsewhere. */
export function themeFor(chosen: string | null | undefined, path: string): Theme {
  if (isTheme(chosen)) return chosen;
  return /^\/warehouse(\/|$)/.test(path) ? 'dark' : 'light';
}

function read({ local }: PreferencesDependencies): Preferences {
  try {
    const stored = local.getItem('theme');
    return { theme: isTheme(stored) ? stored : undefined };
  } catch {
    return { theme: undefined };
  }
}

/** Chooses a theme for this device. */
function chooseTheme({ facts, deps }: Context, theme: Theme): void {
  facts.theme = theme;
  try {
    deps.local.setItem('theme', theme);
  } catch {
    // The storage is full or forbidden: the choice lasts as long as the page.
  }
  deps.show(theme);
}

/** Shows the theme of the page that is opened. */
function enter({ facts, deps }: Context, path: string): void {
  deps.show(themeFor(facts.theme, path));
}

/** Another tab changed the stored value `key`, or all of them (null). `path` is the page of this tab. */
function follow(context: Context, key: string | null, path: string): void {
  if (key !== null && key !== 'theme') return;
  Object.assign(context.facts, read(context.deps));
  enter(context, path);
}

/** The theme: facts and verbs. */
export function createPreferences(deps: PreferencesDependencies) {
  const facts = proxy<Preferences>(read(deps));
  return { facts, ...bindVerbs({ facts, deps }, { chooseTheme, enter, follow }) };
}

export type PreferencesState = ReturnType<typeof createPreferences>;
