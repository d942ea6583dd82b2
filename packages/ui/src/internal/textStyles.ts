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

/** What a product is called, on a label, row or card: beside the size, and never louder than it. */
export const productName = {
  fontSize: type.t17,
  lineHeight: '1.25rem',
  fontWeight: 660,
  fontStretch: '110%',
  letterSpacing: '-0.008em',
} as const;

/** The small line under a name. */
export const caption = { fontSize: type.t13, lineHeight: '1rem', fontWeight: 460 } as const;

/**
 * A name or note in any script: it runs, and is cut, in its own direction, and begins where the page's reading begins.
 */
export const anyScript = {
  unicodeBidi: 'plaintext',
  // Chromium knows it by its prefix alone.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** One line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines, cut with an ellipsis. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const;

/** Seen by screen readers only. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
