declare module 'vitest' {
  interface ProvidedContext {
    /** In how many of the 24 settings each story is checked. */
    storySettings: 'none' | 'one' | 'every';
    /** In how many themes reference pictures are compared. */
    pictureThemes: 'one' | 'both';
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

/**
 * The one setting in which a story is checked by default. Themes and layouts rotate from story to story: any three have
 * all themes, any eight all layouts, and any 24 all settings.
 *
 * @param position of the story in its file, from 0
 */
export function settingOf(position: number): Setting {
  const layout = LAYOUTS[position % LAYOUTS.length]!;
  return {
    // A story is drawn in light at first.
    theme: THEMES[(position + 1) % THEMES.length]!,
    size: SIZE_NAMES[layout & 1]!,
    direction: DIRECTIONS[(layout >> 1) & 1]!,
    textSize: TEXT_SIZES[(layout >> 2) & 1]!,
  };
}

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
