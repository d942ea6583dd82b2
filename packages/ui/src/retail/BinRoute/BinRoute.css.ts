import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { caption as captionText } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

const NARROW = '(max-width: 37.99rem)';

/** By the width of the route, which a panel or a column may be narrower than the window. */
const NARROW_ROUTE = 'bin-route (max-width: 35.99rem)';

export const frame = style({ containerType: 'inline-size', containerName: 'bin-route', minWidth: 0 });

export const route = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    layout: {
      card: {
        vars: { [under]: color.raised },
        gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr) auto',
        background: color.raised,
        border: `1px solid ${color.line}`,
        borderRadius: radius.box,
        '@container': { [NARROW_ROUTE]: { gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)' } },
      },
      plain: { gridTemplateColumns: '1fr auto 1fr', alignItems: 'end', gap: space[12] },
    },
  },
});

export const end = recipe({
  base: { display: 'grid', gap: '10px', minWidth: 0, justifyItems: 'start' },
  variants: {
    layout: {
      card: {
        containerType: 'inline-size',
        padding: '14px 16px 12px',
        '@container': { [NARROW_ROUTE]: { paddingInline: '12px 8px' } },
      },
      plain: { gap: '12px' },
    },
    isLast: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { layout: 'plain', isLast: true }, style: { justifyItems: 'end' } }],
});

export const arrow = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    color: color.inkSoft,
  },
  variants: {
    layout: {
      card: { borderInline: `1px solid ${color.line}`, color: color.ink },
      plain: {},
    },
  },
});

export const caption = style({ ...captionText, color: color.inkSoft });

export const bin = recipe({
  base: { ...binStyle, letterSpacing: '-0.06em' },
  variants: {
    layout: {
      // A bin of seven letters fits its half of the card.
      card: {
        fontSize: 'min(2.75rem, 25cqi)',
        '@container': { [NARROW_ROUTE]: { fontSize: `min(${type.t28}, 25cqi)` } },
      },
      plain: { fontSize: type.t28 },
    },
    isOld: { true: { fontWeight: 500, color: color.inkSoft }, false: {} },
  },
});

export const action = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: '12px 16px',
  '@container': { [NARROW_ROUTE]: { gridColumn: '1 / -1', justifyItems: 'end', paddingBottom: '4px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
});
export const words = style({ display: 'grid', gap: space[16], minWidth: 0 });
export const headBin = style({
  ...binStyle,
  fontSize: '4rem',
  letterSpacing: '-0.06em',
  marginTop: '4px',
  '@media': { [NARROW]: { fontSize: '3rem' } },
});
export const note = style({ fontWeight: 460, color: color.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
