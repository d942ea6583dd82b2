import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { hidden } from '../../internal/textStyles.ts';

export const visuallyHidden = style(layered(hidden));
