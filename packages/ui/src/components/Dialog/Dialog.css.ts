import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '72px',
  paddingBlock: space[12],
  paddingInline: '24px 16px',
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' });
export const body = style({ padding: space[24], color: color.ink });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingInline: space[24],
  paddingBottom: space[24],
});
