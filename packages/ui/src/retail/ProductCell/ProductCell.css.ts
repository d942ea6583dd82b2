import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { anyScript, caption, oneLine, twoLines } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const cell = style(
  layered({ display: 'flex', flex: 1, alignItems: 'center', gap: space[12], minWidth: 0, textAlign: 'start' }),
);
export const picture = style(layered({ display: 'grid', flex: 'none', placeItems: 'center' }));
export const words = recipe({
  base: layered({ flex: 1, minWidth: 0 }),
  variants: {
    isCompact: { true: layered({ display: 'flex', alignItems: 'center', gap: space[12] }), false: {} },
  },
});
export const name = recipe({
  base: layered({
    minWidth: 0,
    fontSize: type.t15,
    lineHeight: '1.125rem',
    fontWeight: 640,
    fontStretch: '106%',
  }),
  variants: {
    // A long name is in two lines: with the colourway they fill a row of 56 px.
    isCompact: {
      true: layered({ ...oneLine, ...anyScript }),
      false: layered({ ...twoLines, ...anyScript, overflowWrap: 'break-word' }),
    },
  },
});
export const way = style(
  layered({ ...caption, display: 'flex', flex: 1, alignItems: 'center', gap: space[8], color: color.inkSoft }),
);
export const wayName = style(layered({ ...oneLine, ...anyScript, minWidth: 0 }));
