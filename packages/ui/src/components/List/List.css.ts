import { recipe, style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const scroller = recipe({
  base: {
    flex: 1,
    height: '100%',
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  variants: {
    // The skeleton does not scroll.
    isStill: { true: { overflowY: 'hidden' }, false: {} },
    isPadded: { true: { padding: '16px 24px' }, false: {} },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
// Without `content-visibility`: the page behind an opening dialog is laid out several times, and the browser then checks
// each such item, which costs more than it saves.
export const item = style({ minWidth: 0, outline: 'none', boxShadow: 'none' });

export const skeletons = style({ display: 'grid' });
export const place = style({ display: 'flex', alignItems: 'center', gap: space[16], paddingInline: space[24] });
export const lines = style({ display: 'grid', gap: space[12], flex: 1 });

export const state = style({ padding: space[24] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minHeight: '60px',
  padding: '8px 24px',
  color: color.inkSoft,
  selectors: { '&:empty': { display: 'none' } },
});
