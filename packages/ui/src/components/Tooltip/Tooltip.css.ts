import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color, motion, radius, type } from '../../theme/vars.css.ts';

export const root = style(layered({ display: 'inline-flex', minWidth: 0 }));

export const tooltip = style(
  layered({
    maxWidth: '280px',
    padding: '6px 10px',
    background: color.ink,
    color: color.onInk,
    border: '1px solid transparent',
    borderRadius: radius.box,
    fontSize: type.t13,
    lineHeight: '1.25rem',
    fontWeight: 560,
    overflowWrap: 'anywhere',
    transition: `opacity ${motion.quick} ${motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);
