import { style } from '@vanilla-extract/css';
import { acrossGutters } from '../../internal/acrossGutters.ts';
import { layered } from '../../internal/layered.ts';

export const bleed = style(layered(acrossGutters({ isPadded: false })));
