import { globalStyle } from '@vanilla-extract/css';
import { recipe, type Rule, style } from '../../internal/styles.ts';
import { light } from '../../theme/light.ts';

// Black and white in every theme: a printer has no other colours.
const ink = '#000';
const paper = '#fff';

/** Width at which a whole A4 sheet is seen below the header of a page. */
export const a4Width = 'max(18rem, (100dvh - 9.5rem) * 0.7071)';

/** The preview on the screen: labels beside each other. */
export const preview = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '6mm',
});

/** True size, or smaller: as wide as its place. The tangent divides one length by the other. */
const fitted = (width: string, most = '100cqi'): Rule => ({
  selectors: { [`${preview} > &`]: { zoom: `min(1, tan(atan2(min(100cqi, ${most}), ${width})))` } },
});

/** What the printer gets; hidden on the screen. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const sheet = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    boxSizing: 'border-box',
    background: paper,
    color: ink,
    overflow: 'hidden',
    breakInside: 'avoid',
    forcedColorAdjust: 'none',
    '@media': {
      screen: { border: `1px solid ${light.line}` },
      print: { breakAfter: 'page', selectors: { '&:last-child': { breakAfter: 'auto' } } },
    },
  },
  variants: {
    paper: {
      a4: [{ width: '210mm', height: '297mm' }, fitted('210mm', a4Width)],
      label: [{ width: '62mm', height: '38mm' }, fitted('62mm')],
      roll: [{ width: '62mm' }, fitted('62mm')],
    },
  },
});

// Only the sheets are printed: they are children of the body.
globalStyle(`body:has(> .${printed}) > :not(.${printed})`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`html:has(> body > .${printed}), body:has(> .${printed})`, {
  '@media': { print: { background: paper, height: 'auto', overflow: 'visible', margin: 0 } },
});
