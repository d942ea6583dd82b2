import { createVar, style } from '@vanilla-extract/css';
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

/** Height of an item that was not drawn yet. */
export const height = createVar();

export const list = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }));
export const item = recipe({
  base: layered({ minWidth: 0, outline: 'none', boxShadow: 'none' }),
  variants: {
    // The browser does not style or lay out an item that is out of sight. Where only the visible items are rendered, that
    // would make them appear late.
    isSkippable: {
      true: layered({
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
        // The focus ring of a control at the edge of the item.
        overflowClipMargin: '8px',
      }),
      false: {},
    },
  },
});

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
