import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color } from '../../theme/vars.css.ts';

export const menu = style(layered({ outline: 'none', overflow: 'auto', boxShadow: 'none' }));
export const header = style(layered({ padding: '16px 20px', borderBottom: `1px solid ${color.line}` }));

export const item = recipe({
  base: layered({
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
  }),
  variants: {
    tone: { ink: layered({ color: color.ink }), critical: layered({ color: color.criticalText }) },
  },
});
