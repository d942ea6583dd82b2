import { style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';

export const visuallyHidden = style(hidden);
