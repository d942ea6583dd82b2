import { recipe } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const count = recipe({
  base: { ...mono, fontWeight: 600, lineHeight: '1.25rem', letterSpacing: '-0.02em' },
  variants: {
    size: { 13: { fontSize: type.t13 }, 15: { fontSize: type.t15 } },
    // Each digit is a little narrower than 1ch, because of the letter spacing.
    places: { 0: {}, 2: { display: 'inline-block', minWidth: 'calc(2ch - 0.04em)' } },
    tone: {
      inherit: { color: 'inherit' },
      soft: { color: color.inkSoft },
      inverted: {
        display: 'inline-block',
        paddingInline: space[8],
        background: color.ink,
        borderRadius: radius.stamp,
        color: color.onInk,
        fontWeight: 700,
        lineHeight: '1.5rem',
        '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
      },
    },
  },
});
