import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { rule } from './lineStyles.ts';

export const frame = style({
  vars: { [under]: color.raised },
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
  justifyContent: 'space-between',
  borderBottom: rule,
  minHeight: '61px',
  paddingInline: '20px 12px',
});

export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' });

/** Scrolls between head and foot. */
export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  minHeight: '8rem',
});

export const empty = style({ display: 'grid', gap: space[8], padding: '24px 20px', borderBottom: rule });

export const emptyTitle = style({ ...wide, fontSize: type.t17, lineHeight: '1.5rem' });

export const foot = style({
  flex: 'none',
  display: 'grid',
  borderTop: rule,
  gap: space[12],
  padding: '16px 20px 20px',
});

export const sums = style({ display: 'grid', gap: space[12] });

/** One row of the sums: the word at the start, the values at the end. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const soft = style({ color: color.inkSoft });
