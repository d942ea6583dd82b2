import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { bar, breakpoint, color, frame, radius, space, type } from '../../theme/vars.css.ts';

/** Where the bar at the bottom has little room. */
const PHONE = `not all and ${breakpoint.tablet}`;

export const rail = style({
  order: 3,
  zIndex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': {
    [breakpoint.desktop]: {
      gridArea: 'rail',
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      paddingBottom: 0,
      background: 'none',
      borderTop: 0,
    },
  },
});

/** Equal parts of one row. At large text a word without room starts another row: it is never broken. */
export const sections = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [breakpoint.desktop]: { flexFlow: 'column nowrap', flex: 'none' } },
});

export const link = style({
  vars: { [under]: color.raised },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  gap: '4px',
  minWidth: 'min-content',
  minHeight: '64px',
  paddingInline: '2px',
  fontSize: type.t13,
  lineHeight: '1rem',
  fontWeight: 560,
  color: color.inkSoft,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current], &[data-current]': { color: color.ink, fontWeight: 680 },
    '&[aria-current]::before, &[data-current]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: '-1px',
      height: bar.normal,
      background: color.ink,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [breakpoint.desktop]: {
      flex: 'none',
      gap: '6px',
      minWidth: 0,
      minHeight: frame.header,
      overflowWrap: 'anywhere',
      selectors: {
        '&[aria-current]': { background: color.raised },
        '&[aria-current]::before': { insetInline: '0 auto', insetBlock: 0, width: bar.normal, height: 'auto' },
      },
    },
  },
});

/** Opens the sections for which the bar has no room. */
export const more = style([link, { '@media': { [breakpoint.tablet]: { display: 'none' } } }]);

/** Above the bar of a phone, over the page; elsewhere after the other sections. */
export const others = style({
  '@media': {
    [PHONE]: {
      position: 'fixed',
      inset: 'auto',
      insetInlineEnd: space[8],
      bottom: 'calc(64px + env(safe-area-inset-bottom) + 8px)',
      margin: 0,
      padding: space[8],
      border: `1px solid ${color.line}`,
      borderRadius: radius.box,
      background: color.raised,
      color: color.ink,
      boxShadow: color.float,
      selectors: { '&:popover-open': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(7rem, 1fr))' } },
    },
    [breakpoint.tablet]: { display: 'contents' },
  },
});

/** Its name is as large as the room below the sections allows. Without room for a small one it wraps into a hidden column. */
export const area = style({
  display: 'none',
  '@media': {
    [breakpoint.desktop]: {
      containerType: 'size',
      flex: '1 1 0',
      display: 'flex',
      flexDirection: 'column',
      flexWrap: 'wrap',
      alignItems: 'center',
      minHeight: 0,
      marginBlock: '24px 20px',
      overflow: 'hidden',
      '::before': { content: '', flex: '1 0 1px', width: '100%' },
    },
  },
});

export const areaName = style({
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  // The longest name, nine capitals, is 7.6 times as long as its letters are high.
  fontSize: `clamp(${type.t15}, 100cqh / 7.8, ${type.t40})`,
  lineHeight: '2.5rem',
  fontStretch: '125%',
  fontWeight: 780,
  letterSpacing: '-0.02em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});
