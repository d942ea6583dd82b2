import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { under } from '../../internal/focusRing.css.ts';
import { GUTTER, kiosk, rem } from '../../internal/kiosk.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, radius } from '../../theme/vars.css.ts';

const ticks = (colour: string, step: string) =>
  `repeating-linear-gradient(90deg, ${colour} 0 2px, transparent 2px ${step})`;

export const ruler = style(
  kiosk(
    { vars: { [under]: color.raised }, background: color.raised, borderBottom: `1px solid ${color.line}`, minWidth: 0 },
    { display: 'grid', gridTemplateColumns: `${rem(228)} minmax(0, 1fr)` },
  ),
);
export const head = style(
  kiosk(
    {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: `${rem(20)} ${GUTTER[0]} ${rem(16)}`,
    },
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: rem(8),
      padding: `${rem(12)} 0`,
      paddingInlineStart: GUTTER[1],
    },
  ),
);
export const title = style(
  kiosk({ ...wide, fontSize: rem(34), lineHeight: rem(40) }, { fontSize: rem(20), lineHeight: rem(24) }),
);
export const systems = style({
  display: 'flex',
  border: `2px solid ${color.edge}`,
  borderRadius: radius.box,
  overflow: 'hidden',
});
export const system = style(
  kiosk(
    {
      minHeight: rem(68),
      paddingInline: rem(24),
      fontSize: rem(26),
      fontWeight: 600,
      whiteSpace: 'nowrap',
      borderInlineEnd: `1px solid ${color.line}`,
      selectors: {
        '&:last-child': { borderInlineEnd: 0 },
        '&:focus-visible': insetRing,
        '&[aria-pressed="true"]': { background: color.ink, color: color.onInk },
      },
    },
    { minHeight: rem(56), minWidth: rem(56), paddingInline: rem(8), fontSize: rem(16), textAlign: 'center' },
  ),
);
/** Figures stay from small to large in every page direction. */
export const run = style(
  kiosk(
    {
      position: 'relative',
      display: 'flex',
      direction: 'ltr',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      borderTop: `1px solid ${color.line}`,
      minWidth: 0,
    },
    { borderTop: 0, borderInlineStart: `1px solid ${color.line}` },
  ),
);
export const place = style(
  kiosk(
    {
      vars: { [figureSize]: rem(52) },
      position: 'relative',
      flex: `1 0 ${rem(132)}`,
      height: rem(144),
      display: 'grid',
      placeItems: 'center',
      paddingBottom: rem(16),
      borderInlineEnd: `1px solid ${color.line}`,
      scrollSnapAlign: 'center',
      '::after': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 0',
        height: rem(14),
        background: ticks(color.edge, '20%'),
      },
      selectors: {
        // The run scrolls, so a ring around a place would be cut.
        '&:focus-visible': insetRing,
        '&[aria-checked="true"]': {
          vars: { [figureSize]: rem(112) },
          flexBasis: rem(272),
          background: color.ink,
          color: color.onInk,
        },
        '&[aria-checked="true"]::after': { height: rem(18), background: ticks(color.onInk, '10%') },
      },
    },
    {
      vars: { [figureSize]: rem(32) },
      flex: `1 0 ${rem(72)}`,
      height: rem(112),
      paddingBottom: rem(8),
      selectors: { '&[aria-checked="true"]': { vars: { [figureSize]: rem(76) }, flexBasis: rem(176) } },
    },
  ),
);

/** Framed, with the ruler's ticks in volt: here the customer's size comes. */
export const asked = style(
  kiosk(
    {
      ...wide,
      position: 'relative',
      flex: `1 0 ${rem(272)}`,
      height: rem(144),
      display: 'grid',
      placeItems: 'center',
      paddingBottom: rem(16),
      border: `4px solid ${color.ink}`,
      scrollSnapAlign: 'center',
      fontSize: rem(96),
      lineHeight: 1,
      '::after': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 0',
        height: rem(18),
        background: `${ticks(color.onSignal, '10%')}, ${color.signal}`,
      },
    },
    { flex: `1 0 ${rem(176)}`, height: rem(112), paddingBottom: rem(8), fontSize: rem(64) },
  ),
);
