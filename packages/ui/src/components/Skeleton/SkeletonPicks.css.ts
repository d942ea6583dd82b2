import { PICK_FOLDED as FOLDED, PICK_PHONE as PHONE } from '../../internal/foldWidths.ts';
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
  gridTemplateColumns: '12.75rem 8rem minmax(0, 1fr) 9.5rem',
  height: '5.5rem',
  background: color.raised,
  border: rule,
  borderInlineStart: `${bar.normal} solid ${color.line}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  '@container': {
    [FOLDED]: { gridTemplateColumns: '8.75rem 5.25rem minmax(0, 1fr) 7.75rem', height: '4.75rem' },
    [PHONE]: { gridTemplateColumns: '8.25rem 4.75rem minmax(0, 1fr)', height: '5.125rem' },
  },
});
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  padding: '14px 16px 12px',
  borderInlineEnd: rule,
});
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '10px',
  minWidth: 0,
  padding: '12px 16px',
});
export const action = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: '12px',
  borderInlineStart: rule,
  '@container': { [PHONE]: { display: 'none' } },
});
