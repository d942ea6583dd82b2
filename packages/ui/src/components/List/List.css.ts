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
  }),
  variants: {
    // The skeleton does not scroll.
    isStill: { true: layered({ overflowY: 'hidden' }), false: {} },
    isPadded: { true: layered({ padding: '16px 24px' }), false: {} },
  },
});

export const list = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }));
// Without `content-visibility`: the page behind an opening dialog is laid out several times, and the browser then checks
// each such item, which costs more than it saves.
export const item = style(layered({ minWidth: 0, outline: 'none', boxShadow: 'none' }));

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
