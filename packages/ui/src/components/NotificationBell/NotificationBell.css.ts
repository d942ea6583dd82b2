import { style } from '../../internal/styles.ts';
import { color, radius, target } from '../../theme/vars.css.ts';

export const bell = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: target.staff,
  height: target.staff,
  borderRadius: radius.box,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
  },
});

export const dot = style({
  position: 'absolute',
  insetBlockStart: '9px',
  insetInlineEnd: '9px',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.critical,
  boxShadow: `0 0 0 2px ${color.paper}`,
  forcedColorAdjust: 'none',
});
