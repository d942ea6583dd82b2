import { createVar } from '@vanilla-extract/css';
import { figureSize, figureWeight } from '../SizeFigure/SizeFigure.css.ts';
import { kiosk, rem } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { mono, oneLine, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color } from '../../theme/vars.css.ts';
import { strokeEnd, strokeHeight } from '../KioskProductCard/KioskProductCard.css.ts';

export const cardboard = createVar();
export const page = style(
  kiosk(
    {
      // The box lies at an angle.
      overflowX: 'clip',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-end',
      minHeight: '100%',
      padding: `${rem(48)} ${rem(48)} ${rem(100)}`,
    },
    { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start', gap: rem(48), padding: rem(48) },
  ),
);
export const art = style(
  kiosk(
    {
      position: 'relative',
      width: '100%',
      maxWidth: rem(984),
      marginBottom: rem(88),
      flex: 'none',
      direction: 'ltr',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-art="failed"]': {
          width: `calc(100% - ${rem(64)})`,
          marginInline: rem(32),
          marginBottom: rem(128),
          transform: 'rotate(-5deg)',
        },
      },
    },
    {
      width: `min(${rem(500)}, 39vw)`,
      marginBottom: 0,
      selectors: { '&[data-art="failed"]': { width: `min(${rem(500)}, 39vw)`, marginInline: 0, marginBottom: 0 } },
    },
  ),
);
/** A closed box: the lid is wider than the body and throws a shadow on it. */
const closed = (lidHeight: string) => ({
  backgroundImage: 'linear-gradient(rgba(12, 14, 16, 0.4) 0 2px, rgba(12, 14, 16, 0.2) 2px 9px, transparent 9px)',
  backgroundPosition: `0 ${lidHeight}`,
  backgroundRepeat: 'no-repeat',
  clipPath: `polygon(0 0, 100% 0, 100% ${lidHeight}, calc(100% - 4px) ${lidHeight}, calc(100% - 4px) 100%, 4px 100%, 4px ${lidHeight}, 0 ${lidHeight})`,
});
/** Stands in the box, whose front hides its sole. */
export const missing = style(
  kiosk(
    {
      position: 'absolute',
      left: rem(102),
      bottom: rem(372),
      width: rem(780),
      color: `color-mix(in srgb, ${color.ink} 55%, transparent)`,
    },
    { left: rem(50), bottom: rem(214), width: rem(400) },
  ),
);
export const box = style(
  kiosk(
    {
      position: 'relative',
      backgroundColor: cardboard,
      padding: `min(${rem(48)}, 4.5vw)`,
      height: rem(452),
      selectors: {
        '[data-art="failed"] > &': {
          transform: 'rotate(180deg)',
          paddingTop: rem(124),
          height: rem(560),
          ...closed(rem(84)),
        },
      },
    },
    {
      padding: `min(${rem(28)}, 2.2vw)`,
      height: rem(260),
      selectors: {
        '[data-art="failed"] > &': {
          paddingTop: rem(72),
          height: rem(320),
          ...closed(rem(48)),
        },
      },
    },
  ),
);
export const open = style(
  kiosk(
    {
      height: rem(132),
      marginInline: '4px',
      background: 'linear-gradient(90deg, #A97F4D 7%, #85623A 7% 93%, #A97F4D 93%)',
      clipPath: 'polygon(7% 0, 93% 0, 100% 100%, 0 100%)',
    },
    { height: rem(72) },
  ),
);
export const lid = style(
  kiosk(
    {
      height: rem(92),
      width: '87%',
      marginInlineStart: '13%',
      marginBottom: rem(180),
      background: '#C49A6A',
      transform: 'rotate(-7deg)',
      boxShadow: 'inset 0 -8px 0 rgba(12, 14, 16, 0.25)',
    },
    { height: rem(48), marginBottom: rem(70) },
  ),
);
/** Its figure fills the label at any text size: both grow with it no further than these shares of the screen. */
export const label = style(
  kiosk(
    {
      vars: { [figureSize]: `min(${rem(290)}, 26.8vw)` },
      display: 'grid',
      gridTemplate: `minmax(0, 1fr) ${rem(76)} / minmax(0, 1fr) min(${rem(140)}, 13vw)`,
      height: '100%',
      background: '#FFFFFF',
      color: light.ink,
      borderInlineStart: `12px solid ${light.ink}`,
    },
    {
      vars: { [figureSize]: `min(${rem(150)}, 11.7vw)` },
      gridTemplate: `minmax(0, 1fr) ${rem(44)} / minmax(0, 1fr) min(${rem(88)}, 6.9vw)`,
      borderInlineStartWidth: '8px',
    },
  ),
);
export const figure = style({
  // The stroke of `struck` is at half the height of a flex item.
  display: 'flex',
  alignSelf: 'center',
  paddingInlineStart: `min(${rem(36)}, 3.3vw)`,
  selectors: {
    '&[data-struck]': {
      vars: { [figureWeight]: '480', [strokeHeight]: '16px', [strokeEnd]: `max(${rem(-26)}, -2.4vw)` },
      color: '#53575D',
    },
  },
});
export const code = style(
  kiosk(
    {
      ...mono,
      textTransform: 'uppercase',
      borderTop: '2px solid #D6D1C6',
      ...oneLine,
      paddingInline: rem(36),
      fontSize: rem(30),
      lineHeight: rem(74),
    },
    { fontSize: rem(18), lineHeight: rem(42), paddingInline: rem(24) },
  ),
);
export const bars = style(
  kiosk(
    {
      gridRow: '1 / -1',
      gridColumn: '2',
      placeSelf: 'center',
      width: `min(${rem(84)}, 7.8vw)`,
      height: rem(260),
      fill: light.ink,
    },
    { width: `min(${rem(52)}, 4vw)`, height: rem(140) },
  ),
);
export const words = style({ minWidth: 0 });
export const title = style(
  kiosk(
    { ...wide, fontSize: rem(108), lineHeight: rem(104), letterSpacing: '-0.045em' },
    { fontSize: rem(60), lineHeight: rem(60) },
  ),
);
export const textLine = style(
  kiosk(
    {
      marginTop: rem(20),
      maxWidth: '30ch',
      fontSize: rem(34),
      lineHeight: rem(46),
      color: color.inkSoft,
      textWrap: 'balance',
    },
    { marginTop: rem(12), fontSize: rem(22), lineHeight: rem(30) },
  ),
);
export const retry = style({ display: 'block', fontWeight: 640, color: color.ink });
export const nearest = style(
  kiosk(
    { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(16), marginTop: rem(40), color: color.inkSoft },
    { marginTop: rem(24), gap: rem(12) },
  ),
);
