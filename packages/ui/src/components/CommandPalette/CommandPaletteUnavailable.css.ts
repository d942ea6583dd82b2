import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';
import { OVERLAY_LEVEL } from '../../internal/overlayLevels.ts';

export const unavailable = style({
  vars: { [under]: color.raised },
  position: 'fixed',
  zIndex: OVERLAY_LEVEL,
  insetInline: space[16],
  top: space[16],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxWidth: '560px',
  marginInline: 'auto',
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.raised,
  boxShadow: color.float,
});
