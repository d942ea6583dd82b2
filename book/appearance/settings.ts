/** In how many of the 24 settings each story is checked: in six with `pairs`; in forced colours with the last three. */
export const AMOUNTS = ['none', 'one', 'forced', 'pairs', 'every'] as const;
export type Amount = (typeof AMOUNTS)[number];

declare module 'vitest' {
  interface ProvidedContext {
    /** In how many of the 24 settings each story is checked. */
    storySettings: Amount;
    /** Whether reference pictures are compared. */
    hasPictures: boolean;
  }
}

/** One combination in which a story is checked. */
export interface Setting {
  theme: 'light' | 'dark' | 'contrast';
  size: keyof typeof SIZES;
  direction: 'ltr' | 'rtl';
  /** Per cent of the normal text size. */
  textSize: number;
}

/** Window sizes in CSS px. */
export const SIZES = { desktop: { width: 1280, height: 800 }, tablet: { width: 820, height: 1180 } };

const THEMES = ['light', 'dark', 'contrast'] as const;
const SIZE_NAMES = ['desktop', 'tablet'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const TEXT_SIZES = [100, 200] as const;

/** All 24: {light, dark, high contrast} × {desktop, tablet} × {left to right, right to left} × {100 %, 200 % text}. */
export const EVERY_SETTING: readonly Setting[] = THEMES.flatMap((theme) =>
  SIZE_NAMES.flatMap((size) =>
    DIRECTIONS.flatMap((direction) => TEXT_SIZES.map((textSize) => ({ theme, size, direction, textSize }))),
  ),
);

/** The eight layouts as bits: tablet 1, right to left 2, 200 % text 4. */
const LAYOUTS = [3, 1, 2, 0, 7, 5, 6, 4];

/** The setting of a theme and a layout. */
const settingWith = (theme: Setting['theme'], layout: number): Setting => ({
  theme,
  size: SIZE_NAMES[layout & 1]!,
  direction: DIRECTIONS[(layout >> 1) & 1]!,
  textSize: TEXT_SIZES[(layout >> 2) & 1]!,
});

/**
 * The one setting in which a story is checked by default. Themes and layouts rotate from story to story: any three have
 * all themes, any eight all layouts, and any 24 all settings.
 *
 * @param position of the story in its file, from 0
 */
export function settingOf(position: number): Setting {
  // A story is drawn in light at first.
  return settingWith(THEMES[(position + 1) % THEMES.length]!, LAYOUTS[position % LAYOUTS.length]!);
}

/** A layout and its opposite differ in size, direction and text size: these are the layouts without 200 % text. */
const HALF_OF_LAYOUTS = [0, 1, 2, 3];
const opposite = (layout: number): number => 7 - layout;

/**
 * Six settings that together have every pair: each theme with each size, direction and text size, and each of these with
 * each other. Each theme has one layout and its opposite, another one than the other themes. Any four stories in a row
 * have all 24 settings.
 *
 * @param position of the story in its file, from 0
 */
export function pairsOf(position: number): Setting[] {
  return THEMES.flatMap((theme, at) => {
    const layout = HALF_OF_LAYOUTS[(position + at) % HALF_OF_LAYOUTS.length]!;
    return [settingWith(theme, layout), settingWith(theme, opposite(layout))];
  });
}

const SETTINGS: Readonly<Record<Amount, (position: number) => readonly Setting[]>> = {
  none: () => [],
  one: (position) => [settingOf(position)],
  forced: () => [],
  pairs: pairsOf,
  every: () => EVERY_SETTING,
};

/**
 * The settings in which a story is checked.
 *
 * @param position of the story in its file, from 0
 */
export const settingsOf = (amount: Amount, position: number): readonly Setting[] => SETTINGS[amount](position);

/** The Storybook globals that a story sets itself, as far as a setting would change them. */
export interface OwnGlobals {
  theme?: unknown;
  direction?: unknown;
  textSize?: unknown;
  locale?: unknown;
  viewport?: { value?: unknown };
}

/** Removes from the settings what the story sets itself, and settings that have become equal. */
export function withoutOwnGlobals(settings: readonly Setting[], own: OwnGlobals): Partial<Setting>[] {
  const open = settings.map(({ theme, size, direction, textSize }) => ({
    size: own.viewport?.value === undefined ? size : undefined,
    // A locale sets the direction, too.
    direction: own.direction === undefined && own.locale === undefined ? direction : undefined,
    textSize: own.textSize === undefined ? textSize : undefined,
    theme: own.theme === undefined ? theme : undefined,
  }));
  // Sorted by size and direction, which take longest to change.
  return [...new Map(open.map((setting) => [nameOf(setting), setting])).entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, setting]) => setting);
}

/** A setting in a failure message, e.g. `tablet, rtl, 200 % text, dark`. */
export function nameOf({ size, direction, textSize, theme }: Partial<Setting>): string {
  return [size, direction, textSize && `${textSize} % text`, theme].filter(Boolean).join(', ');
}
