import { recipe, style } from '../../internal/styles.ts';
import { anyScript, caption, oneLine, twoLines } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const cell = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  textAlign: 'start',
});
export const picture = style({ display: 'grid', flex: 'none', placeItems: 'center' });
export const words = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    isCompact: { true: { display: 'flex', alignItems: 'center', gap: space[12] }, false: {} },
  },
});
export const name = recipe({
  base: {
    minWidth: 0,
    fontSize: type.t15,
    lineHeight: '1.125rem',
    fontWeight: 640,
    fontStretch: '106%',
  },
  variants: {
    // A long name is in two lines: with the colourway they fill a row of 56 px.
    isCompact: {
      true: { ...oneLine, ...anyScript },
      false: { ...twoLines, ...anyScript, overflowWrap: 'break-word' },
    },
  },
});
export const way = style({
  ...caption,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
});
export const wayName = style({ ...oneLine, ...anyScript, minWidth: 0 });
