import { under } from '../../internal/focusRing.css.ts';
import { acrossGutters } from '../../internal/acrossGutters.ts';
import { ROOMY } from '../../internal/stickyBar.ts';
import { toolsBox } from '../../internal/toolsBox.css.ts';
import { style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

const across = acrossGutters({ isPadded: true });

export const bar = style({
  ...across,
  vars: { [under]: color.paper },
  containerName: toolsBox,
  containerType: 'inline-size',
  zIndex: 2,
  display: 'grid',
  gap: space[8],
  paddingBlock: space[8],
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { ...across['@media'], [ROOMY]: { position: 'sticky', insetBlockStart: 0 } },
});
