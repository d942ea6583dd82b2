import { style } from '../../internal/styles.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minWidth: 0,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
});
export const link = style({
  ...oneLine,
  maxWidth: '24ch',
  minHeight: '44px',
  lineHeight: '44px',
  paddingBlockEnd: 0,
  marginBlockEnd: 0,
  color: color.inkSoft,
  fontWeight: 560,
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
export const current = style({ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const mark = style({
  flex: 'none',
  color: color.inkSoft,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
