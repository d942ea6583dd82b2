import { recipe, style } from '../../internal/styles.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, radius, target } from '../../theme/vars.css.ts';

export const chip = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    maxWidth: '100%',
    height: target.staff,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.box,
    background: color.raised,
    fontWeight: 560,
    selectors: { '&:hover': { borderColor: color.ink } },
  },
  variants: {
    isSet: {
      true: { background: color.ink, color: color.onInk, borderColor: color.ink, forcedColorAdjust: 'none' },
      false: {},
    },
  },
});

export const main = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  height: target.staff,
  // The frame is drawn above the button, so that the touch target keeps its 44 px.
  marginBlock: '-1.5px',
  paddingInline: '11px',
  borderRadius: radius.box,
  selectors: {
    '&:not(:last-child)': { paddingInlineEnd: '2px' },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
});

export const words = style({ ...oneLine, maxWidth: '14rem' });

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: target.staff,
  height: target.staff,
  marginBlock: '-1.5px',
  borderRadius: radius.box,
  selectors: { '&:focus-visible': { position: 'relative', zIndex: 1 } },
});
