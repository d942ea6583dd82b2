import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { caption, mono, wide } from '../../internal/textStyles.ts';
import { color, radius, space, target, type } from '../../theme/vars.css.ts';

export const times = style(layered({ vars: { [under]: color.raised }, display: 'grid', gap: space[20] }));
export const note = style(layered({ color: color.inkSoft }));
export const heading = style(layered({ ...wide, fontSize: type.t17, lineHeight: '1.5rem', marginBottom: space[8] }));
export const row = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4.875rem, 1fr))', gap: space[8] }),
);
export const slot = recipe({
  base: layered({
    ...mono,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: '100%',
    minHeight: target.staff,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.box,
    background: color.raised,
    fontSize: type.t15,
    selectors: { '&:hover': { background: color.sunken } },
  }),
  variants: {
    isOn: {
      true: layered({
        background: color.ink,
        color: color.onInk,
        borderColor: color.ink,
        forcedColorAdjust: 'none',
        selectors: { '&:hover': { background: color.ink } },
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
      }),
      false: {},
    },
    isFull: { true: layered({ borderStyle: 'dashed' }), false: {} },
  },
});
export const full = style(layered({ ...caption, whiteSpace: 'nowrap' }));
