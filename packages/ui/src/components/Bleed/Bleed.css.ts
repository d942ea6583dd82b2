import { acrossGutters } from '../../internal/acrossGutters.ts';
import { withEdge } from '../../internal/edge.css.ts';
import { style } from '../../internal/styles.ts';

export const bleed = style([acrossGutters({ isPadded: false }), withEdge]);
