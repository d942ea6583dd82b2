import { proxy } from 'valtio';

export type Theme = 'light' | 'dark' | 'contrast';

const themes: readonly Theme[] = ['light', 'dark', 'contrast'];
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Facts about how the portal looks on this device. */
export interface Preferences {
  /** What the person chose; undefined follows the area. */
  theme: Theme | undefined;
}

/** The theme of a page: the chosen one, else dark in the stockroom and light on the sales floor. */
export function themeFor(chosen: string | null | undefined, path: string): Theme {
  if (isTheme(chosen)) return chosen;
  return /^\/warehouse(\/|$)/.test(path) ? 'dark' : 'light';
}

/** The theme: facts and verbs. `show` puts a theme on the page. */
export function createPreferences({ local, show }: { local: Storage; show: (theme: Theme) => void }) {
  const read = (key: string) => {
    try {
      return local.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      local.setItem(key, value);
    } catch {
      // Full or closed: the choice then lasts as long as the page.
    }
  };
  const readAll = (): Preferences => {
    const stored = read('theme');
    return { theme: isTheme(stored) ? stored : undefined };
  };
  const facts = proxy<Preferences>(readAll());
  return {
    facts,
    chooseTheme(theme: Theme): void {
      facts.theme = theme;
      write('theme', theme);
      show(theme);
    },
    /** Shows the theme of the page that is entered. */
    enter(path: string): void {
      show(themeFor(facts.theme, path));
    },
    /** Another tab changed a stored value, or all of them (`null`): this page, at `path`, looks like it. */
    follow(key: string | null, path: string): void {
      if (key !== null && key !== 'theme') return;
      Object.assign(facts, readAll());
      show(themeFor(facts.theme, path));
    },
  };
}

export type PreferencesState = ReturnType<typeof createPreferences>;
