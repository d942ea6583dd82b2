import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { caption, hidden, oneLine } from '../internal/textStyles.ts';
import { breakpoint, color, radius, space } from '../theme/vars.css.ts';

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minWidth: '44px',
    minHeight: '44px',
    justifyContent: 'center',
    borderRadius: radius.box,
    '@media': { [breakpoint.tablet]: { justifyContent: 'start', maxWidth: '16rem' } },
  }),
);

/** On a phone there is room for the face alone; the words are told all the same. */
export const words = style(
  layered({
    ...hidden,
    '@media': {
      [breakpoint.desktop]: {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        margin: 0,
        minWidth: 0,
        clipPath: 'none',
      },
    },
  }),
);

export const name = style(layered({ ...oneLine, display: 'block', fontWeight: 620, lineHeight: '1.125rem' }));

export const role = style(
  layered({ ...caption, ...oneLine, display: 'block', marginTop: '2px', color: color.inkSoft }),
);

export const chevron = style(layered({ display: 'none', '@media': { [breakpoint.desktop]: { display: 'block' } } }));
