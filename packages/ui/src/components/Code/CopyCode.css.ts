import { style } from '../../internal/styles.ts';
import { caption, hidden } from '../../internal/textStyles.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  // The touch target is larger than the line.
  marginBlock: '-12px',
  paddingInline: '6px',
  marginInlineStart: '-6px',
  borderRadius: radius.box,
  cursor: 'copy',
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` } },
    },
  },
});
export const icon = style({ display: 'inline-flex', color: color.inkSoft });
export const said = style(hidden);
export const failed = style({ ...caption, color: color.criticalText, marginInlineStart: '8px' });
