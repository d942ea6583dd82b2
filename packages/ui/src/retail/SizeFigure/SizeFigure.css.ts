import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { type } from '../../theme/vars.css.ts';

/** With it a narrow parent can make the figure smaller than its scale. */
export const figureSize = createVar();
/** With it a giant figure stands closer. */
export const figureSpacing = createVar();
/** With it a sold-out size can be lighter, so that it stays readable when struck through. */
export const figureWeight = createVar();

export const figure = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    // A number is read from left to right in every language.
    direction: 'ltr',
    unicodeBidi: 'isolate',
    alignItems: 'baseline',
    fontStretch: '125%',
    fontWeight: fallbackVar(figureWeight, '740'),
    lineHeight: 0.72,
    fontFeatureSettings: '"lnum"',
    whiteSpace: 'nowrap',
  },
  variants: {
    scale: {
      21: { fontSize: fallbackVar(figureSize, type.t21), letterSpacing: '-0.02em' },
      28: { fontSize: fallbackVar(figureSize, type.t28), letterSpacing: '-0.03em' },
      40: { fontSize: fallbackVar(figureSize, type.t40), letterSpacing: '-0.045em' },
      56: { fontSize: fallbackVar(figureSize, type.t56), letterSpacing: '-0.045em' },
      88: {
        fontSize: fallbackVar(figureSize, type.t88),
        letterSpacing: fallbackVar(figureSpacing, '-0.045em'),
      },
    },
  },
});

/** Letters are wider than digits: "XXL" is as wide as "10.5". */
export const letters = recipe({
  variants: { count: { 3: { fontSize: '0.72em' }, more: { fontSize: '0.54em' } } },
});

export const half = style({
  fontSize: '0.56em',
  letterSpacing: '-0.03em',
  lineHeight: '1px',
  marginInlineStart: '0.02em',
});

export const spoken = style(hidden);
