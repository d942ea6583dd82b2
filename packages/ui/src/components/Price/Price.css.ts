import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const price = style(
  layered({
    // Set apart from the text around it, in the direction of its own writing: "$140.00", and "١٤٠٫٠٠ US$" from the right.
    unicodeBidi: 'plaintext',
    fontWeight: 640,
    fontFeatureSettings: '"tnum"',
    whiteSpace: 'nowrap',
  }),
);
