import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color, type } from '../../theme/vars.css.ts';

export const option = style(
  layered({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', cursor: 'pointer' }),
);
export const isOff = style(layered({ color: color.inkSoft, cursor: 'not-allowed' }));
export const input = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    margin: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: '50%',
    background: color.raised,
    cursor: 'inherit',
    selectors: {
      '&::before': { content: '', width: '10px', height: '10px', borderRadius: '50%' },
      '&:checked': { borderColor: color.ink, borderWidth: '2px' },
      '&:checked::before': { background: color.ink },
      '&:disabled': { background: color.sunken, borderColor: color.line },
      '&:checked:disabled::before': { background: color.inkSoft },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
export const words = style(layered({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }));
export const description = style(layered({ fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft }));
