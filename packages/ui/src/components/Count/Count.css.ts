import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const count = recipe({
  base: layered({ ...mono, fontWeight: 600, lineHeight: '1.25rem', letterSpacing: '-0.02em' }),
  variants: {
    size: { 13: layered({ fontSize: type.t13 }), 15: layered({ fontSize: type.t15 }) },
    // Each digit is a little narrower than 1ch, because of the letter spacing.
    places: { 0: {}, 2: layered({ display: 'inline-block', minWidth: 'calc(2ch - 0.04em)' }) },
    tone: {
      inherit: layered({ color: 'inherit' }),
      soft: layered({ color: color.inkSoft }),
      inverted: layered({
        display: 'inline-block',
        paddingInline: space[8],
        background: color.ink,
        borderRadius: radius.stamp,
        color: color.onInk,
        fontWeight: 700,
        lineHeight: '1.5rem',
        '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
      }),
    },
  },
});
