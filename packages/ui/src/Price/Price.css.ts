import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const price = style(
  layered({
    // "$140.00" in every language, never "140.00$".
    direction: 'ltr',
    unicodeBidi: 'isolate',
    fontWeight: 640,
    fontFeatureSettings: '"tnum"',
    whiteSpace: 'nowrap',
  }),
);
