import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const price = style(
  layered({
    // Isolated from the text around it, in the direction of its own script: "$140.00", in Arabic "١٤٠٫٠٠ US$".
    unicodeBidi: 'plaintext',
    fontWeight: 640,
    fontFeatureSettings: '"tnum"',
    whiteSpace: 'nowrap',
  }),
);
