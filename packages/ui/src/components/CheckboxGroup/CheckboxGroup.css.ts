import { style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const hiddenLegend = style(hidden);
export const description = style({ marginTop: space[4], fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft });
/** The checkbox for all, above the others. */
export const all = style({ borderBottom: `1px solid ${color.line}`, marginBottom: space[4] });
