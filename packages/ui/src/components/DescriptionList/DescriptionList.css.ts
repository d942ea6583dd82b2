import { globalStyle, recipe, style } from '../../internal/styles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });
export const list = style({ display: 'grid', minWidth: 0 });

/** Side by side in a box; the rules are the gaps. */
export const ruled = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  minWidth: 0,
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
  background: color.line,
});

export const row = recipe({
  base: {
    display: 'grid',
    gap: '2px 16px',
    minWidth: 0,
    paddingBlock: '10px',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  },
  variants: {
    layout: {
      // The name is above its value if the list is narrow or the text is large.
      rows: {
        gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
        alignItems: 'baseline',
        '@container': { '(max-width: 19rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      stacked: { gridTemplateColumns: 'minmax(0, 1fr)' },
      ruled: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        // Facts of the last line fill it.
        flex: '1 1 5.5rem',
        padding: '8px 12px',
        background: color.raised,
        selectors: {
          '& + &': { borderTop: 0 },
          // Four facts are two by two.
          '&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &': { flexBasis: '40%' },
        },
      },
    },
  },
});

const small = { fontSize: type.t13, lineHeight: '1rem' };
export const label = recipe({
  base: { color: color.inkSoft, overflowWrap: 'anywhere' },
  variants: { layout: { rows: {}, stacked: small, ruled: small } },
});
export const value = style({ minWidth: 0, margin: 0, overflowWrap: 'anywhere', gap: space[8] });
// A code wraps if it does not fit: large text must not widen the page.
globalStyle(`${value} > span`, { whiteSpace: 'normal' });
