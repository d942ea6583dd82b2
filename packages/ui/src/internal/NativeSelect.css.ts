import { style } from '@vanilla-extract/css';
import { color } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

export const box = style(layered({ display: 'grid', alignItems: 'center', minWidth: 0 }));

export const select = style(
  layered({
    gridArea: '1 / 1',
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: 'calc(22px + 1rem)',
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
  }),
);

/** Above the field; presses go through it. */
export const mark = style(
  layered({
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginInlineEnd: '14px',
    pointerEvents: 'none',
    color: color.ink,
  }),
);
