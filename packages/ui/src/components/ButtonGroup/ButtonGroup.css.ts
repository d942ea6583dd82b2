import { globalStyle, recipe } from '../../internal/styles.ts';
import { space } from '../../theme/vars.css.ts';

export const group = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    layout: {
      joined: { display: 'inline-flex', isolation: 'isolate' },
      spaced: { flexWrap: 'wrap', gap: space[12] },
      // On phones: one below the other. As wide as the parent, also at the foot of a Sheet, which is a row itself.
      fill: { flexWrap: 'wrap', gap: space[12], width: '100%' },
      // Side by side while their words fit on one line.
      shared: { flexWrap: 'wrap', gap: space[8], width: '100%' },
    },
  },
});

const joined = group.classNames.variants.layout.joined;
/** Neighbours share one edge; the hovered or focused one is on top with its whole frame. */
globalStyle(`${joined} > button`, { position: 'relative' });
globalStyle(`${joined} > button:hover`, { zIndex: 1 });
globalStyle(`${joined} > button:focus-visible`, { zIndex: 2 });
globalStyle(`${joined} > button:not(:first-of-type)`, {
  marginInlineStart: '-1.5px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${joined} > button:not(:last-of-type)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${group.classNames.variants.layout.fill} > button`, { flex: '1 1 12rem', whiteSpace: 'normal' });
globalStyle(`${group.classNames.variants.layout.shared} > button`, { flex: '1 1 max-content' });
