import { createGlobalVar } from '@vanilla-extract/css';
import { color } from '../theme/vars.css.ts';

/** Colour of the surface below a control: fills the gap of the focus ring. Set it on raised surfaces. */
export const under = createGlobalVar('instore-under');

/**
 * The ring of keyboard focus: 2 px gap, 2 px ink, 3 px volt, the same in every theme (WCAG 2.4.13).
 * The transparent outline becomes visible where forced colours remove shadows.
 * `reset.css.ts` sets it for every `:focus-visible` of the kit; spread it where a component sets `box-shadow` itself.
 */
export const focusRing = {
  outline: '2px solid transparent',
  boxShadow: `0 0 0 2px var(--instore-under, ${color.paper}), 0 0 0 4px ${color.ringIn}, 0 0 0 7px ${color.ringOut}`,
} as const;
