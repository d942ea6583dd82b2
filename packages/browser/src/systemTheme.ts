/** A theme that a setting of the system asks for. */
export type SystemTheme = 'dark' | 'contrast';

/** Each system setting with the theme for it, the stronger one first. */
const SETTINGS: readonly (readonly [query: string, theme: SystemTheme])[] = [
  ['(prefers-contrast: more)', 'contrast'],
  ['(prefers-color-scheme: dark)', 'dark'],
];

/** The theme that the settings of the system ask for; undefined if they ask for none. */
export function systemTheme({ matchMedia }: Pick<Window, 'matchMedia'>): SystemTheme | undefined {
  return SETTINGS.find(([query]) => matchMedia(query).matches)?.[1];
}

/** Calls back when a setting of the system changes. */
export function watchSystemTheme({ matchMedia }: Pick<Window, 'matchMedia'>, onChange: () => void): void {
  for (const [query] of SETTINGS) matchMedia(query).addEventListener('change', onChange);
}
