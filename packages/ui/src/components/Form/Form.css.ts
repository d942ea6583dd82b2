import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const form = style({ display: 'grid', gap: space[20], minWidth: 0 });

export const summary = style({
  display: 'grid',
  gap: space[8],
  padding: '14px 16px',
  background: color.criticalSoft,
  color: color.criticalText,
  border: `2px solid ${color.critical}`,
  borderRadius: radius.box,
});
export const said = style({ display: 'flex', alignItems: 'flex-start', gap: space[8], fontWeight: 640, minWidth: 0 });
export const icon = style({ flex: 'none' });
export const others = style({ display: 'grid', gap: space[4], paddingInlineStart: '28px' });

export const fields = style({ display: 'grid', gap: space[20], minWidth: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  paddingTop: space[4],
});
