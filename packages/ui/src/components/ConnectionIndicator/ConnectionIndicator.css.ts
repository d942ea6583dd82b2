import { keyframes } from '@vanilla-extract/css';
import { headerBox } from '../../internal/headerBox.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const indicator = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** In a narrow header the word is below the dot. */
const narrow = `${headerBox} (max-width: 30rem)`;

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  fontSize: type.t15,
  lineHeight: '1.25rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space[4],
      fontSize: type.t13,
      lineHeight: '1rem',
    },
  },
});
export const whole = style({ '@container': { [narrow]: hidden } });

/** In a narrow header a short text is visible in place of the text within. */
export const shortened = style({
  '@container': { [narrow]: { selectors: { '&::before': { content: 'attr(data-short)' } } } },
});

export const isOff = style({ color: color.criticalText });

/**
 * The connection is usually live within a moment. Until then the hidden text keeps the width of "Live", so that nothing in
 * the header moves. Screen readers hear it at once.
 */
export const connecting = style({
  display: 'inline-grid',
  selectors: { '&::before': { content: 'attr(data-place)', gridArea: '1 / 1', visibility: 'hidden' } },
});

const held = keyframes({ 'from, to': { maxWidth: 0, opacity: 0 } });

/** Shown after four seconds. */
export const longWord = style({ gridArea: '1 / 1', overflow: 'hidden', animation: `${held} 4s` });

/** The shape differs, too: full when live, half while connecting, empty when off. */
export const lamp = recipe({
  base: {
    width: '0.75rem',
    height: '0.75rem',
    flex: 'none',
    border: '2px solid currentColor',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  variants: {
    state: {
      live: {
        background: color.signal,
        borderColor: color.signalEdge,
        '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
      },
      trying: { background: 'linear-gradient(currentColor 50%, transparent 50%)' },
      off: {},
    },
  },
});
