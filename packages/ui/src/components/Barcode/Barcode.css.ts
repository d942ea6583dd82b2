import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { mono } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

// Sizes in px, not rem: a module (narrowest bar) must be whole pixels. An EAN-13 has 95 modules, at 1 px on the edge of
// a label; 113 with quiet zones, at 2 px where it is to be scanned (0.33 mm, the X-dimension of GS1).
const EDGE = { long: '95px', across: '36px' };
const SCANNED = { long: '226px', across: '80px' };

export const barcode = recipe({
  base: layered({ display: 'inline-flex', flex: 'none', color: color.ink, fill: 'currentColor' }),
  variants: {
    orientation: { vertical: {}, horizontal: layered({ flexDirection: 'column' }) },
    isScannable: {
      false: {},
      // Light in every theme: scanners read dark bars on a light background.
      true: layered({
        alignItems: 'center',
        gap: '6px',
        borderRadius: radius.box,
        background: light.raised,
        color: light.ink,
        forcedColorAdjust: 'none',
      }),
    },
  },
  // The line of the number is 3 px higher than its digits, so the padding differs.
  compoundVariants: [
    { variants: { orientation: 'horizontal', isScannable: true }, style: layered({ padding: '12px 8px 8px' }) },
    {
      variants: { orientation: 'vertical', isScannable: true },
      style: layered({ padding: '8px', paddingInline: '12px 8px' }),
    },
  ],
});

export const field = recipe({
  base: layered({ display: 'block', flex: 'none' }),
  variants: {
    orientation: { vertical: {}, horizontal: {} },
    isScannable: { false: {}, true: {} },
  },
  compoundVariants: [
    {
      variants: { orientation: 'vertical', isScannable: false },
      style: layered({ width: EDGE.across, height: EDGE.long }),
    },
    {
      variants: { orientation: 'horizontal', isScannable: false },
      style: layered({ width: EDGE.long, height: EDGE.across }),
    },
    {
      variants: { orientation: 'vertical', isScannable: true },
      style: layered({ width: SCANNED.across, height: SCANNED.long }),
    },
    {
      variants: { orientation: 'horizontal', isScannable: true },
      style: layered({ width: SCANNED.long, height: SCANNED.across }),
    },
  ],
});

export const bars = style(layered({ width: '100%', height: '100%', shapeRendering: 'crispEdges' }));

export const number = recipe({
  base: layered({ ...mono, fontSize: type.t15, lineHeight: '1.25rem', letterSpacing: '0.06em' }),
  variants: { orientation: { vertical: layered({ writingMode: 'vertical-rl' }), horizontal: {} } },
});
