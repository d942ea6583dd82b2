import { acrossGutters } from '../../internal/acrossGutters.ts';
import { style } from '../../internal/styles.ts';

export const bleed = style(acrossGutters({ isPadded: false }));
