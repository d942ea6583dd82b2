import { recipe, style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

// Sizes in px, not rem: a module (narrowest bar) must be whole pixels. An EAN-13 has 95 modules, at 1 px on the edge of
// a label; 113 with quiet zones, at 2 px where it is to be scanned (0.33 mm, the X-dimension of GS1).
const EDGE = { long: '95px', across: '36px' };
const SCANNED = { long: '226px', across: '80px' };

export const barcode = recipe({
  base: { display: 'inline-flex', flex: 'none', color: color.ink, fill: 'currentColor' },
  variants: {
    orientation: { vertical: {}, horizontal: { flexDirection: 'column' } },
    isScannable: {
      false: {},
      // Light in every theme: scanners read dark bars on a light background.
      true: {
        alignItems: 'center',
        gap: '6px',
        borderRadius: radius.box,
        background: light.raised,
        color: light.ink,
        forcedColorAdjust: 'none',
      },
    },
  },
  // The line of the number is 3 px higher than its digits, so the padding differs.
  compoundVariants: [
    { variants: { orientation: 'horizontal', isScannable: true }, style: { padding: '12px 8px 8px' } },
    {
      variants: { orientation: 'vertical', isScannable: true },
      style: { padding: '8px', paddingInline: '12px 8px' },
    },
  ],
});

export const field = recipe({
  base: { display: 'block', flex: 'none' },
  variants: {
    orientation: { vertical: {}, horizontal: {} },
    isScannable: { false: {}, true: {} },
  },
  compoundVariants: [
    {
      variants: { orientation: 'vertical', isScannable: false },
      style: { width: EDGE.across, height: EDGE.long },
    },
    {
      variants: { orientation: 'horizontal', isScannable: false },
      style: { width: EDGE.long, height: EDGE.across },
    },
    {
      variants: { orientation: 'vertical', isScannable: true },
      style: { width: SCANNED.across, height: SCANNED.long },
    },
    {
      variants: { orientation: 'horizontal', isScannable: true },
      style: { width: SCANNED.long, height: SCANNED.across },
    },
  ],
});

export const bars = style({ width: '100%', height: '100%', shapeRendering: 'crispEdges' });

export const number = recipe({
  base: { ...mono, fontSize: type.t15, lineHeight: '1.25rem', letterSpacing: '0.06em' },
  variants: { orientation: { vertical: { writingMode: 'vertical-rl' }, horizontal: {} } },
});
