import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const price = style(layered({ fontWeight: 640, fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' }));
