import { style } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const bar = style(
  layered({
    vars: { [under]: color.raised },
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    padding: '10px 16px',
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: radius.box,
  }),
);

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));
