import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const group = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '44px',
  paddingInline: '12px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  fontWeight: 560,
  cursor: 'default',
  selectors: { '&[data-allows-removing]': { paddingInlineEnd: 0 } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const remove = style({ display: 'grid', placeItems: 'center', flex: 'none', width: '44px', minHeight: '42px' });
export const none = style({ minHeight: '44px', display: 'grid', alignItems: 'center', color: color.inkSoft });
