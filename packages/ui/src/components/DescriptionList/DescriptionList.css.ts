import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const frame = style(layered({ containerType: 'inline-size', minWidth: 0 }));
export const list = style(layered({ display: 'grid', minWidth: 0 }));

export const row = recipe({
  base: layered({
    display: 'grid',
    gap: '2px 16px',
    minWidth: 0,
    paddingBlock: '10px',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
  variants: {
    layout: {
      // The name is above its value if the list is narrow or the text is large.
      rows: layered({
        gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
        alignItems: 'baseline',
        '@container': { '(max-width: 19rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
      stacked: layered({ gridTemplateColumns: 'minmax(0, 1fr)' }),
    },
  },
});

export const label = recipe({
  base: layered({ color: color.inkSoft, overflowWrap: 'anywhere' }),
  variants: { layout: { rows: {}, stacked: layered({ fontSize: type.t13, lineHeight: '1rem' }) } },
});
export const value = style(layered({ minWidth: 0, margin: 0, overflowWrap: 'anywhere', gap: space[8] }));
// A code wraps if it does not fit: large text must not widen the page.
globalStyle(`${value} > span`, layered({ whiteSpace: 'normal' }));
