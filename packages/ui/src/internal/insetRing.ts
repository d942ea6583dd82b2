import { color } from '../theme/vars.css.ts';

/** The ring of keyboard focus drawn inside, for what fills a clipped cell: the same volt and ink, turned inwards. */
export const insetRing = {
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 3px ${color.ringOut}, inset 0 0 0 5px ${color.ringIn}`,
} as const;
