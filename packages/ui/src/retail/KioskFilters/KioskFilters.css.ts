import { createVar } from '@vanilla-extract/css';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { GUTTER, kiosk, rem, touchOnly } from '../../internal/kiosk.ts';
import { type Rule, style } from '../../internal/styles.ts';
import { oneLine, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const scrim = style({ ...touchOnly, position: 'fixed', inset: 0, zIndex: 10, background: color.scrim });
export const modal = style({ position: 'fixed', insetInline: 0, bottom: 0, maxHeight: '94%', display: 'flex' });
export const sheet = style({
  vars: { [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  background: color.raised,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  outline: 'none',
  '@media': { '(forced-colors: active)': { borderTop: '1px solid CanvasText' } },
});
export const head = style(
  kiosk(
    { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: `${rem(24)} ${GUTTER[0]} 0` },
    { padding: `${rem(16)} ${GUTTER[1]} 0` },
  ),
);
export const title = style(
  kiosk({ ...wide, fontSize: rem(60), lineHeight: rem(64) }, { fontSize: rem(36), lineHeight: rem(40) }),
);
export const body = style(
  kiosk(
    { display: 'grid', gap: rem(26), padding: `${rem(12)} ${GUTTER[0]} ${rem(32)}`, overflowY: 'auto' },
    {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: `${rem(20)} ${rem(40)}`,
      padding: `${rem(8)} ${GUTTER[1]} ${rem(20)}`,
    },
  ),
);
/** In landscape colours are beside types, brands beside sizes. */
export const group = style(
  kiosk(
    { minWidth: 0 },
    {
      selectors: {
        '&[data-filter="color"]': { gridColumn: '2', gridRow: '1' },
        '&[data-filter="brand"]': { gridColumn: '2', gridRow: '2' },
        '&[data-filter="availability"]': {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: rem(24),
        },
      },
    },
  ),
);
export const groupTitle = style(
  kiosk(
    { ...wide, marginBottom: rem(12), fontSize: rem(28), lineHeight: rem(36) },
    {
      marginBottom: rem(10),
      fontSize: rem(20),
      lineHeight: rem(24),
      selectors: { '[data-filter="availability"] > &': { marginBottom: 0 } },
    },
  ),
);
const chosen = { background: color.ink, color: color.onInk, borderColor: color.ink };
/** Columns of equal width, fewer at 200 % text. */
const columns = (count: number, least: number): Rule => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${100 / count}% - ${rem(12)}, ${rem(least)}), 1fr))`,
  gap: rem(12),
});
const pictures = style(columns(6, 64));
const chips = style(columns(3, 112));
const places = style(columns(2, 200));
const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(20% - 1px, ${rem(84)}), 1fr))`,
  gap: '1px',
  background: color.raised,
  border: `1px solid ${color.line}`,
  overflow: 'hidden',
});
/** The place of the buttons of each filter. */
export const options = { type: pictures, size: figures, color: pictures, brand: chips, availability: places };

const box = {
  border: `2px solid ${color.edge}`,
  borderRadius: radius.box,
  fontWeight: 600,
  textAlign: 'center',
} as const;
const chip = style(
  kiosk(
    {
      ...box,
      minHeight: rem(80),
      paddingInline: rem(8),
      fontSize: rem(26),
      overflow: 'hidden',
      selectors: { '&[aria-pressed="true"]': chosen },
    },
    { minHeight: rem(60), fontSize: rem(18) },
  ),
);
const type = style(
  kiosk(
    {
      ...box,
      display: 'grid',
      gridTemplateRows: `minmax(0, 1fr) ${rem(44)}`,
      justifyItems: 'center',
      alignItems: 'center',
      height: rem(148),
      minWidth: 0,
      fontSize: rem(24),
      selectors: { '&[aria-pressed="true"]': chosen },
    },
    { gridTemplateRows: `minmax(0, 1fr) ${rem(34)}`, height: rem(112), fontSize: rem(17) },
  ),
);
export const picture = style(kiosk({ width: rem(116), maxWidth: '92%', alignSelf: 'end' }, { width: rem(88) }));
const colour = style(
  kiosk(
    {
      display: 'grid',
      gap: rem(8),
      minWidth: 0,
      fontSize: rem(24),
      lineHeight: rem(32),
      fontWeight: 560,
      textAlign: 'center',
      selectors: { '&[aria-pressed="true"]': { fontWeight: 700 } },
    },
    { gap: rem(10), fontSize: rem(16), lineHeight: rem(20) },
  ),
);
export const paint = createVar();
export const swatch = style(
  kiosk(
    {
      display: 'grid',
      placeItems: 'center',
      height: rem(80),
      borderRadius: radius.box,
      background: paint,
      boxShadow: 'inset 0 0 0 2px rgba(12, 14, 16, 0.3)',
      forcedColorAdjust: 'none',
      selectors: {
        '[aria-pressed="true"] > &': {
          boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.raised}, 0 0 0 8px ${color.ink}`,
        },
      },
    },
    { height: rem(64) },
  ),
);
/** White on black: it is seen on every colour. */
export const tick = style(
  kiosk(
    {
      visibility: 'hidden',
      width: rem(40),
      height: rem(40),
      padding: rem(6),
      borderRadius: '50%',
      background: light.ink,
      color: '#FFFFFF',
      selectors: { '[aria-pressed="true"] &': { visibility: 'visible' } },
    },
    { width: rem(32), height: rem(32) },
  ),
);
export const label = style({ ...oneLine, maxWidth: '100%' });
const size = style(
  kiosk(
    {
      vars: { [figureSize]: rem(52) },
      boxShadow: `0 0 0 1px ${color.line}`,
      display: 'grid',
      placeItems: 'center',
      height: rem(104),
      background: color.raised,
      selectors: { '&[aria-pressed="true"]': chosen },
    },
    { vars: { [figureSize]: rem(36) }, height: rem(76) },
  ),
);
/** The look of a button of each filter. */
export const option = { type, size, color: colour, brand: chip, availability: chip };
export const foot = style(
  kiosk(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(32%, auto) minmax(0, 1fr)',
      gap: rem(16),
      padding: `${rem(28)} ${GUTTER[0]} ${rem(40)}`,
      borderTop: `1px solid ${color.line}`,
    },
    { padding: `${rem(14)} ${GUTTER[1]}` },
  ),
);
export const field = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(20),
      flex: 1,
      minWidth: rem(280),
      minHeight: rem(96),
      paddingInline: rem(28),
      border: `2px solid ${color.edge}`,
      borderRadius: radius.box,
      background: color.raised,
      fontSize: rem(30),
      selectors: { '&:focus-within': { borderColor: color.ink }, '&:has(:focus-visible)': focusRing },
    },
    { minHeight: rem(64), minWidth: rem(200), paddingInline: rem(20), gap: rem(14), fontSize: rem(20) },
  ),
);
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  background: 'none',
  userSelect: 'text',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The ring is around the field.
    '&:focus-visible': { boxShadow: 'none' },
  },
});
export const clear = style({ display: 'grid', placeItems: 'center', flex: 'none', width: '56px', height: '56px' });
