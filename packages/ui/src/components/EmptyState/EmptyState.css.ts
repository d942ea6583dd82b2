import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const empty = style({
  vars: { [under]: color.paper },
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[8],
  padding: space[32],
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.box,
  color: color.ink,
  '@media': { '(max-width: 699px)': { padding: space[24] } },
});
export const icon = style({ marginBottom: space[4] });
export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.75rem' });
export const text = style({ maxWidth: '44ch', color: color.inkSoft, overflowWrap: 'anywhere' });
export const action = style({ marginTop: space[12] });
/** After a failure the dashed border has the critical colour. */
export const isError = style({ borderColor: color.critical });
export const errorIcon = style({ color: color.criticalText });
