import { under } from '../../internal/focusRing.css.ts';
import { withEdge, withoutEdge } from '../../internal/edge.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { breakpoint, color } from '../../theme/vars.css.ts';

export const split = style({ display: 'flex', height: '100%', minHeight: 0, minWidth: 0 });

/** Beside the list from 1024 px; wider in larger text, but the list keeps most of the window. */
export const start = style({
  display: 'none',
  flex: 'none',
  width: 'min(15.5rem, 30%)',
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [breakpoint.desktop]: { display: 'block' } },
});

export const main = style({
  ...withEdge,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const detail = recipe({
  base: {
    vars: { ...withoutEdge, [under]: color.raised },
    flex: 'none',
    minHeight: 0,
    overflowY: 'auto',
    background: color.raised,
    borderInlineStart: `1px solid ${color.line}`,
  },
  variants: { width: { s: { width: '352px' }, m: { width: '424px' } } },
});
