import { createVar } from '@vanilla-extract/css';
import { color } from '../theme/vars.css.ts';
import { style, styleVariants } from './styles.ts';

const solid = createVar();
const on = createVar();
const soft = createVar();
const text = createVar();

/** Sets the four colours of a severity as variables; the styles below use them. */
export const severity = styleVariants(
  {
    positive: [color.positive, color.onPositive, color.positiveSoft, color.positiveText],
    caution: [color.caution, color.onCaution, color.cautionSoft, color.cautionText],
    critical: [color.critical, color.onCritical, color.criticalSoft, color.criticalText],
    info: [color.info, color.onInfo, color.infoSoft, color.infoText],
  },
  ([a, b, c, d]) => ({ vars: { [solid]: a!, [on]: b!, [soft]: c!, [text]: d! } }),
);

/** The colours, for use inside an element with a class of `severity`. */
export const severityColor = { solid, on, soft, text };

/** The square with the icon, whose shape differs by severity. */
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '3px',
  background: solid,
  color: on,
});
