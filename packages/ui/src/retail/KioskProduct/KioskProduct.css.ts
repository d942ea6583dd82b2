import { figureSize, figureWeight } from '../SizeFigure/SizeFigure.css.ts';
import { GUTTER, kiosk, rem } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { board } from '../ShoeBox/ShoeBox.css.ts';
import { color, radius } from '../../theme/vars.css.ts';

const paperRule = '2px solid #D6D1C6';

export const product = style(
  kiosk(
    { display: 'grid', gridTemplate: `minmax(${rem(560)}, 1fr) auto / minmax(0, 1fr)`, minHeight: '100%' },
    { gridTemplate: 'minmax(0, 1fr) / 51% minmax(0, 1fr)', height: '100%' },
  ),
);
export const stage = style(
  kiosk(
    {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'end center',
      overflow: 'hidden',
      background: board,
      forcedColorAdjust: 'none',
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 0 auto',
        height: rem(76),
        boxShadow: 'inset 0 -3px 0 rgba(12, 14, 16, 0.45), 0 12px 0 rgba(12, 14, 16, 0.2)',
        zIndex: 1,
      },
    },
    { '::before': { height: rem(56) } },
  ),
);
/** Tone in tone: a decoration, so it is no text that must be read. */
export const brand = style(
  kiosk(
    {
      '::before': { content: 'attr(data-brand)' },
      position: 'absolute',
      insetInline: 0,
      top: rem(124),
      textAlign: 'center',
      fontSize: rem(200),
      lineHeight: 0.8,
      fontStretch: '125%',
      fontWeight: 820,
      letterSpacing: '-0.055em',
      textTransform: 'uppercase',
      whiteSpace: 'nowrap',
      color: `color-mix(in srgb, ${board} 78%, #fff)`,
    },
    { top: rem(112), fontSize: rem(112) },
  ),
);
export const shoe = style(
  kiosk(
    { position: 'relative', width: rem(940), maxWidth: '92%', marginBottom: rem(158) },
    { width: rem(596), marginBottom: rem(176) },
  ),
);
/** Its figures fill the screen at any text size: they grow with it no further than these shares of the width. */
export const slab = style(
  kiosk(
    {
      position: 'absolute',
      insetInline: GUTTER[0],
      bottom: rem(32),
      display: 'grid',
      gridTemplateColumns: `min(${rem(280)}, 34.2vw) minmax(0, 1fr) min(${rem(116)}, 14.2vw)`,
      minHeight: rem(136),
      background: '#FFFFFF',
      color: light.ink,
      borderInlineStart: `10px solid ${light.ink}`,
    },
    {
      insetInline: GUTTER[1],
      bottom: rem(24),
      minHeight: rem(104),
      gridTemplateColumns: `min(${rem(188)}, 14.7vw) minmax(0, 1fr) min(${rem(68)}, 5.4vw)`,
      borderInlineStartWidth: '6px',
    },
  ),
);
export const slabSize = style(
  kiosk(
    {
      vars: { [figureSize]: `min(${rem(118)}, 14.4vw)` },
      // The stroke of `struck` is at half the height of a grid item.
      display: 'grid',
      justifyItems: 'start',
      alignContent: 'center',
      paddingInlineStart: `min(${rem(24)}, 3vw)`,
      borderInlineEnd: paperRule,
      selectors: { '&[data-sold-out]': { vars: { [figureWeight]: '480' }, color: '#53575D' } },
    },
    { vars: { [figureSize]: `min(${rem(84)}, 6.6vw)` }, paddingInlineStart: `min(${rem(16)}, 1.3vw)` },
  ),
);
/** Three facts in a row, fewer at 200 % text. */
const factColumns = (least: number) => `repeat(auto-fit, minmax(min(100%, ${rem(least)}), 1fr))`;
export const facts = style(
  kiosk(
    { display: 'grid', gridTemplateColumns: factColumns(110), minWidth: 0 },
    { gridTemplateColumns: factColumns(78) },
  ),
);
export const fact = style(
  kiosk(
    { padding: `${rem(22)} 0 0`, paddingInlineStart: rem(22), borderInlineEnd: paperRule },
    { padding: `${rem(18)} 0 0`, paddingInlineStart: rem(12) },
  ),
);
export const term = style(
  kiosk({ fontSize: rem(22), lineHeight: rem(28), color: '#53575D' }, { fontSize: rem(16), lineHeight: rem(20) }),
);
export const value = style(
  kiosk(
    {
      fontSize: `min(${rem(44)}, 5.4vw)`,
      lineHeight: 56 / 44,
      fontWeight: 680,
      fontStretch: '116%',
      letterSpacing: '-0.02em',
    },
    { fontSize: `min(${rem(24)}, 3vw)`, lineHeight: 36 / 24 },
  ),
);
export const bars = style(
  kiosk(
    { width: `min(${rem(64)}, 7.8vw)`, height: rem(104), placeSelf: 'center', fill: light.ink },
    { width: `min(${rem(44)}, 3.5vw)`, height: rem(76) },
  ),
);
export const side = style(
  kiosk({ paddingBlock: rem(36), minWidth: 0 }, { padding: `${rem(20)} 0`, overflowY: 'auto' }),
);
export const head = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${rem(24)}`,
      paddingInline: GUTTER[0],
    },
    { paddingInline: GUTTER[1] },
  ),
);
export const name = style(
  kiosk(
    {
      ...wide,
      fontSize: `min(${rem(76)}, 12vw)`,
      lineHeight: 80 / 76,
      letterSpacing: '-0.028em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    { fontSize: `min(${rem(40)}, 6vw)`, lineHeight: 44 / 40 },
  ),
);
export const price = style(
  kiosk(
    { fontSize: rem(44), lineHeight: rem(48), fontStretch: '112%', fontWeight: 640, whiteSpace: 'nowrap' },
    { fontSize: rem(26) },
  ),
);
export const colours = style(
  kiosk(
    { display: 'flex', flexWrap: 'wrap', gap: rem(12), alignItems: 'center', padding: `${rem(20)} ${GUTTER[0]} 0` },
    { padding: `${rem(12)} ${GUTTER[1]} 0`, gap: rem(8) },
  ),
);
export const colour = style(
  kiosk(
    {
      display: 'grid',
      placeItems: 'center',
      width: rem(168),
      height: rem(112),
      background: color.raised,
      border: `2px solid ${color.line}`,
      borderRadius: radius.box,
      selectors: { '&[aria-pressed="true"]': { border: `4px solid ${color.ink}` } },
    },
    { width: rem(88), height: rem(64) },
  ),
);
export const colourPicture = style(kiosk({ width: rem(136) }, { width: rem(72) }));
export const colourName = style(
  kiosk(
    {
      display: 'grid',
      gap: rem(10),
      marginInlineStart: rem(16),
      color: color.inkSoft,
      fontSize: rem(24),
      lineHeight: rem(28),
    },
    { gap: rem(6), marginInlineStart: rem(8), fontSize: rem(16), lineHeight: rem(20) },
  ),
);
export const sizesHead = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: rem(12),
      padding: `${rem(28)} ${GUTTER[0]} ${rem(16)}`,
    },
    { padding: `${rem(18)} ${GUTTER[1]} ${rem(12)}` },
  ),
);
export const sizesTitle = style(
  kiosk({ ...wide, fontSize: rem(34), lineHeight: rem(40) }, { fontSize: rem(20), lineHeight: rem(24) }),
);
/** Five columns, fewer if a size is wider; px at 100 % text. */
const columns = (width: number) => `repeat(auto-fill, minmax(max(20% - 1px, ${rem(width)}), 1fr))`;
export const sizes = style(
  kiosk(
    {
      display: 'grid',
      gridTemplateColumns: columns(136),
      gap: '1px',
      marginInline: GUTTER[0],
      overflow: 'hidden',
      background: color.raised,
      border: `1px solid ${color.line}`,
      borderRadius: radius.box,
    },
    { gridTemplateColumns: columns(100), marginInline: GUTTER[1] },
  ),
);
export const size = style(
  kiosk(
    {
      vars: { [figureSize]: rem(64) },
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minHeight: rem(132),
      padding: `${rem(28)} 0 ${rem(14)}`,
      paddingInlineStart: rem(20),
      background: color.raised,
      boxShadow: `0 0 0 1px ${color.line}`,
      selectors: {
        '&[data-sold-out]': { vars: { [figureWeight]: '480' }, background: color.sunken, color: color.inkSoft },
        '&[aria-checked="true"]': { background: color.ink, color: color.onInk },
      },
    },
    {
      vars: { [figureSize]: rem(40) },
      minHeight: rem(112),
      padding: `${rem(26)} 0 ${rem(12)}`,
      paddingInlineStart: rem(13),
    },
  ),
);
export const left = style(
  kiosk({ fontSize: rem(21), lineHeight: rem(28) }, { fontSize: rem(16), lineHeight: rem(20) }),
);
/** Keeps its height, so that nothing moves when a size is chosen that is sold out. */
export const near = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: rem(16),
      minHeight: rem(108),
      padding: `${rem(20)} ${GUTTER[0]} 0`,
      color: color.inkSoft,
    },
    { minHeight: rem(78), padding: `${rem(14)} ${GUTTER[1]} 0`, gap: rem(12) },
  ),
);
export const nearText = style({ flex: 1 });
export const nearest = style(
  kiosk(
    {
      vars: { [figureSize]: rem(52) },
      display: 'inline-flex',
      alignItems: 'center',
      gap: rem(18),
      minHeight: rem(88),
      paddingInline: rem(24),
      background: color.raised,
      color: color.ink,
      border: `2px solid ${color.edge}`,
      borderRadius: radius.box,
      fontSize: rem(24),
      whiteSpace: 'nowrap',
    },
    { vars: { [figureSize]: rem(36) }, minHeight: rem(64), paddingInline: rem(16), gap: rem(12), fontSize: rem(16) },
  ),
);
