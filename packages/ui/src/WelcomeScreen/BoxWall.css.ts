import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { light } from '../theme/light.ts';
import { breakpoint, font } from '../theme/vars.css.ts';

/** The stockroom behind the boxes: the same in every theme, as a photograph would be. On a phone there is no room for it. */
export const wall = style(
  layered({
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    background: light.ink,
    forcedColorAdjust: 'none',
    '@media': { [breakpoint.tablet]: { display: 'block' } },
  }),
);

export const drawing = style(layered({ position: 'absolute', inset: 0, width: '100%', height: '100%' }));

export const size = style(
  layered({
    fontFamily: font.text,
    fontSize: '44px',
    fontStretch: '125%',
    fontWeight: 740,
    letterSpacing: '-2px',
    fill: light.ink,
  }),
);

export const half = style(layered({ fontSize: '24px' }));

export const code = style(layered({ fontFamily: font.mono, fontSize: '8.5px', fontWeight: 500, fill: light.ink }));
