import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { space } from '../../theme/vars.css.ts';

export const group = recipe({
  base: layered({ display: 'flex', minWidth: 0 }),
  variants: {
    layout: {
      joined: layered({ display: 'inline-flex', isolation: 'isolate' }),
      spaced: layered({ flexWrap: 'wrap', gap: space[12] }),
      // On phones: one below the other. As wide as the parent, also at the foot of a Sheet, which is a row itself.
      fill: layered({ flexWrap: 'wrap', gap: space[12], width: '100%' }),
    },
  },
});

const joined = group.classNames.variants.layout.joined;
/** Neighbours share one edge; the hovered or focused one is on top with its whole frame. */
globalStyle(`${joined} > button`, layered({ position: 'relative' }));
globalStyle(`${joined} > button:hover`, layered({ zIndex: 1 }));
globalStyle(`${joined} > button:focus-visible`, layered({ zIndex: 2 }));
globalStyle(
  `${joined} > button:not(:first-of-type)`,
  layered({ marginInlineStart: '-1.5px', borderStartStartRadius: 0, borderEndStartRadius: 0 }),
);
globalStyle(`${joined} > button:not(:last-of-type)`, layered({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
globalStyle(`${group.classNames.variants.layout.fill} > button`, layered({ flex: '1 1 12rem', whiteSpace: 'normal' }));
