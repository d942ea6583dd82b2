import { style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: '12px 24px',
  borderTop: `1px solid ${color.ink}`,
  background: color.paper,
  // Hides the list, which reaches over the gutters, at its sides and in the space at the end of the page.
  boxShadow: [
    ...[24, -24].map((side) => `${side}px 1px 0 ${color.paper}`),
    ...[24, 0, -24].map((side) => `${side}px 16px 0 ${color.paper}`),
    ...[24, -24].map((side) => `${side}px 0 0 ${color.ink}`),
  ].join(', '),
});
export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[8] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  margin: 0,
});
export const soft = style({ color: color.inkSoft });
export const figures = style({ ...mono, fontSize: type.t13, lineHeight: '1.5rem' });
