import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const price = style(
  layered({
    // Isolated from the text around it: "$140.00" also in Arabic.
    unicodeBidi: 'plaintext',
    fontWeight: 640,
    fontFeatureSettings: '"tnum"',
    whiteSpace: 'nowrap',
  }),
);
