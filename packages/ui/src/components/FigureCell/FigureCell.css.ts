import { recipe, style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: '100%',
  minWidth: 0,
  padding: space[16],
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.plate }, '&[aria-expanded="true"]': { background: color.sunken } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const title = style({ flex: 1, minWidth: 0, fontWeight: 660 });
export const period = style({ flex: 'none', fontSize: type.t13, color: color.inkSoft });
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const value = style({
  ...wide,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  fontSize: type.t40,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: type.t15, fontWeight: 440, fontStretch: '100%', color: color.inkSoft });
export const few = style({ fontSize: type.t17, fontWeight: 440, fontStretch: '100%', lineHeight: '2.75rem' });
export const change = recipe({
  base: { fontSize: type.t13, fontWeight: 660, minHeight: '1rem' },
  variants: {
    tone: {
      soft: { color: color.inkSoft, fontWeight: 440 },
      better: { color: color.positiveText },
      worse: { color: color.cautionText },
    },
  },
});
