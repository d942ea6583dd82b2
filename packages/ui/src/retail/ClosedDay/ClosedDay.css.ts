import { under } from '../../internal/focusRing.css.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, style } from '../../internal/styles.ts';
import { anyScript, caption, customerName, mono, oneLine, wide } from '../../internal/textStyles.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';
import { hatch } from '../BookingCalendar/BookingCalendar.css.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';

const rule = `1px solid ${color.line}`;
const NARROW = '(max-width: 40rem)';

export const closedDay = style({ display: 'grid', gap: space[24], minWidth: 0, containerType: 'inline-size' });

export const hero = style({
  display: 'grid',
  gridTemplateColumns: '9.25rem minmax(0, 1fr) 10.5rem',
  minHeight: '120px',
  background: color.raised,
  border: `1px solid ${color.info}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  '@container': { [NARROW]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
});
export const heroDay = style({
  display: 'grid',
  alignContent: 'space-between',
  padding: '20px 12px 16px 18px',
  borderInlineEnd: rule,
});
export const heroDate = style({
  ...wide,
  fontSize: type.t56,
  lineHeight: 0.8,
  fontStretch: '125%',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [NARROW]: { fontSize: type.t40 } },
});
export const soft = style({ ...caption, color: color.inkSoft });
export const heroText = style({ display: 'grid', alignContent: 'center', gap: space[8], padding: '16px 20px' });
export const heroTitle = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem', ...anyScript });
export const about = style({ color: color.inkSoft });
export const heroStamp = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: rule,
  background: hatch,
  '@container': { [NARROW]: { display: 'none' } },
});

export const group = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const groupHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  marginBottom: space[8],
  '::after': { content: '', flex: 1, borderBottom: rule, alignSelf: 'center' },
});
export const groupTitle = style({ ...wide, fontSize: type.t17, lineHeight: '1.5rem' });

/** A booking that the closing affects, and where it goes. */
export const affected = style({
  ...labelSurface(color.info),
  display: 'grid',
  gridTemplateColumns: '8rem 7rem minmax(0, 1fr) auto 13rem',
  minHeight: '84px',
  paddingInlineStart: bar.normal,
  '@container': {
    [NARROW]: { gridTemplateColumns: '5.5rem 5.25rem minmax(0, 1fr)', gridTemplateRows: 'minmax(72px, auto) auto' },
  },
});
export const cell = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4px',
    minWidth: 0,
    paddingInline: '12px',
    '@container': { [NARROW]: { paddingInline: '10px 4px' } },
  },
  variants: { isRuled: { true: { borderInlineEnd: rule }, false: {} } },
});
export const size = style({
  vars: { [figureSize]: '2.25rem' },
  marginBottom: '4px',
  '@container': { [NARROW]: { vars: { [figureSize]: '1.75rem' } } },
});
export const time = style({
  ...mono,
  fontSize: type.t28,
  lineHeight: '1.75rem',
  fontWeight: 700,
  letterSpacing: '-0.05em',
  unicodeBidi: 'isolate',
  '@container': { [NARROW]: { fontSize: type.t21, lineHeight: '1.5rem' } },
});
export const customer = style({
  ...oneLine,
  ...customerName,
  ...anyScript,
});
export const arrow = style({
  alignSelf: 'center',
  paddingInline: space[8],
  color: color.inkSoft,
  '@container': { [NARROW]: { display: 'none' } },
});
export const goal = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: '60px',
    margin: '12px',
    marginInlineStart: 0,
    paddingInline: '14px 12px',
    textAlign: 'start',
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.box,
    '@container': { [NARROW]: { gridColumn: '1 / -1', margin: '0 12px 12px' } },
  },
  variants: {
    isOpen: { true: { borderColor: color.ink, outline: `1px solid ${color.ink}` }, false: {} },
  },
});
export const targetTime = style({
  ...mono,
  display: 'block',
  fontSize: type.t21,
  lineHeight: '1.5rem',
  fontWeight: 700,
  unicodeBidi: 'isolate',
});
export const targetWord = style({ display: 'block', fontWeight: 650 });

export const nextDay = style({
  vars: { [under]: color.paper },
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '48px',
  textAlign: 'start',
  borderBottom: rule,
  ':hover': { background: color.raised },
  '@container': {
    [NARROW]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"date bookings chevron" "closing closing chevron"',
      rowGap: space[4],
      paddingBlock: '10px',
    },
  },
});
/** On a narrow page the date and the bookings are above the closing. */
const area = (gridArea: string, textAlign: 'start' | 'end' = 'start') => ({
  '@container': { [NARROW]: { gridArea, textAlign } },
});
export const nextDate = style({ fontWeight: 650, ...area('date') });
export const nextClosing = style({ minWidth: 0, overflowWrap: 'anywhere', ...area('closing') });
export const none = style({ color: color.inkSoft, ...area('bookings', 'end') });
export const some = style({ fontWeight: 650, color: color.cautionText, ...area('bookings', 'end') });
export const chevron = style({
  ...area('chevron'),
  display: 'inline-flex',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
