import { insetRing } from '../../internal/insetRing.ts';
import { style } from '../../internal/styles.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

const rule = `1px solid ${color.line}`;

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  // Only the list scrolls, also above the keyboard of a phone.
  maxHeight: ['calc(100vh - 48px)', 'calc(100dvh - 48px)'],
  '@media': { '(min-width: 700px) and (min-height: 501px)': { maxHeight: 'calc(100vh - 168px)' } },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: `0 ${space[12]}`,
  borderBottom: rule,
});

export const field = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  paddingInlineStart: space[20],
  color: color.inkSoft,
  selectors: { '&:has(input:focus-visible)': insetRing },
  borderStartStartRadius: '9px',
});

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '64px',
  border: 0,
  background: 'none',
  color: color.ink,
  fontSize: type.t17,
  lineHeight: '1.5rem',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.inkSoft, opacity: 1 },
  // The box around it shows the focus ring.
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const error = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: '12px 20px',
  borderBottom: rule,
});

export const keys = style({
  ...caption,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: '10px 20px',
  borderTop: rule,
  color: color.inkSoft,
  // Without a keyboard the hints for keys are hidden.
  '@media': { '(hover: none), (max-width: 699.98px)': { display: 'none' } },
});

export const key = style({
  ...mono,
  padding: '0 6px',
  border: rule,
  borderRadius: innerCorner,
  background: color.paper,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  selectors: { '&:not(:first-child):not(:nth-child(2))': { marginInlineStart: space[8] } },
});
