import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const hiddenLegend = style(layered(hidden));
export const description = style(
  layered({ marginTop: space[4], fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft }),
);
/** The checkbox for all, above the others. */
export const all = style(layered({ borderBottom: `1px solid ${color.line}`, marginBottom: space[4] }));
