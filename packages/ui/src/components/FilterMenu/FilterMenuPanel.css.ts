import { recipe, style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: 'min(280px, 100vw - 24px)',
});

export const search = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  paddingInline: space[16],
  color: color.inkSoft,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:focus-within': { color: color.ink } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  border: 0,
  background: 'none',
  color: color.ink,
  appearance: 'none',
  '::placeholder': { color: color.inkSoft, opacity: 1 },
  // Without a ring: it is the only field here; its caret and the line below show the focus.
  selectors: {
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const list = style({
  maxHeight: '22rem',
  overflowY: 'auto',
  paddingBlock: space[4],
  outline: 'none',
  boxShadow: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  paddingInline: space[16],
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: `color-mix(in srgb, ${color.ink} 7%, transparent)` },
    // `:focus-visible` as well: React Aria does not mark an item when the list is reopened with the mouse after keys.
    '&&[data-focus-visible], &&:focus-visible': {
      outline: 'none',
      boxShadow: `inset 0 0 0 2px ${color.ringOut}, inset 0 0 0 4px ${color.ringIn}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&[data-focused], &&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const box = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    border: `1.5px solid ${color.edge}`,
    borderRadius: innerCorner,
    background: color.raised,
    forcedColorAdjust: 'none',
  },
  variants: {
    isSelected: { true: { background: color.ink, borderColor: color.ink, color: color.onInk }, false: {} },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const empty = style({ padding: space[16], color: color.inkSoft });

/** A part of the option above. */
export const nested = style([option, { paddingInlineStart: '32px' }]);
