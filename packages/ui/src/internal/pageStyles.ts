import type { StyleRule } from '@vanilla-extract/css';
import { color, space } from '../theme/vars.css.ts';

/** A page with centred content. */
export const centredPage = {
  display: 'grid',
  placeItems: 'center',
  minHeight: ['100vh', '100dvh'],
  padding: space[16],
  background: color.paper,
} satisfies StyleRule;
