import type { Palette } from '@instore/artwork';

/** A colourway with the colours of its parts and the swatches of its label. */
export interface DemoColourway extends Palette {
  name: string;
  /** One for each part of the name. */
  swatches: string[];
}

const palette = (name: string, colours: string, swatches: string): DemoColourway => {
  const [upper = '', overlay = '', accent = '', laces = '', midsole = '', sole = '', lining = ''] = colours.split(' ');
  return { name, upper, overlay, accent, laces, midsole, sole, lining, swatches: swatches.split(' ') };
};

/** The colourways by the letters at the end of a SKU. */
export const colourways: Record<string, DemoColourway> = {
  CF: palette(
    'Chalk / Fern / Gum',
    '#f1eee6 #fbf9f4 #2f6b4a #ffffff #f4f0e6 #b98552 #2f6b4a',
    '#f1eee6 #2f6b4a #b98552',
  ),
  BE: palette('Basalt / Ember', '#3a3e44 #24272b #e5552b #e9e6df #ece8df #24272b #e5552b', '#3a3e44 #e5552b'),
  OC: palette('Oat / Clay', '#dccdb4 #eadfcb #b5613c #f6f0e4 #f3ecdd #8c5a3c #b5613c', '#dccdb4 #b5613c'),
  GS: palette('Glacier / Signal', '#c9dce6 #eaf2f5 #d8362a #ffffff #ffffff #27506b #27506b', '#c9dce6 #d8362a'),
  NB: palette('Night Navy / Brass', '#22304d #2f4269 #d3a23b #f2ecdc #f2ecdc #b98552 #d3a23b', '#22304d #d3a23b'),
  MB: palette('Moss / Bone', '#6b7350 #545c3e #e8e0cc #e8e0cc #e8e0cc #2e3226 #3c422e', '#6b7350 #e8e0cc'),
  IP: palette(
    'Ink / Ink / Paper',
    '#26292d #34383d #f2f0ea #f2f0ea #f7f5f0 #26292d #34383d',
    '#26292d #34383d #f2f0ea',
  ),
  TC: palette('Tomato / Chalk', '#d2402b #b2311f #f6f1e7 #f6f1e7 #f6f1e7 #d2402b #7e2114', '#d2402b #f6f1e7'),
  SM: palette('Slate / Mint', '#5b6b78 #44525d #9fd8bf #f0f4f2 #f0f4f2 #2b343b #9fd8bf', '#5b6b78 #9fd8bf'),
  PS: palette('Plum / Sand', '#5a3050 #6f4164 #e0c49a #f4ead8 #f4ead8 #8c6a4a #e0c49a', '#5a3050 #e0c49a'),
  SC: palette('Sky / Chalk', '#9cc3e4 #c4dcef #f6f1e7 #ffffff #fbf8f1 #c9a27a #f6f1e7', '#9cc3e4 #f6f1e7'),
  OI: palette('Ochre / Ink', '#c98a2b #a86f1c #26292d #26292d #f2ecdc #26292d #26292d', '#c98a2b #26292d'),
};
