import { keyframes } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { anyScript, caption, wide } from '../../internal/textStyles.ts';
import { breakpoint, color, frame, motion, radius, space, type } from '../../theme/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Width of AppShell's column beside the page. */
const ASIDE = 'min(24.5rem, 45vw)';

/** Over the page, below its sheets and dialogs: on a phone above the sections, otherwise at the corner of the list. */
export const box = style({
  position: 'fixed',
  zIndex: 19,
  insetInline: '12px',
  insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom, 0px))',
  maxHeight: 'calc(100dvh - 160px)',
  display: 'flex',
  flexDirection: 'column',
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  '@media': {
    '(min-width: 700px)': { insetInlineStart: 'auto', insetInlineEnd: frame.gutter, width: '28.5rem' },
    [breakpoint.desktop]: {
      insetBlockEnd: frame.gutter,
      maxHeight: `calc(100dvh - ${frame.header} - 48px)`,
      selectors: { 'body:has(main ~ aside) &': { insetInlineEnd: `calc(${ASIDE} + ${frame.gutter})` } },
    },
    print: { display: 'none' },
  },
});

/** Overhangs the box by 8 px at each side. */
export const lid = style({
  flex: 'none',
  display: 'grid',
  gap: '2px 12px',
  alignItems: 'center',
  marginInline: '-8px',
  padding: '12px 24px 13px',
  background: color.lid,
  color: color.onLid,
  borderRadius: `${radius.box} ${radius.box} 2px 2px`,
  selectors: { '&:has(> :nth-child(3))': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Before the title and the summary. */
export const ticket = style({ display: 'flex', gridRow: 'span 2' });

export const title = style({ ...wide, fontSize: type.t17, lineHeight: '1.5rem' });

export const summary = style({ ...caption, color: color.onLidSoft });

export const body = style({
  vars: { [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderTop: `6px solid ${color.line}`,
  borderRadius: `0 0 ${radius.box} ${radius.box}`,
  boxShadow: color.float,
});

export const lines = style({ minHeight: 0, maxHeight: '14.25rem', overflowY: 'auto' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem 5.25rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '4.75rem',
  borderBottom: `1px solid ${color.line}`,
});

export const size = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'space-between',
  marginInlineEnd: space[8],
  padding: '15px 0 10px',
  paddingInlineStart: '18px',
  borderInlineEnd: `1px solid ${color.line}`,
});

export const system = style({ ...caption, color: color.inkSoft });

export const words = style({ display: 'grid', gap: '3px', padding: '8px 12px', minWidth: 0, ...anyScript });

export const name = style({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, fontStretch: '112%' });

export const way = style({ ...caption, display: 'flex', alignItems: 'center', gap: space[8], color: color.inkSoft });

export const actions = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 1.5fr',
  gap: space[8],
  padding: '12px',
  // Without Later.
  selectors: { '&:not(:has(> :nth-child(3)))': { gridTemplateColumns: '1fr 1.5fr' } },
});
