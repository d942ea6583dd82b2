import { keyframes } from '@vanilla-extract/css';
import { figureSize, figureSpacing } from '../SizeFigure/SizeFigure.css.ts';
import { under } from '../../internal/focusRing.css.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { kioskScreen as kiosk, rem } from '../../internal/kiosk.ts';
import { globalStyle, style } from '../../internal/styles.ts';
import { twoLines } from '../../internal/textStyles.ts';
import * as shared from '../KioskShell/KioskShell.css.ts';
import { light } from '../../theme/light.ts';
import { color, motion } from '../../theme/vars.css.ts';
import { directed } from '../../components/Icon/Icon.css.ts';

const rule = '2px solid #D6D1C6';

export const screen = style([
  shared.screen,
  kiosk(
    {
      gridTemplate: `${rem(112)} auto auto minmax(0, 1fr) ${rem(348)} ${rem(528)} / minmax(0, 1fr)`,
      selectors: {
        '&[data-called]': { gridTemplateRows: `${rem(112)} auto auto minmax(0, 1fr) ${rem(324)} ${rem(264)}` },
      },
    },
    {
      gridTemplate: `${rem(88)} auto auto minmax(0, 1fr) ${rem(214)} / min(${rem(752)}, 63.5vw) minmax(0, 1fr)`,
      selectors: { '&[data-called]': { gridTemplateRows: `${rem(88)} auto auto minmax(0, 1fr) ${rem(214)}` } },
    },
    {
      gridTemplate: `${rem(88)} auto auto minmax(0, 11fr) ${rem(214)} minmax(0, 12fr) / minmax(0, 1fr)`,
      selectors: {
        '&[data-called]': {
          gridTemplateRows: `${rem(88)} auto auto minmax(0, 11fr) ${rem(214)} minmax(0, 7fr)`,
        },
      },
    },
  ),
]);
/** While numbers are called, their board is as wide as the screen. */
const whileCalled = `${screen}[data-called] &`;
export const top = style(
  kiosk(
    { display: 'flex', alignItems: 'center', gap: rem(16), paddingInline: rem(48), minWidth: 0 },
    { paddingInline: rem(32), selectors: { [whileCalled]: { gridColumn: '1 / -1' } } },
    { paddingInline: rem(32) },
  ),
);
export const called = style(kiosk({ minWidth: 0 }, { selectors: { [whileCalled]: { gridColumn: '1 / -1' } } }, {}));
/** In two lines beside the button of a new version. */
export const area = style([
  shared.locationName,
  kiosk({ ...twoLines, overflowWrap: 'normal' }, { fontSize: rem(28), lineHeight: rem(32) }),
]);
export const languages = style({
  display: 'flex',
  flex: 'none',
  border: `2px solid ${color.edge}`,
  borderRadius: '4px',
  overflow: 'hidden',
  background: color.raised,
});
export const language = style(
  kiosk(
    {
      minHeight: rem(68),
      paddingInline: rem(24),
      fontSize: rem(26),
      fontWeight: 600,
      borderInlineEnd: `1px solid ${color.line}`,
      selectors: {
        '&:focus-visible': insetRing,
        '&[aria-pressed="true"]': { background: color.ink, color: color.onInk },
      },
    },
    { minHeight: rem(56), paddingInline: rem(16), fontSize: rem(18) },
  ),
);
export const headline = style(
  kiosk(
    {
      padding: `${rem(28)} ${rem(48)} 0`,
      maxWidth: '22ch',
      fontSize: rem(84),
      lineHeight: rem(88),
      fontStretch: '118%',
      fontWeight: 690,
      letterSpacing: '-0.035em',
    },
    {
      padding: `${rem(4)} ${rem(32)} 0`,
      fontSize: rem(46),
      lineHeight: rem(50),
      selectors: {
        [whileCalled]: { paddingTop: rem(12), maxWidth: 'none', fontSize: rem(36), lineHeight: rem(42) },
      },
    },
  ),
);
/** Shoe and figure stay where they are when the page is read from right to left. */
export const stage = style(
  kiosk(
    {
      position: 'relative',
      // Above the lid; its pictures are as high as there is space.
      zIndex: 3,
      containerType: 'size',
      pointerEvents: 'none',
      minHeight: 0,
      direction: 'ltr',
      // The shadow of the shoe on the lid.
      '::after': {
        content: '',
        position: 'absolute',
        inset: `auto ${rem(110)} ${rem(-11)} ${rem(130)}`,
        height: rem(11),
        background: 'rgba(12, 14, 16, 0.32)',
        borderRadius: '0 0 50% 50%',
        zIndex: 1,
      },
    },
    { '::after': { inset: `auto ${rem(96)} ${rem(-8)} ${rem(120)}`, height: rem(8) } },
  ),
);
export const figure = style(
  kiosk(
    {
      vars: { [figureSize]: rem(522), [figureSpacing]: '-0.06em' },
      position: 'absolute',
      top: rem(50),
      left: rem(13),
      selectors: { [whileCalled]: { top: rem(28) } },
    },
    {
      vars: { [figureSize]: `min(${rem(360)}, 118cqh, 48cqw)`, [figureSpacing]: '-0.06em' },
      top: rem(30),
      left: rem(10),
      selectors: { [whileCalled]: { top: 0 } },
    },
  ),
);
/** As wide as the design says, and no higher than the stage: the headline stays in view. */
const shoeWidth = (px: number) => `min(${rem(px)}, ${(1010 / 530).toFixed(2)} * 100cqh, 85.5cqw)`;
export const shoe = style(
  kiosk(
    { position: 'absolute', zIndex: 2, left: rem(35), bottom: rem(-35), width: shoeWidth(1010), maxWidth: '97%' },
    { left: rem(56), bottom: rem(-22), width: shoeWidth(640) },
  ),
);
const arrive = keyframes({ from: { opacity: 0, transform: `translateX(${rem(48)})` } });
/** The first product is there at once; those after it arrive. */
export const turned = style({ animation: `${arrive} ${motion.calm} ${motion.ease}` });
/** On the lid of the large box: which product of how many is on the stage. */
export const turns = style(
  kiosk(
    { position: 'absolute', zIndex: 1, top: rem(26), insetInlineEnd: rem(48), display: 'flex', gap: rem(8) },
    { top: rem(16), insetInlineEnd: rem(32), gap: rem(6) },
  ),
);
export const turn = style(
  kiosk(
    {
      width: rem(12),
      height: rem(26),
      border: `2px solid ${light.ink}`,
      selectors: { '&[data-now]': { width: rem(40), background: light.ink } },
    },
    { width: rem(9), height: rem(18), selectors: { '&[data-now]': { width: rem(28) } } },
  ),
);
export const go = style({
  vars: { [under]: light.signal },
  position: 'relative',
  zIndex: 2,
  minWidth: 0,
  background: light.ink,
  color: light.ink,
});
export const label = style(
  kiosk(
    { display: 'grid', gridTemplate: `minmax(0, 1fr) ${rem(68)} / minmax(0, 1fr) ${rem(116)}`, height: '100%' },
    { gridTemplate: `minmax(0, 1fr) ${rem(48)} / minmax(0, 1fr) ${rem(84)}` },
  ),
);
export const call = style(
  kiosk(
    {
      alignSelf: 'center',
      paddingInlineStart: rem(24),
      fontSize: rem(106),
      lineHeight: rem(106),
      fontStretch: '120%',
      fontWeight: 760,
      letterSpacing: '-0.05em',
      whiteSpace: 'nowrap',
      // Arabic letters reach below their line.
      overflowX: 'clip',
      selectors: { '&[data-long]': { fontSize: rem(78) } },
    },
    {
      paddingInlineStart: rem(18),
      fontSize: `min(${rem(72)}, 6.2vw)`,
      lineHeight: rem(72),
      selectors: { '&[data-long]': { fontSize: `min(${rem(54)}, 4.4vw)` } },
    },
    {
      paddingInlineStart: rem(18),
      fontSize: `min(${rem(72)}, 9.2vw)`,
      lineHeight: rem(72),
      selectors: { '&[data-long]': { fontSize: `min(${rem(54)}, 6.9vw)` } },
    },
  ),
);
export const strip = style(
  kiosk(
    { display: 'flex', borderTop: rule, fontSize: rem(25), lineHeight: rem(32), minWidth: 0 },
    { fontSize: rem(18) },
  ),
);
export const cell = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(12),
      paddingInline: rem(24),
      borderInlineEnd: rule,
      whiteSpace: 'nowrap',
      selectors: {
        '&:nth-child(2)': { flex: 1, minWidth: 0, overflow: 'hidden' },
        '&:last-child': { borderInlineEnd: 0 },
      },
    },
    { paddingInline: rem(16) },
  ),
);
export const bars = style({
  gridRow: '1 / -1',
  gridColumn: '2',
  borderInlineStart: rule,
  display: 'grid',
  placeItems: 'center',
});
export const bar = style(
  kiosk({ width: rem(68), height: rem(168), fill: light.ink }, { width: rem(48), height: rem(104) }),
);
export const wall = style(
  kiosk(
    {
      display: 'grid',
      gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))',
      gap: '5px',
      paddingBottom: '5px',
      background: light.ink,
      minHeight: 0,
      selectors: { [whileCalled]: { gridTemplateRows: 'minmax(0, 1fr)' } },
    },
    {
      gridColumn: '2',
      gridRow: '1 / -1',
      gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
      selectors: { [whileCalled]: { gridRow: '3 / -1', gridTemplateRows: 'repeat(2, minmax(0, 1fr))' } },
      paddingBottom: 0,
      paddingInlineStart: '5px',
    },
    {},
  ),
);
/** The wall is lower then: two products and the box for a number, in landscape three products. */
for (const [orientation, first] of [
  ['portrait', 3],
  ['landscape', 4],
] as const) {
  globalStyle(`${screen}[data-called] ${wall} > :nth-child(n + ${first}):not(:last-child)`, {
    '@media': { [`(orientation: ${orientation})`]: { display: 'none' } },
  });
}
export const place = style({
  minWidth: 0,
  minHeight: 0,
  textAlign: 'start',
  selectors: { '&:active': { opacity: 0.85 } },
});
export const small = style(
  kiosk(
    { display: 'grid', gridTemplateRows: `minmax(0, 1fr) ${rem(48)}`, height: '100%' },
    { gridTemplateRows: `minmax(0, 1fr) ${rem(38)}` },
  ),
);
export const smallTop = style(
  kiosk(
    {
      vars: { [figureSize]: rem(76) },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: rem(8),
      paddingInline: `${rem(16)} ${rem(8)}`,
      minWidth: 0,
    },
    {
      vars: { [figureSize]: rem(60) },
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: `${rem(18)} ${rem(10)} ${rem(6)}`,
      paddingInlineStart: rem(14),
    },
    { vars: { [figureSize]: rem(52) }, paddingInline: `${rem(12)} ${rem(6)}` },
  ),
);
export const smallPicture = style(
  kiosk(
    { width: rem(144), flex: '0 1 auto', minWidth: 0 },
    { width: rem(124), flex: 'none', alignSelf: 'flex-end' },
    { width: rem(112) },
  ),
);
export const smallFoot = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: rem(12),
      paddingInline: `${rem(16)} ${rem(12)}`,
      borderTop: rule,
      fontSize: rem(20),
      lineHeight: rem(24),
      whiteSpace: 'nowrap',
      minWidth: 0,
      overflow: 'hidden',
    },
    { fontSize: rem(16), paddingInline: `${rem(12)} ${rem(10)}` },
  ),
);
export const smallPrice = style(kiosk({ fontWeight: 640 }, { display: 'none' }));
export const smallIcon = style([
  directed,
  kiosk({ strokeWidth: 2, width: rem(26), height: rem(26), flex: 'none' }, { display: 'none' }),
]);
export const smallName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const ask = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(16),
      paddingInline: rem(16),
      fontSize: rem(32),
      lineHeight: rem(34),
      fontStretch: '118%',
      fontWeight: 900,
      letterSpacing: '-0.02em',
    },
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: rem(8),
      fontSize: `min(${rem(27)}, 2.2vw)`,
      lineHeight: rem(29),
    },
    { gap: rem(10), paddingInline: rem(12), fontSize: `min(${rem(22)}, 2.5vw)`, lineHeight: rem(24) },
  ),
);
export const askIcon = style(
  kiosk({ strokeWidth: 1.6, width: rem(52), height: rem(52), flex: 'none' }, { width: rem(40), height: rem(40) }),
);
