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
  /** The theme that the system asks for; undefined if it asks for none. @default none */
  system?: () => Theme | undefined;
  /** Puts a theme on the page. */
  show: (theme: Theme) => void;
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
  if (key !== null && key !== 'theme') return;
  Object.assign(context.facts, read(context.deps));
  enter(context, path);
}

/** The theme: facts and verbs. */
export function createPreferences(deps: PreferencesDependencies) {
  const facts = proxy<Preferences>(read(deps));
  return { facts, ...bindVerbs({ facts, deps }, { chooseTheme, enter, follow, themeOf }) };
}

export type PreferencesState = ReturnType<typeof createPreferences>;
