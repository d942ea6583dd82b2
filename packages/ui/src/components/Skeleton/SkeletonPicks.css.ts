import { PICK_FOLDED as FOLDED } from '../../internal/foldWidths.ts';
import { style } from '../../internal/styles.ts';
import { bar, color, radius } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const rows = style({
  display: 'grid',
  gap: '8px',
  containerType: 'inline-size',
  // The heading of an aisle.
  '::before': { content: '', width: '6rem', height: '1rem', marginBlock: '0.125rem', background: color.line },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '13.25rem 7.75rem minmax(0, 1fr) 10.25rem',
  height: '5.75rem',
  background: color.raised,
  border: rule,
  borderInlineStart: `${bar.normal} solid ${color.line}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  '@container': { [FOLDED]: { gridTemplateColumns: 'minmax(0, 1fr) 8.75rem', height: '10rem' } },
});
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  padding: '14px 16px 12px',
  borderInlineEnd: rule,
  '@container': { [FOLDED]: { selectors: { '&:nth-child(2)': { borderInlineEnd: 'none' } } } },
});
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '10px',
  minWidth: 0,
  padding: '12px 16px',
  '@container': { [FOLDED]: { borderTop: rule } },
});
export const action = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: '12px',
  borderInlineStart: rule,
  '@container': { [FOLDED]: { borderTop: rule } },
});
