import { keyframes } from '@vanilla-extract/css';
import { style } from '../../internal/styles.ts';
import { centredPage } from '../../internal/pageStyles.ts';
import { wide } from '../../internal/textStyles.ts';
import { textBeforePage } from '../../theme/scales.ts';
import { color, motion, space, type } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const screen = style(centredPage);

export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  maxWidth: '32rem',
  textAlign: 'center',
  animation: `${appear} ${motion.calm} ${motion.ease} 150ms backwards`,
});

/** The typeface is 58 KB, which would delay the code of the page on a slow network. */
export const label = style({ ...wide, fontFamily: textBeforePage, fontSize: type.t17, lineHeight: '1.5rem' });

/** A strip, not a spinner: it is clear without motion, too. */
export const track = style({ width: '160px', height: '4px', overflow: 'hidden', background: color.line });

export const runner = style({
  display: 'block',
  width: '40px',
  height: '100%',
  background: color.ink,
  animation: `${run} 1.2s linear infinite`,
});

export const note = style({ color: color.inkSoft });
