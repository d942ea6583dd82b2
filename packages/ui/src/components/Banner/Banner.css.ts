import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { severityColor } from '../../internal/severity.css.ts';
import { bar, color, radius, space } from '../../theme/vars.css.ts';

export const banner = style({
  vars: { [under]: severityColor.soft },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '60px',
  paddingBlock: space[8],
  paddingInline: space[16],
  background: severityColor.soft,
  border: `1px solid ${severityColor.solid}`,
  borderInlineStartWidth: bar.normal,
  borderRadius: radius.box,
  color: color.ink,
});
export const words = style({ flex: '1 1 16rem', minWidth: 0 });
export const title = style({ fontWeight: 650, lineHeight: '1.5rem', color: severityColor.text });
export const text = style({ color: color.ink });
