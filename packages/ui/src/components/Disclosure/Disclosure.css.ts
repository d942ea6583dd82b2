import { style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const root = style({ minWidth: 0, borderBottom: `1px solid ${color.line}` });
export const heading = style({ minWidth: 0 });
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '48px',
  paddingBlock: space[8],
  fontWeight: 650,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});
export const chevron = style({
  flex: 'none',
  selectors: {
    [`${button}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' },
    [`[dir="rtl"] ${button}[aria-expanded="false"] &`]: { transform: 'scaleX(-1)' },
  },
});
export const detail = style({ marginInlineStart: 'auto', color: color.inkSoft, fontWeight: 460 });
export const panel = style({
  paddingInlineStart: '28px',
  selectors: { '&:not([hidden])': { paddingBlockEnd: '16px' } },
});
