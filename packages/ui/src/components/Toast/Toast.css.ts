import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { scrim } from '../../internal/Modal.css.ts';
import { severityColor } from '../../internal/severity.css.ts';
import { anyScript } from '../../internal/textStyles.ts';
import { bar, color, motion, radius, space } from '../../theme/vars.css.ts';
import { TOAST_LEVEL } from '../../internal/overlayLevels.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const arrival = style(layered({ animation: `${arrive} ${motion.calm} ${motion.ease}` }));

/** While a popup is at the top, e.g. a kiosk request. */
const underPopup = `body:has(${scrim.classNames.variants.placement.top}) &`;

/**
 * At the top end, above dialogs; below the header and the head of a panel beside the page, so that their controls stay
 * reachable. Beside a popup if there is room (688 px and 8 px of its head at each side), otherwise below its head.
 */
export const region = style(
  layered({
    position: 'fixed',
    zIndex: TOAST_LEVEL,
    insetBlockStart: '140px',
    insetInlineEnd: '24px',
    width: '384px',
    maxWidth: 'calc(100vw - 24px)',
    borderRadius: radius.box,
    '@media': {
      '(max-width: 699px)': {
        insetBlockStart: '124px',
        insetInlineEnd: '12px',
        selectors: { [underPopup]: { insetBlockStart: '180px' } },
      },
      '(min-width: 700px) and (max-width: 1215px)': { selectors: { [underPopup]: { insetBlockStart: '212px' } } },
      '(min-width: 1216px)': { selectors: { [underPopup]: { width: 'min(384px, calc(50vw - 352px - 36px))' } } },
    },
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const item = style(layered({ selectors: { '& + &': { marginTop: space[8] } } }));

export const toast = style(
  layered({
    vars: { [under]: color.raised },
    // No grid: its layout takes longer.
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: '12px',
    paddingBlock: '14px',
    paddingInline: '14px 4px',
    background: color.raised,
    color: color.ink,
    border: `1px solid transparent`,
    borderInlineStart: `${bar.normal} solid ${severityColor.solid}`,
    borderRadius: radius.box,
    boxShadow: color.float,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const words = style(layered({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(layered({ ...anyScript, display: 'block', fontWeight: 650, lineHeight: '1.5rem' }));
export const text = style(layered({ ...anyScript, display: 'block', color: color.inkSoft }));
export const action = style(layered({ marginTop: space[8] }));
/** The close button has 44 px without making the toast higher. */
export const close = style(layered({ flex: 'none', width: '44px', marginBlock: '-10px' }));

export const more = style(
  layered({
    width: 'fit-content',
    marginTop: space[8],
    marginInlineStart: 'auto',
    padding: '4px 12px',
    background: color.ink,
    color: color.onInk,
    borderRadius: radius.box,
    fontWeight: 560,
  }),
);
