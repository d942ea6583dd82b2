import { keyframes } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { scrim } from '../../internal/Modal.css.ts';
import { severityColor } from '../../internal/severity.css.ts';
import { anyScript, hidden } from '../../internal/textStyles.ts';
import { bar, breakpoint, color, frame, motion, radius, space } from '../../theme/vars.css.ts';
import { TOAST_LEVEL } from '../../internal/overlayLevels.ts';
import { TOAST_TOP } from '../../internal/toastRoom.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const arrival = style({ animation: `${arrive} ${motion.calm} ${motion.ease}` });

/** While a popup is at the top, e.g. a kiosk request. */
const underPopup = `body:has(${scrim.classNames.variants.placement.top}) &`;
const noPopup = `body:not(:has(${scrim.classNames.variants.placement.top})) &`;

/** Width of the connection, the bell and the user in AppShell's header, with the space around them. */
const HEADER_CONTROLS = '22rem';
/** Width of the rail and of a usual title before them. */
const HEADER_TITLE = '18rem';
/** Width of AppShell's sheet on a tablet, and the space beside it. */
const SHEET = 'calc(min(26.5rem, 80vw) + 8px)';

/** While a person searches in the header, toasts are below it. */
const searching = 'body:has(header input:is(:focus, [placeholder]:not(:placeholder-shown))) &&';

const withSheet = `body:has([data-page-sheet]) &`;

/** A place with this distance from the end, at most so wide. */
const place = (end: string, most: string) => ({
  insetInlineEnd: end,
  width: `min(${most}, calc(100vw - ${end} - 12px))`,
});

/**
 * In the header, above dialogs, so that a toast covers neither a line nor a field of the page: before the header's
 * controls, on a phone over them, and beside a sheet. The page moves down by what is higher than the header. Beside a popup
 * if there is room (688 px and 8 px of its head at each side), otherwise below its head.
 */
export const region = style({
  position: 'fixed',
  zIndex: TOAST_LEVEL,
  insetBlockStart: `${TOAST_TOP}px`,
  // At large text the controls leave less room than a toast needs.
  ...place(`max(12px, min(${HEADER_CONTROLS}, 100vw - 396px))`, '480px'),
  borderRadius: radius.box,
  '@media': {
    '(max-width: 699px)': { selectors: { [underPopup]: { insetBlockStart: '180px' } } },
    '(min-width: 700px) and (max-width: 1023px)': {
      selectors: { [withSheet]: place(`min(${SHEET}, 100vw - 268px)`, '384px') },
    },
    '(min-width: 700px) and (max-width: 1215px)': {
      selectors: { [underPopup]: { insetBlockStart: '212px', insetInlineEnd: '24px', width: '384px' } },
    },
    '(min-width: 1216px)': {
      selectors: {
        [underPopup]: {
          insetBlockStart: '140px',
          insetInlineEnd: '24px',
          width: 'min(384px, calc(50vw - 352px - 36px))',
        },
      },
    },
    [breakpoint.tablet]: { selectors: { [searching]: { insetBlockStart: `calc(${frame.header} + 4px)` } } },
    [breakpoint.desktop]: {
      selectors: {
        [noPopup]: {
          insetBlockStart: '4px',
          // At large text title and controls leave too little room: a toast is then over the title.
          insetInlineEnd: `max(12px, min(${HEADER_CONTROLS}, 100vw - 396px))`,
          width: `clamp(384px, calc(100vw - ${HEADER_CONTROLS} - ${HEADER_TITLE}), 480px)`,
        },
      },
    },
  },
  selectors: { '&:focus-visible': focusRing },
});

export const item = style({ selectors: { '& + &': { marginTop: space[8] } } });

/** Room for the number of the others. It stays while they are unfolded: no button moves away from the pointer. */
export const several = style({ paddingInlineStart: '48px' });

/** The page keeps some of a low window, e.g. above the keyboard of a phone; the toasts scroll. */
export const unfolded = style({ maxHeight: '60vh', overflowY: 'auto' });

/** Behind the newest toast; screen readers read it. */
export const folded = style(hidden);

export const toast = style({
  vars: { [under]: color.raised },
  // No grid: its layout takes longer.
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: '12px',
  // With two lines of text it is lower than the header.
  paddingBlock: '4px',
  paddingInline: '14px 4px',
  background: color.raised,
  color: color.ink,
  border: `1px solid transparent`,
  borderInlineStart: `${bar.normal} solid ${severityColor.solid}`,
  borderRadius: radius.box,
  boxShadow: color.float,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [breakpoint.desktop]: { paddingBlock: '6px' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** From 1024 px the action is at the end of the text; beside a popup there is no room for it. */
export const wordsWithAction = style({
  '@media': {
    [breakpoint.desktop]: {
      selectors: {
        [noPopup]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '12px' },
      },
    },
  },
});
export const title = style({ ...anyScript, display: 'block', fontWeight: 650, lineHeight: '1.5rem' });
export const text = style({ ...anyScript, display: 'block', color: color.inkSoft });
export const action = style({
  marginTop: space[8],
  '@media': {
    [breakpoint.desktop]: { selectors: { [noPopup]: { gridArea: '1 / 2 / span 2', marginTop: 0 } } },
  },
});
/** The close button has 44 px without making the toast higher. */
export const close = style({ flex: 'none', width: '44px', marginBlock: '-10px' });

/** The number of toasts that are not shown, below the others. */
export const rest = style({
  width: 'fit-content',
  marginTop: space[8],
  marginInlineStart: 'auto',
  padding: '4px 12px',
  background: color.ink,
  color: color.onInk,
  borderRadius: radius.box,
  fontWeight: 560,
});

/** Before the newest toast: below it would be on the page. */
export const more = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  minWidth: '44px',
  minHeight: '44px',
  textAlign: 'center',
  background: color.ink,
  color: color.onInk,
  borderRadius: radius.box,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
