import { style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const input = style({ paddingInlineEnd: '48px' });
export const button = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: innerCorner,
  color: color.ink,
  selectors: { '&[data-hovered]': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` } },
});
