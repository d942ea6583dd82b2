import type { Rule } from './layered.ts';

type ContainerRules = NonNullable<Rule['@container']>;

/** A length of the kiosk's design, in px at 100 % text. It grows with the text size. */
export const rem = (px: number): string => `${px / 16}rem`;

/** The kiosk that stands upright is the base; this one lies on its side. */
export const LANDSCAPE = '(orientation: landscape)';

/**
 * A rule for the upright kiosk, and what differs in landscape.
 *
 * @param folded rules by container query, for both orientations: layouts for a large text
 */
export const kiosk = (portrait: Rule, landscape: Rule = {}, folded: ContainerRules = {}): Rule => ({
  ...portrait,
  '@container': folded,
  '@media': { [LANDSCAPE]: { ...landscape, '@container': folded } },
});

/** Upright, and lower than the design: a tablet on a stand, or a large text. */
const LOW = '(orientation: portrait) and (max-height: 100rem)';

/**
 * A rule of a screen that never scrolls: for the upright kiosk, in landscape, and on a low upright screen.
 *
 * @param low by default its sizes are those in landscape
 */
export function kioskScreen(portrait: Rule, landscape: Rule = {}, low: Rule = landscape): Rule {
  const { '@media': media, ...rule } = kiosk(portrait, landscape);
  return { ...rule, '@media': { ...media, [LOW]: low } };
}

/** For screens and for overlays, which are outside of them: a finger selects no text and opens no menu, a double tap does not zoom. */
export const touchOnly = { touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

/** Font size and line height of the upright kiosk and in landscape, px at 100 % text. */
export const text = (
  portrait: readonly [number, number],
  landscape: readonly [number, number],
): readonly [Rule, Rule] => [
  { fontSize: rem(portrait[0]), lineHeight: rem(portrait[1]) },
  { fontSize: rem(landscape[0]), lineHeight: rem(landscape[1]) },
];

/** Space at the edges of the screen. */
export const GUTTER = [rem(48), rem(24)] as const;
