import { style } from '@vanilla-extract/css';
import { headerBox } from '../../internal/headerBox.css.ts';
import { layered } from '../../internal/layered.ts';
import { caption, hidden, oneLine } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

/** In the header of a tablet or phone only the avatar is visible; screen readers still read the text. */
const narrow = `${headerBox} (max-width: 919px)`;

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minWidth: '44px',
    maxWidth: '16rem',
    minHeight: '44px',
    borderRadius: radius.box,
    '@container': { [narrow]: { justifyContent: 'center' } },
  }),
);

export const words = style(layered({ minWidth: 0, textAlign: 'start', '@container': { [narrow]: hidden } }));

export const name = style(layered({ ...oneLine, display: 'block', fontWeight: 620, lineHeight: '1.125rem' }));

export const role = style(
  layered({ ...caption, ...oneLine, display: 'block', marginTop: '2px', color: color.inkSoft }),
);

export const chevron = style(layered({ '@container': { [narrow]: { display: 'none' } } }));
