import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { caption as captionText } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

const NARROW = '(max-width: 37.99rem)';

/** By the width of the route, which a panel or a column may be narrower than the window. */
const NARROW_ROUTE = 'bin-route (max-width: 35.99rem)';

export const frame = style(layered({ containerType: 'inline-size', containerName: 'bin-route', minWidth: 0 }));

export const route = recipe({
  base: layered({ display: 'grid', minWidth: 0 }),
  variants: {
    layout: {
      card: layered({
        vars: { [under]: color.raised },
        gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr) auto',
        background: color.raised,
        border: `1px solid ${color.line}`,
        borderRadius: radius.box,
        '@container': { [NARROW_ROUTE]: { gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)' } },
      }),
      plain: layered({ gridTemplateColumns: '1fr auto 1fr', alignItems: 'end', gap: space[12] }),
    },
  },
});

export const end = recipe({
  base: layered({ display: 'grid', gap: '10px', minWidth: 0, justifyItems: 'start' }),
  variants: {
    layout: {
      card: layered({
        containerType: 'inline-size',
        padding: '14px 16px 12px',
        '@container': { [NARROW_ROUTE]: { paddingInline: '12px 8px' } },
      }),
      plain: layered({ gap: '12px' }),
    },
    isLast: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { layout: 'plain', isLast: true }, style: layered({ justifyItems: 'end' }) }],
});

export const arrow = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    color: color.inkSoft,
  }),
  variants: {
    layout: {
      card: layered({ borderInline: `1px solid ${color.line}`, color: color.ink }),
      plain: {},
    },
  },
});

export const caption = style(layered({ ...captionText, color: color.inkSoft }));

export const bin = recipe({
  base: layered({ ...binStyle, letterSpacing: '-0.06em' }),
  variants: {
    layout: {
      // A bin of seven letters fits its half of the card.
      card: layered({
        fontSize: 'min(2.75rem, 25cqi)',
        '@container': { [NARROW_ROUTE]: { fontSize: `min(${type.t28}, 25cqi)` } },
      }),
      plain: layered({ fontSize: type.t28 }),
    },
    isOld: { true: layered({ fontWeight: 500, color: color.inkSoft }), false: {} },
  },
});

export const action = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    paddingInline: '12px 16px',
    '@container': { [NARROW_ROUTE]: { gridColumn: '1 / -1', justifyItems: 'end', paddingBottom: '4px' } },
  }),
);

export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[16] }),
);
export const words = style(layered({ display: 'grid', gap: space[16], minWidth: 0 }));
export const headBin = style(
  layered({
    ...binStyle,
    fontSize: '4rem',
    letterSpacing: '-0.06em',
    marginTop: '4px',
    '@media': { [NARROW]: { fontSize: '3rem' } },
  }),
);
export const note = style(layered({ fontWeight: 460, color: color.inkSoft }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));
