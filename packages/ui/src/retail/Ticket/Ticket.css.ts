import { fallbackVar } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { recipe, type Rule, style } from '../../internal/styles.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

export const strip = recipe({
  base: {
    ...mono,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    position: 'relative',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      s: { gap: '5px', fontSize: type.t13, lineHeight: '1rem' },
      m: { gap: '6px', fontSize: type.t15, lineHeight: '1rem' },
    },
  },
});

const EDGE = '1.5px';

/** A half circle that is cut out of an end edge: the surface below shows through, and the border follows it. */
const notch = {
  content: '""',
  position: 'absolute',
  top: 'calc(50% - 6px)',
  width: '12px',
  height: '12px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `${EDGE} solid ${color.ink}`,
  background: fallbackVar(under, color.raised),
} satisfies Rule;

export const ticket = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '10px',
    minHeight: '2.5rem',
    paddingInline: '16px 14px',
    border: `${EDGE} solid ${color.ink}`,
    borderRadius: radius.box,
    whiteSpace: 'nowrap',
    // `clip-path` knows no reading direction, so the places of the notches have none either.
    '::before': { ...notch, left: '-7px', clipPath: 'inset(-1px -1px -1px 5.5px)' },
    '::after': { ...notch, right: '-7px', clipPath: 'inset(-1px 5.5px -1px -1px)' },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'CanvasText',
        '::before': { borderColor: 'CanvasText', background: 'Canvas' },
        '::after': { borderColor: 'CanvasText', background: 'Canvas' },
      },
    },
  },
  variants: {
    variant: {
      panel: {},
      lid: {
        minHeight: '2.75rem',
        background: color.signal,
        color: color.onSignal,
        borderColor: color.onLidSignal,
        forcedColorAdjust: 'none',
        '::before': { background: color.lid, borderColor: color.lid },
        '::after': { background: color.lid, borderColor: color.lid },
      },
    },
  },
});

export const word = style({ ...caption, color: color.inkSoft });

export const figure = style({
  ...mono,
  fontSize: type.t28,
  lineHeight: '2rem',
  fontWeight: 800,
  letterSpacing: '-0.06em',
});
