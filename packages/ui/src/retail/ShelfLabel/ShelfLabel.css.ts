import { recipe, style } from '../../internal/styles.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { binStyle } from '../PickRow/binStyle.ts';

/** Ten labels on an A4 sheet, to be cut along the dashes. */
export const grid = style({
  position: 'absolute',
  insetBlock: '9mm',
  insetInline: '6mm',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gridTemplateRows: 'repeat(5, 1fr)',
});
export const label = recipe({
  base: { display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 },
  variants: {
    paper: {
      a4: { border: '0.3mm dashed #000', margin: '-0.15mm', padding: '5mm 6mm 4mm' },
      label: { height: '100%', padding: '3mm 3mm 2.4mm' },
    },
  },
});
export const bin = recipe({
  base: { ...binStyle, display: 'block', letterSpacing: '-0.065em' },
  variants: {
    paper: { a4: { fontSize: '22mm' }, label: { fontSize: '14.2mm', lineHeight: 0.76 } },
  },
});
export const place = recipe({
  base: { ...oneLine, fontWeight: 560 },
  variants: {
    paper: {
      a4: { fontSize: '4mm', lineHeight: '5mm', marginTop: '4.2mm' },
      label: { fontSize: '3.5mm', lineHeight: '4.4mm', marginBlock: '3.2mm 2mm' },
    },
  },
});
export const bars = style({ marginTop: 'auto', display: 'flex', justifyContent: 'center' });
