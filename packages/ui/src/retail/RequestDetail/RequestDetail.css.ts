import { globalStyle, style } from '../../internal/styles.ts';
import { productName } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export { panel } from '../../components/Panel/Panel.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: '61px',
  paddingInline: '12px 8px',
  borderBottom: rule,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: '0 12px',
  border: 0,
  borderRadius: radius.box,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 640,
  cursor: 'pointer',
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '1 1 auto',
  minHeight: 0,
  padding: '20px 24px',
  overflowY: 'auto',
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 148px)',
  alignItems: 'end',
  gap: space[12],
  paddingTop: space[12],
});

export const soft = style({ marginTop: space[12], color: color.inkSoft });
/** Above the history. */
export const subtitle = style({ margin: '0 0 8px', fontSize: 'inherit', fontWeight: 640 });
export const name = style({ ...productName, overflowWrap: 'anywhere' });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginTop: '6px',
  color: color.inkSoft,
});
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginTop: '6px',
});

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  padding: '12px 16px',
  border: `1px solid ${color.critical}`,
  borderInlineStart: `4px solid ${color.critical}`,
  borderRadius: radius.box,
  background: color.criticalSoft,
});
export const noticeTitle = style({ display: 'block', fontWeight: 640, color: color.criticalText });

export const foot = style({
  display: 'grid',
  gap: space[8],
  flex: 'none',
  padding: '14px 24px',
  borderTop: rule,
  selectors: { '&:empty': { display: 'none' } },
});
/** Side by side while their words fit on one line. */
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
// Twice the class: a button that fills its parent has a width of its own.
globalStyle(`${others}.${others} > *`, { width: 'auto', flex: '1 1 max-content' });
