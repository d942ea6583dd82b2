import type { StyleRule } from '@vanilla-extract/css';
import { font, type } from '../theme/vars.css.ts';

/** Headings and product names: wide and strong. */
export const wide = { fontStretch: '118%', fontWeight: 690, letterSpacing: '-0.012em' } as const;

/** SKU, barcode, bin, ids, times and counts; never prices. */
export const mono = {
  fontFamily: font.mono,
  fontWeight: 500,
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"zero" 0',
  letterSpacing: '-0.01em',
} as const;

/** Name of a product on a label, row or card: less prominent than the size. */
export const productName = {
  fontSize: type.t17,
  lineHeight: '1.25rem',
  fontWeight: 660,
  fontStretch: '110%',
  letterSpacing: '-0.008em',
} as const;

/** Name of a customer on a booking, in one line. */
export const customerName = {
  fontSize: type.t17,
  lineHeight: '1.375rem',
  fontWeight: 660,
  fontStretch: '108%',
} as const;

/** The small line below a name. */
export const caption = { fontSize: type.t13, lineHeight: '1rem', fontWeight: 460 } as const;

/** A name or note in any script: written and cut in its own direction, aligned to the start of the page's direction. */
export const anyScript = {
  unicodeBidi: 'plaintext',
  // Chromium supports it only with the prefix.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** A code or number: read from left to right in every language, aligned to the start of the page's direction. */
export const leftToRight = {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Chromium supports it only with the prefix.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Room for the tails of Arabic letters, which are lower than the line; takes no space. */
const tails = { paddingBlockEnd: '3px', marginBlockEnd: '-3px' } as const;

/** One line, cut with an ellipsis. */
export const oneLine = { ...tails, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines, cut with an ellipsis. */
export const twoLines = {
  ...tails,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const;

/** For screen readers only. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
