import { style } from '../../internal/styles.ts';
import { anyScript, caption } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const box = style({
  display: 'grid',
  margin: 0,
  border: rule,
  borderRadius: radius.box,
  background: color.raised,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '45px',
  paddingInline: '14px',
  selectors: { '& + &': { borderTop: rule } },
});

export const label = style({ ...caption, color: color.inkSoft });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minWidth: 0,
  margin: 0,
});

export const text = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere', ...anyScript });
export const none = style({ color: color.inkSoft });
