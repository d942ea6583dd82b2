import { color } from '../theme/vars.css.ts';
import { style } from './styles.ts';

export const box = style({ display: 'grid', alignItems: 'center', minWidth: 0 });

export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: 'calc(22px + 1rem)',
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

/** Above the field; presses go through it. */
export const mark = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: '14px',
  pointerEvents: 'none',
  color: color.ink,
});
