import { style } from '../../internal/styles.ts';
import { caption } from '../../internal/textStyles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const runs = style({ display: 'grid', gap: '6px' });
// The system names have one width, so that the sizes of all systems are aligned.
export const group = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
});
export const system = style({
  ...caption,
  lineHeight: '1.5rem',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
});
