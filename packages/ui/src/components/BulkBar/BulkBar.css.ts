import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const bar = style({
  vars: { [under]: color.raised },
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: '10px 16px',
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
