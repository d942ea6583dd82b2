import type { SIZES, Settled } from './Book.ts';

/** One way in which a story is looked at. */
export interface Setting {
  theme: string;
  size: keyof typeof SIZES;
  direction: string;
  /** Per cent. */
  textSize: string;
}

const THEMES = ['light', 'dark', 'contrast'];
const SIZE_NAMES = ['desktop', 'tablet'] as const;
const DIRECTIONS = ['ltr', 'rtl'];
const TEXT_SIZES = ['100', '200'];

/** Each of the 24: {light, dark, high contrast} × {desktop, tablet} × {left to right, right to left} × {normal, 200 % text}. */
export const EVERY: readonly Setting[] = THEMES.flatMap((theme) =>
  SIZE_NAMES.flatMap((size) =>
    DIRECTIONS.flatMap((direction) => TEXT_SIZES.map((textSize) => ({ theme, size, direction, textSize }))),
  ),
);

/**
 * Three of the 24: each theme in one of the eight layouts. Eight stories in a row move each theme through all of them,
 * so that together they have seen each of the 24.
 * @param turn place of the story on its page
 */
export function someOf(turn: number): Setting[] {
  return THEMES.map((theme, index) => {
    // Of the eight layouts, as three bits, these four and, in the next four stories, their opposites are all.
    const bits = (index + turn) % 4;
    const layout = turn % 8 < 4 ? bits : 7 - bits;
    return {
      theme,
      size: SIZE_NAMES[layout & 1]!,
      direction: DIRECTIONS[(layout >> 1) & 1]!,
      textSize: TEXT_SIZES[(layout >> 2) & 1]!,
    };
  });
}

/** Without what the story has settled itself: that is left as it is. Those that have become alike are looked at once. */
export function unsettled(settings: readonly Setting[], settled: Settled): Partial<Setting>[] {
  const left = settings.map((one) => ({
    ...(settled.viewport?.value === undefined && { size: one.size }),
    // A language brings its direction along.
    ...(settled.direction === undefined && settled.locale === undefined && { direction: one.direction }),
    ...(settled.textSize === undefined && { textSize: one.textSize }),
    ...(settled.theme === undefined && { theme: one.theme }),
  }));
  // In this order little has to be set anew from one to the next.
  return [...new Map(left.map((one) => [Object.values(one).join(', '), one])).entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, one]) => one);
}
