import { headerBox } from '../../internal/headerBox.css.ts';
import { style } from '../../internal/styles.ts';
import { caption, hidden, oneLine } from '../../internal/textStyles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

/** In the header of a tablet or phone only the avatar is visible; screen readers still read the text. */
const narrow = `${headerBox} (max-width: 919px)`;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: '44px',
  maxWidth: '16rem',
  minHeight: '44px',
  borderRadius: radius.box,
  '@container': { [narrow]: { justifyContent: 'center' } },
});

export const words = style({ minWidth: 0, textAlign: 'start', '@container': { [narrow]: hidden } });

export const name = style({ ...oneLine, display: 'block', fontWeight: 620, lineHeight: '1.125rem' });

export const role = style({ ...caption, ...oneLine, display: 'block', marginTop: '2px', color: color.inkSoft });

export const chevron = style({ '@container': { [narrow]: { display: 'none' } } });
