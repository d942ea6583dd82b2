import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { binStyle } from '../PickRow/binStyle.ts';

/** Ten labels on an A4 sheet, to be cut along the dashes. */
export const grid = style(
  layered({
    position: 'absolute',
    insetBlock: '9mm',
    insetInline: '6mm',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gridTemplateRows: 'repeat(5, 1fr)',
  }),
);
export const label = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 }),
  variants: {
    paper: {
      a4: layered({ border: '0.3mm dashed #000', margin: '-0.15mm', padding: '5mm 6mm 4mm' }),
      label: layered({ height: '100%', padding: '3mm 3mm 2.4mm' }),
    },
  },
});
export const bin = recipe({
  base: layered({ ...binStyle, display: 'block', letterSpacing: '-0.065em' }),
  variants: {
    paper: { a4: layered({ fontSize: '22mm' }), label: layered({ fontSize: '14.2mm', lineHeight: 0.76 }) },
  },
});
export const place = recipe({
  base: layered({ ...oneLine, fontWeight: 560 }),
  variants: {
    paper: {
      a4: layered({ fontSize: '4mm', lineHeight: '5mm', marginTop: '4.2mm' }),
      label: layered({ fontSize: '3.5mm', lineHeight: '4.4mm', marginBlock: '3.2mm 2mm' }),
    },
  },
});
export const bars = style(layered({ marginTop: 'auto', display: 'flex', justifyContent: 'center' }));
