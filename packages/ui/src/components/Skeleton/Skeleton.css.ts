import { style } from '../../internal/styles.ts';
import { bar, color, radius } from '../../theme/vars.css.ts';

// In forced colours there are no backgrounds; the outline shows the shape.
export const skeleton = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  // Visible on the page and on a label, in every theme.
  background: `color-mix(in srgb, ${color.ink} 12%, transparent)`,
  borderRadius: radius.stamp,
  '@media': { '(forced-colors: active)': { outline: '1px solid GrayText' } },
});

export const labels = style({ display: 'grid', gap: '8px' });

const rule = `1px solid ${color.line}`;
/** A label at its final size, with its lines. */
export const label = style({
  display: 'grid',
  gridTemplate: `82px 36px / calc(9.25rem - ${bar.normal}) minmax(0, 1fr) 60px`,
  height: '120px',
  background: color.raised,
  border: rule,
  borderInlineStart: `${bar.normal} solid ${color.line}`,
  borderRadius: radius.box,
  '@media': {
    '(max-width: 699px)': {
      gridTemplate: `88px 44px / calc(7.25rem - ${bar.normal}) minmax(0, 1fr)`,
      height: 'auto',
    },
  },
});
export const size = style({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '19px 14px 12px',
  borderInlineEnd: rule,
});
export const top = style({ display: 'flex', alignItems: 'center', gap: '16px', padding: '12px', minWidth: 0 });
export const picture = style({ flex: 'none', '@media': { '(max-width: 699px)': { display: 'none' } } });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  flex: 1,
  minWidth: 0,
});
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24px',
  gridColumn: 2,
  minWidth: 0,
  overflow: 'hidden',
  paddingInline: '12px',
  borderTop: rule,
});
export const edge = style({
  gridRow: '1 / -1',
  gridColumn: 3,
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: rule,
  '@media': { '(max-width: 699px)': { display: 'none' } },
});
