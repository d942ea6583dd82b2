import { recipe, style } from '../../internal/styles.ts';
import { leftToRight, mono } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const tally = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  // Cuts the first line of each row and column: it stands on the frame.
  overflow: 'clip',
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
});

export const item = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    gap: space[16],
    // Of one width, and wider only for a long word; figures without room go to the next row.
    flex: '1 1 0',
    minWidth: 'min-content',
    marginTop: '-1px',
    marginInlineStart: '-1px',
    padding: '20px 8px 12px 16px',
    borderTop: `1px solid ${color.line}`,
    borderInlineStart: `1px solid ${color.line}`,
    '@media': { '(max-width: 43.74rem)': { padding: '14px 6px 9px 10px', gap: space[12] } },
  },
  variants: {
    kind: {
      plain: {},
      expected: {},
      found: { color: color.positiveText },
      missing: { color: color.criticalText },
      unexpected: { color: color.infoText },
    },
  },
});

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 620,
  overflowWrap: 'break-word',
  '@media': { '(max-width: 43.74rem)': { fontSize: type.t13, lineHeight: '1rem', gap: '4px' } },
});

export const glyph = style({ width: '0.6875rem', height: '0.6875rem', flex: 'none' });

export const figure = recipe({
  base: {
    margin: 0,
    // Fits four figures on a tablet.
    fontSize: `clamp(${type.t40}, 6.2cqi, ${type.t56})`,
    lineHeight: 0.72,
    fontWeight: 740,
    fontStretch: '125%',
    letterSpacing: '-0.045em',
    whiteSpace: 'nowrap',
    '@media': { '(max-width: 43.74rem)': { fontSize: type.t40 } },
  },
  variants: {
    isCode: {
      true: { ...mono, ...leftToRight, fontSize: type.t40, fontWeight: 700, letterSpacing: '-0.06em' },
      false: {},
    },
  },
});
