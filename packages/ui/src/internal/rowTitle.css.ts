import { style } from './styles.ts';
import { anyScript, oneLine, productName, twoLines } from './textStyles.ts';

/** A phone at 200 % text: all parts of a row are stacked. */
export const STACKED = '(max-width: 17.99rem)';

export const title = style({
  ...oneLine,
  // Truncated at the end of the name, in every page direction.
  ...anyScript,
  ...productName,
  '@container': { [STACKED]: twoLines },
});

/** Stretched over the row, so that the whole row is the target of the button that is named by the product. */
export const open = style({
  ...oneLine,
  ...anyScript,
  maxWidth: '100%',
  fontWeight: 'inherit',
  fontStretch: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@container': { [STACKED]: { whiteSpace: 'normal', overflow: 'visible' } },
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
