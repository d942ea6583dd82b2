import { color, radius, target } from '../theme/vars.css.ts';

/** A button that can be chosen, e.g. a time or a status: not chosen. */
export const choice = {
  minHeight: target.staff,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  selectors: { '&:hover': { background: color.sunken } },
} as const;

/** The same button, chosen. */
export const chosen = {
  background: color.ink,
  color: color.onInk,
  borderColor: color.ink,
  forcedColorAdjust: 'none',
  selectors: { '&:hover': { background: color.ink } },
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
} as const;
