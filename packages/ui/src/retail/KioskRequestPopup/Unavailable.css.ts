import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';
import { OVERLAY_LEVEL } from '../../internal/overlayLevels.ts';

export const unavailable = style({
  position: 'fixed',
  zIndex: OVERLAY_LEVEL,
  insetInline: space[16],
  top: space[16],
  maxWidth: '560px',
  marginInline: 'auto',
  padding: space[20],
  borderRadius: radius.box,
  background: color.lid,
  color: color.onLid,
  boxShadow: color.float,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
