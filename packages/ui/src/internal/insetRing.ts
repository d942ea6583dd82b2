import { color } from '../theme/vars.css.ts';

/** The focus ring drawn inside, for elements that fill a clipped cell: the colours of `focusRing`, turned inwards. */
export const insetRing = {
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 3px ${color.ringOut}, inset 0 0 0 5px ${color.ringIn}`,
} as const;
