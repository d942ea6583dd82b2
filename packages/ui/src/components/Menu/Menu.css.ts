import { recipe, style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const menu = style({ outline: 'none', overflow: 'auto', boxShadow: 'none' });
export const header = style({ padding: '16px 20px', borderBottom: `1px solid ${color.line}` });

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    paddingInline: '20px',
    fontWeight: 560,
    cursor: 'pointer',
    outline: 'none',
    boxShadow: 'none',
    selectors: {
      '& + &': { borderTop: `1px solid ${color.line}` },
      '&[data-hovered], &[data-focused]': { background: color.sunken },
      '&[data-focus-visible]': {
        boxShadow: `inset 0 0 0 3px ${color.ringOut}, inset 0 0 0 5px ${color.ringIn}`,
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
      '&[data-disabled]': { color: color.inkSoft, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  variants: {
    tone: { ink: { color: color.ink }, critical: { color: color.criticalText } },
  },
});
