'use client';

import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ThemeName } from '../../theme/light.ts';

const THEMES: readonly ThemeName[] = ['light', 'dark', 'contrast'];

/** Each setting of the system with the theme for it, the stronger one first. */
const SETTINGS: readonly (readonly [query: string, theme: ThemeName])[] = [
  ['(prefers-contrast: more)', 'contrast'],
  ['(prefers-color-scheme: dark)', 'dark'],
];

/** Where the choice is kept, if the app names no other place. */
const KEY = 'instore-theme';

const ofSystem = (): ThemeName => SETTINGS.find(([query]) => matchMedia(query).matches)?.[1] ?? 'light';

function onSystem(onChange: () => void): () => void {
  const lists = SETTINGS.map(([query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
}

/** The kept choice. A browser may forbid its storage. */
function kept(key: string): ThemeName | undefined {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function keep(key: string, theme: ThemeName): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice holds until the page is left.
  }
}

/**
 * The theme of the page, and a function that changes it, for `UserMenu`. The choice is remembered on this device; without
 * one the settings of the system decide. It sets `data-theme` of the page.
 *
 * @param key of the browser's storage
 */
export function useTheme(key = KEY): [theme: ThemeName, setTheme: (theme: ThemeName) => void] {
  const system = useSyncExternalStore(onSystem, ofSystem, () => 'light' as const);
  const [chosen, setChosen] = useState<ThemeName>();
  const remembered = useSyncExternalStore(
    () => () => {},
    () => kept(key),
    () => undefined,
  );
  const theme = chosen ?? remembered ?? system;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const choose = (next: ThemeName) => {
    keep(key, next);
    setChosen(next);
  };
  return [theme, choose];
}
