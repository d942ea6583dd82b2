import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color } from '../../theme/vars.css.ts';
import { innerCorner } from '../../internal/innerCorner.ts';

export const checkbox = style(
  layered({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', cursor: 'pointer', minWidth: 0 }),
);
export const isOff = style(layered({ color: color.inkSoft, cursor: 'not-allowed' }));

export const box = style(layered({ position: 'relative', flex: 'none', width: '1.25rem', height: '1.25rem' }));

export const input = style(
  layered({
    appearance: 'none',
    display: 'block',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    background: color.raised,
    border: `1.5px solid ${color.edge}`,
    borderRadius: innerCorner,
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': { background: color.ink, borderColor: color.ink },
      '&:disabled': { background: color.sunken, borderColor: color.line },
      '&:checked:disabled': { background: color.inkSoft, borderColor: color.inkSoft },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);

export const mark = style(
  layered({
    position: 'absolute',
    inset: '15%',
    width: '70%',
    height: '70%',
    color: color.onInk,
    strokeWidth: 3,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: { [`${input}:checked ~ &, ${input}:indeterminate ~ &`]: { visibility: 'visible' } },
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);

export const words = style(layered({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
