import { style } from '../../internal/styles.ts';
import { caption, wide } from '../../internal/textStyles.ts';
import { bar, color, radius, type } from '../../theme/vars.css.ts';

/** In rem: at 200 % text the card folds at twice the width. */
const FOLDED = '(max-width: 27.99rem)';
/** A phone with text of twice the size: the picture is above the words. */
const TIGHT = '(max-width: 15rem)';
const rule = `1px solid ${color.line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const card = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: '9.5rem',
  background: color.raised,
  color: color.ink,
  border: rule,
  borderInlineStart: `${bar.normal} solid ${color.ink}`,
  borderRadius: radius.box,
  '@container': {
    [FOLDED]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
    [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const person = style({
  gridRow: '1 / -1',
  display: 'grid',
  placeItems: 'center',
  borderInlineEnd: rule,
  '@container': {
    [FOLDED]: { gridRow: 'auto', paddingBlock: '12px' },
    [TIGHT]: { borderInlineEnd: 'none', borderBottom: rule },
  },
});

export const words = style({ alignSelf: 'center', minWidth: 0, padding: '16px 24px' });

export const name = style({
  ...wide,
  fontSize: type.t40,
  lineHeight: '2.75rem',
  overflowWrap: 'anywhere',
  '@container': { [FOLDED]: { fontSize: type.t28, lineHeight: '2rem' } },
});

export const role = style({ marginTop: '4px', fontSize: type.t17, color: color.inkSoft });

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  borderTop: rule,
  '@container': { [FOLDED]: { gridColumn: '1 / -1' } },
});

/** Has a rule before it and above it. The card cuts off the rules at its edges. */
export const field = style({
  flex: '1 1 auto',
  minWidth: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: '10px 24px 12px',
  borderTop: rule,
  borderInlineStart: rule,
  '@container': { [FOLDED]: { paddingInline: '16px' } },
});

export const label = style({ ...caption, color: color.inkSoft });

export const value = style({ fontWeight: 650, lineHeight: '1.5rem', overflowWrap: 'anywhere' });
