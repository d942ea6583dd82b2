import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { color, space } from '../../theme/vars.css.ts';

export const scroller = recipe({
  base: layered({
    flex: 1,
    height: '100%',
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Scroll anchoring of the browser conflicts with the virtualizer, which positions the items.
    overflowAnchor: 'none',
  }),
  variants: {
    // The skeleton does not scroll.
    isStill: { true: layered({ overflowY: 'hidden' }), false: {} },
    isPadded: { true: layered({ padding: '16px 24px' }), false: {} },
  },
});

export const list = style(layered({ position: 'relative', width: '100%' }));
export const item = style(
  layered({ position: 'absolute', insetBlockStart: 0, insetInline: 0, outline: 'none', boxShadow: 'none' }),
);

export const skeletons = style(layered({ display: 'grid' }));
export const place = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[16], paddingInline: space[24] }),
);
export const lines = style(layered({ display: 'grid', gap: space[12], flex: 1 }));

export const state = style(layered({ padding: space[24] }));

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    minHeight: '60px',
    padding: '8px 24px',
    color: color.inkSoft,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
