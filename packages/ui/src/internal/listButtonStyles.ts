import { color } from '../theme/vars.css.ts';

/** Focus ring of a button that fills a clipped list: drawn inside. */
const ring = {
  outline: 'none',
  boxShadow: `inset 0 0 0 2px ${color.ringOut}, inset 0 0 0 4px ${color.ringIn}`,
} as const;

/** Hover and focus of a button as wide as the list that holds it. */
export const listButton = (hoverPercent: number) =>
  ({
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${color.ink} ${hoverPercent}%, transparent)` },
      '&:focus-visible': ring,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  }) as const;
