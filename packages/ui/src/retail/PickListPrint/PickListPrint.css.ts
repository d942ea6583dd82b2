import { style } from '../../internal/styles.ts';
import { mono, oneLine, wide } from '../../internal/textStyles.ts';
import { binStyle } from '../PickRow/binStyle.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';

export const page = style({ position: 'absolute', inset: '12mm', display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  paddingBottom: '4mm',
  borderBottom: '0.8mm solid #000',
});
export const title = style({ ...wide, fontSize: '9mm', lineHeight: '10mm' });
export const small = style({ fontSize: '3.8mm', lineHeight: '5mm' });
export const end = style({ textAlign: 'end' });
export const aisle = style({
  ...wide,
  fontSize: '4.4mm',
  lineHeight: '5mm',
  paddingBlock: '5mm 1.35mm',
  borderBottom: '0.25mm solid #000',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9mm 42mm 36mm minmax(0, 1fr) 40mm',
  alignItems: 'center',
  height: '21.5mm',
  borderBottom: '0.25mm solid #000',
});
export const tick = style({ width: '6mm', height: '6mm', border: '0.5mm solid #000' });
/** At the start of its column, also in a right-to-left row: its own text is left to right. */
export const bin = style({ ...binStyle, justifySelf: 'start', fontSize: '9mm', letterSpacing: '-0.06em' });
export const size = style({ vars: { [figureSize]: '10mm' }, display: 'flex', alignItems: 'baseline', gap: '1mm' });
export const system = style({ fontSize: '3.2mm', whiteSpace: 'nowrap' });
export const name = style({ ...oneLine, display: 'block', fontSize: '4.2mm', lineHeight: '5.4mm', fontWeight: 680 });
export const detail = style({ ...oneLine, display: 'block', fontSize: '3.5mm', lineHeight: '4.6mm' });
export const ticket = style({ marginInlineEnd: '2mm' });
export const code = style({ ...mono });
export const bars = style({ display: 'grid', justifyItems: 'center' });
export const number = style({ ...mono, fontSize: '3.2mm', lineHeight: '4.4mm' });
export const foot = style({
  marginTop: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: '2.5mm',
  borderTop: '0.25mm solid #000',
  fontSize: '3.5mm',
  lineHeight: '5mm',
});

export const slip = style({ padding: '4mm 3mm' });
export const slipTitle = style({ ...wide, fontSize: '6mm', lineHeight: '7mm' });
export const slipMeta = style({
  ...oneLine,
  fontSize: '3.5mm',
  lineHeight: '4.6mm',
  paddingBottom: '2.4mm',
  borderBottom: '0.6mm solid #000',
});
export const slipRow = style({
  display: 'grid',
  // The size is above the box to tick, and wider than it.
  gridTemplateColumns: 'minmax(0, 1fr) auto 4.6mm',
  alignContent: 'space-between',
  columnGap: '2mm',
  height: '21mm',
  selectors: { '&[data-numbered]': { height: '25.6mm' } },
  paddingBlock: '3mm 2mm',
  borderBottom: '0.25mm solid #000',
});
export const slipBin = style({ ...binStyle, justifySelf: 'start', fontSize: '8.4mm', letterSpacing: '-0.06em' });
export const slipSize = style({ vars: { [figureSize]: '9.4mm' }, gridColumn: '2 / 4', textAlign: 'end' });
export const slipWords = style({ gridColumn: '1 / 3', minWidth: 0 });
export const words = style({ minWidth: 0 });
export const slipTick = style({ width: '4.6mm', height: '4.6mm', border: '0.45mm solid #000', justifySelf: 'end' });
