import { LABEL_FOLDED as FOLDED } from '../../internal/foldWidths.ts';
import { globalStyle, type Rule, style } from '../../internal/styles.ts';
import { anyScript, caption, oneLine, twoLines } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

// A folded label has the stamp beside the person: the name wraps before it.
const folded = (styles: Rule): Rule => ({ '@container': { [FOLDED[0]]: styles, [FOLDED[1]]: styles } });
const BESIDE_STAMP = { maxWidth: 'max(1.5rem, calc(100cqi - 16.5rem))', minHeight: '28px' };

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '12rem',
  ...folded(BESIDE_STAMP),
});
export const name = style({
  ...oneLine,
  ...anyScript,
  color: color.ink,
  ...folded({ ...twoLines, lineHeight: '1rem' }),
});
export const nobody = style({ ...oneLine, color: color.inkSoft });
export const spot = style({ display: 'flex', alignItems: 'center', gap: '6px', color: color.ink });
export const soft = style({ color: color.inkSoft });

/** Three facts beside each other, each under its word; at the same places in all labels of a list. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem 7rem minmax(0, 1fr)',
  gap: space[16],
});
/** It keeps its place if a unit has no barcode. */
export const lastCode = style({ gridColumn: 3 });
globalStyle(`${codes} dt`, { ...caption, color: color.inkSoft });
globalStyle(`${codes} dd`, { ...oneLine, fontSize: type.t13, lineHeight: '1.25rem' });
