import { under } from '../../internal/focusRing.css.ts';
import { withoutEdge } from '../../internal/edge.css.ts';
import { style } from '../../internal/styles.ts';
import { hidden, twoLines, wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const panel = style({
  vars: { ...withoutEdge, [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: color.raised,
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '61px',
  paddingInline: '24px 12px',
  borderBottom: rule,
});
/** A long name has a second line, which the head has room for. */
export const title = style({ ...wide, ...twoLines, minWidth: 0, fontSize: type.t21, lineHeight: '1.75rem' });
export const hiddenTitle = style(hidden);
export const close = style({ marginInlineStart: 'auto' });
/** Scrolls between head and foot. */
export const body = style({
  flex: 1,
  minHeight: '8rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[24],
});
export const foot = style({ flex: 'none', display: 'grid', gap: space[8], padding: '16px 24px', borderTop: rule });
