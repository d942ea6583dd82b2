import { under } from '../../internal/focusRing.css.ts';
import { globalStyle, style } from '../../internal/styles.ts';
import { content } from '../../internal/Modal.css.ts';
import { anyScript, caption, mono, wide } from '../../internal/textStyles.ts';
import { breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

/** A phone in landscape: the requested items must be visible between lid and buttons. */
const LOW = '(max-height: 500px)';

/**
 * At most as high as the window minus the padding of the scrim: the lines scroll between lid and buttons. If lid and
 * buttons do not fit either (a phone at 200 % text), the dialog is higher and the scrim scrolls.
 */
export const dialog = style([
  content,
  {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'calc(100dvh - 48px)',
    '@media': { '(min-width: 700px) and (min-height: 501px)': { maxHeight: 'calc(100dvh - 128px)' } },
  },
]);

/** Overhangs the box by 8 px at each side, like the lid of a shoe box. */
export const lid = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gap: '6px 24px',
  marginInline: '-8px',
  padding: '16px 24px 18px',
  background: color.lid,
  color: color.onLid,
  borderRadius: `${radius.box} ${radius.box} 2px 2px`,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      padding: '20px 32px 22px',
    },
    [LOW]: { gap: '0 24px', paddingBlock: space[8] },
    // It overhangs the edge of the box.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const title = style({
  ...wide,
  fontSize: type.t21,
  lineHeight: '1.75rem',
  '@media': {
    [breakpoint.tablet]: { gridColumn: '1 / -1', fontSize: type.t28, lineHeight: '2rem' },
    [LOW]: { fontSize: type.t17, lineHeight: '1.5rem' },
  },
});

export const summary = style({ ...caption, color: color.onLidSoft });

export const clock = style({
  ...mono,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.onLidSignal,
  whiteSpace: 'nowrap',
});

/** The customer's number, beside the title: the first line of the lid has two columns. */
export const numbered = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [breakpoint.tablet]: { alignItems: 'center' } },
});
export const ticket = style({ gridColumn: 2, gridRow: 1, justifySelf: 'end', alignSelf: 'start' });
globalStyle(`${numbered} > ${title}`, { gridColumn: 1 });
globalStyle(`${numbered} > ${summary}, ${numbered} > ${clock}`, {
  '@media': { [`not all and ${breakpoint.tablet}`]: { gridColumn: '1 / -1' } },
});

export const waited = style({ ...caption, marginInlineEnd: space[8], color: color.onLid });

export const lamp = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const body = style({
  vars: { [under]: color.raised },
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  // Space for most of a label and the buttons.
  minHeight: 'calc(7rem + 112px)',
  background: color.raised,
  // The shadow of the lid on the box.
  borderTop: `8px solid ${color.line}`,
  borderRadius: `0 0 ${radius.box} ${radius.box}`,
  boxShadow: color.float,
});

/** The scrolling area. */
export const requested = style({ display: 'grid', flex: '0 1 auto', minHeight: 0 });

export const lines = style({
  display: 'grid',
  gap: space[8],
  isolation: 'isolate',
  padding: space[16],
  '@media': { [breakpoint.tablet]: { padding: space[24] }, [LOW]: { paddingBlock: space[12] } },
});

/** Always visible: sticky at the bottom of the window, whose padding is 24 px. */
export const actions = style({
  position: 'sticky',
  bottom: '-24px',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: space[12],
  flex: 'none',
  padding: space[16],
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${radius.box} ${radius.box}`,
  // A phone at 200 % text.
  '@container': { '(max-width: 17.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [breakpoint.tablet]: { padding: '20px 24px 24px' },
    [LOW]: { paddingBlock: space[12] },
  },
});

/** The foot after a colleague accepted: a message above one button. */
export const accepted = style([actions, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

/** Says which colleague accepted. */
export const acceptedBy = style({
  padding: '12px 16px',
  background: color.infoSoft,
  color: color.infoText,
  border: '3px double currentColor',
  borderRadius: radius.box,
  fontWeight: 640,
  ...anyScript,
});

/** The way out without an answer, below both buttons. */
export const later = style({ gridColumn: '1 / -1', marginBlock: '-4px -8px' });

export const wishes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  flex: 'none',
  padding: '0 24px 16px',
  ...anyScript,
});
export const spot = style({ fontWeight: 640 });
