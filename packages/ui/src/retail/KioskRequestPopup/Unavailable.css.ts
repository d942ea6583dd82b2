import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const unavailable = style(
  layered({
    position: 'fixed',
    zIndex: 50,
    insetInline: space[16],
    top: space[16],
    maxWidth: '560px',
    marginInline: 'auto',
    padding: space[20],
    borderRadius: radius.box,
    background: color.lid,
    color: color.onLid,
    boxShadow: color.float,
  }),
);
