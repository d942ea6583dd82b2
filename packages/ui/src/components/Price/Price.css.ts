import { style } from '../../internal/styles.ts';

export const price = style({
  // Isolated from the text around it: "$140.00" also in Arabic.
  unicodeBidi: 'plaintext',
  fontWeight: 640,
  fontFeatureSettings: '"tnum"',
  whiteSpace: 'nowrap',
});
