import { focusRing } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption, hidden } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[8] });
export const title = style({ fontWeight: 640 });
export const options = style({ display: 'grid', gap: space[8] });
export const input = style(hidden);

export const option = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[12],
    minHeight: '64px',
    padding: '10px 16px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.box,
    background: color.raised,
  },
  variants: {
    isChoice: {
      true: {
        gridTemplateColumns: '6.5rem minmax(0, 1fr) 20px',
        border: `1.5px solid ${color.edge}`,
        cursor: 'pointer',
        selectors: {
          '&:hover': { borderColor: color.ink },
          '&:has(:checked)': { background: color.ink, color: color.onInk, borderColor: color.ink },
          '&:has(:focus-visible)': focusRing,
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: {
              '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
              '&:has(:focus-visible)': { outline: '3px solid Highlight' },
            },
          },
        },
      },
      false: {},
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });
export const stock = style({ fontWeight: 640 });
export const where = style({ ...caption, fontWeight: 460 });
export const check = style({
  visibility: 'hidden',
  selectors: { [`${option.classNames.variants.isChoice.true}:has(:checked) &`]: { visibility: 'visible' } },
});
export const note = style({ ...caption, color: color.inkSoft });
