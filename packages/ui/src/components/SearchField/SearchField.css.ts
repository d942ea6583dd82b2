import { style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const input = style({
  paddingInlineEnd: space[48],
  // The browser's clear button is hidden; the kit has one with a target of 44 px.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const end = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: color.ink,
  borderRadius: innerCorner,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` } },
});

export const key = style({
  ...mono,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  padding: '0 6px',
  border: `1px solid ${color.line}`,
  borderRadius: innerCorner,
  background: color.paper,
  color: color.inkSoft,
  pointerEvents: 'none',
});
