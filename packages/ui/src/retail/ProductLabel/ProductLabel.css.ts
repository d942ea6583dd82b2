import { globalStyle, style } from '../../internal/styles.ts';
import { anyScript, caption, leftToRight, mono, oneLine, twoLines, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { radius } from '../../theme/vars.css.ts';

const rule = `1px solid ${light.ink}`;

/** 100 × 60 mm, the usual paper of label printers. In mm and px, not in rem: a print does not follow the text size. */
export const label = style({
  display: 'grid',
  gridTemplate: "'size title' 25mm 'code facts' 1fr / 36mm minmax(0, 1fr)",
  width: '100mm',
  height: '60mm',
  overflow: 'hidden',
  // Ink on white in every theme and on paper.
  background: light.raised,
  color: light.ink,
  border: rule,
  borderRadius: radius.box,
  fontSize: '13px',
  lineHeight: '16px',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '@media': { print: { borderRadius: 0 } },
});

export const size = style({
  gridArea: 'size',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  paddingBlock: '17px 7px',
  paddingInline: '11px 6px',
  borderBottom: rule,
  borderInlineEnd: rule,
});
// SizeFigure sets its size in rem.
globalStyle(`${size} > :first-child`, { fontSize: '54px' });

export const system = style({ ...caption, fontSize: '13px', lineHeight: '16px' });

export const title = style({
  gridArea: 'title',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  padding: '9px 11px 8px',
  borderBottom: rule,
});
export const name = style({ ...wide, ...twoLines, fontSize: '17px', lineHeight: '20px', ...anyScript });
export const way = style({ display: 'flex', alignItems: 'center', gap: '7px', minWidth: 0 });
export const wayName = style({ ...oneLine, ...anyScript });

export const facts = style({ gridArea: 'facts', display: 'grid', minWidth: 0 });
export const code = style({
  gridArea: 'code',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minWidth: 0,
});
export const bars = style({ display: 'grid', placeItems: 'center', padding: '0 3px', borderInlineEnd: rule });
// The number below the bars is in rem, too.
globalStyle(`${bars} > * > :nth-child(2)`, { fontSize: '15px', lineHeight: '20px' });
export const noBars = style({ width: '249px', fontSize: '15px' });

export const list = style({ display: 'grid', gridAutoRows: '1fr', minWidth: 0 });
export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: '0 9px',
  selectors: { '&:not(:first-child)': { borderTop: rule } },
});
export const factName = style({ fontSize: '13px', lineHeight: '15px' });
export const factValue = style({
  ...oneLine,
  fontSize: '15px',
  lineHeight: '18px',
  fontWeight: 640,
  unicodeBidi: 'isolate',
});
export const isCode = style({ ...mono, ...leftToRight, fontWeight: 600, fontSize: '13px' });
