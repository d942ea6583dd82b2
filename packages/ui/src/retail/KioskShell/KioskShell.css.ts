import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { under } from '../../internal/focusRing.css.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { GUTTER, kiosk, rem, touchOnly } from '../../internal/kiosk.ts';
import { globalStyle, recipe, style } from '../../internal/styles.ts';
import { color, motion, radius } from '../../theme/vars.css.ts';

/** The whole screen, of this shell and of the attract screen. */
export const screen = style(
  kiosk(
    {
      display: 'grid',
      height: ['100vh', '100dvh'],
      overflow: 'hidden',
      background: color.paper,
      fontSize: rem(26),
      lineHeight: rem(36),
      ...touchOnly,
    },
    { fontSize: rem(18), lineHeight: rem(24) },
  ),
);
export const shell = style([
  screen,
  kiosk(
    { gridTemplate: `${rem(112)} minmax(0, 1fr) auto / minmax(0, 1fr)` },
    { gridTemplate: `minmax(0, 1fr) auto / ${rem(96)} minmax(0, 1fr)` },
  ),
]);

export const top = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(16),
      minWidth: 0,
      paddingInline: `${rem(48)} ${rem(28)}`,
      borderBottom: `1px solid ${color.line}`,
    },
    {
      gridRow: '1 / -1',
      flexDirection: 'column',
      padding: `${rem(20)} 0`,
      gap: rem(8),
      borderBottom: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  ),
);
export const logo = style({ display: 'grid', placeItems: 'center', minWidth: '56px', minHeight: '56px', flex: 'none' });
export const mark = style(kiosk({ width: rem(72), height: rem(56) }, { width: rem(52), height: rem(40) }));
/** The name of the location, of this shell and of the attract screen. */
export const locationName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: rem(36),
  lineHeight: rem(40),
  fontStretch: '125%',
  fontWeight: 780,
  letterSpacing: '-0.02em',
  textTransform: 'uppercase',
});
export const area = style([
  locationName,
  kiosk({}, { flex: 'none', writingMode: 'vertical-rl', transform: 'rotate(180deg)', marginTop: 'auto', order: 9 }),
]);
export const live = recipe({
  base: kiosk(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: rem(12),
      whiteSpace: 'nowrap',
      fontWeight: 560,
      '::before': {
        content: '',
        boxSizing: 'border-box',
        width: rem(20),
        height: rem(20),
        borderRadius: '50%',
        border: '3px solid currentColor',
      },
    },
    {
      fontSize: rem(16),
      gap: rem(8),
      marginTop: rem(8),
      '::before': { width: rem(12), height: rem(12), borderWidth: '2px' },
    },
  ),
  variants: {
    state: {
      live: { '::before': { background: color.signal, borderColor: color.signalEdge } },
      offline: { color: color.criticalText },
    },
  },
});
export const tool = style(
  kiosk(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: rem(12),
      minHeight: rem(72),
      paddingInline: rem(20),
      borderRadius: radius.box,
      fontSize: rem(24),
      fontWeight: 560,
      whiteSpace: 'nowrap',
      // As wide as the rail: a ring around it would be cut at the edge of the window.
      selectors: { '&:focus-visible': insetRing },
    },
    {
      flexDirection: 'column',
      gap: rem(4),
      width: rem(92),
      minHeight: rem(68),
      paddingInline: 0,
      fontSize: rem(16),
      lineHeight: rem(20),
      whiteSpace: 'normal',
      textAlign: 'center',
    },
  ),
);
export const body = style({
  position: 'relative',
  minHeight: 0,
  minWidth: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const dock = style(
  kiosk(
    {
      vars: { [under]: color.raised },
      position: 'relative',
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'stretch',
      gap: rem(16),
      padding: `${rem(32)} ${GUTTER[0]} ${rem(40)}`,
      background: color.raised,
      borderTop: `1px solid ${color.line}`,
    },
    { padding: `${rem(14)} ${GUTTER[1]}`, gap: rem(12) },
  ),
);

export const button = recipe({
  base: kiosk(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: rem(16),
      minHeight: rem(96),
      paddingInline: rem(32),
      border: '2px solid transparent',
      borderRadius: radius.box,
      fontSize: rem(30),
      lineHeight: rem(36),
      fontWeight: 660,
      fontStretch: '114%',
      letterSpacing: '-0.01em',
      textAlign: 'center',
      transition: `transform ${motion.quick} ${motion.ease}`,
      selectors: {
        '&:active:not([data-disabled])': { transform: 'translateY(2px)' },
        '&[data-disabled]': { background: color.sunken, color: color.inkSoft, borderColor: color.line },
      },
    },
    { minHeight: rem(64), paddingInline: rem(22), fontSize: rem(20), lineHeight: rem(24), gap: rem(12) },
  ),
  variants: {
    variant: {
      plain: { background: color.raised, borderColor: color.edge },
      signal: { background: color.signal, color: color.onSignal, borderColor: color.signalEdge },
      ink: kiosk(
        { background: color.ink, color: color.onInk, flexDirection: 'column', rowGap: 0 },
        // The base sets the gap of both directions again.
        { rowGap: 0 },
      ),
      quiet: { textDecoration: 'underline', textUnderlineOffset: '8px', paddingInline: rem(12) },
    },
    isGrow: {
      true: kiosk(
        {
          // The size behind the words, "Request to try on 10.5".
          vars: { [figureSize]: rem(64) },
          flex: 1,
          fontSize: rem(40),
          lineHeight: rem(44),
          fontWeight: 720,
          fontStretch: '118%',
          columnGap: rem(24),
        },
        { vars: { [figureSize]: rem(40) }, fontSize: rem(26), lineHeight: rem(30) },
      ),
    },
  },
});
/** Its action runs: it is dashed, as the other buttons of the kit. */
globalStyle(`${button.classNames.base}[data-pending]`, {
  background: color.raised,
  color: color.inkSoft,
  borderColor: color.edge,
  borderStyle: 'dashed',
});
export const note = style(
  kiosk(
    { fontSize: rem(20), lineHeight: rem(28), fontWeight: 460, fontStretch: '100%', color: color.onInkSoft },
    { fontSize: rem(16), lineHeight: rem(20) },
  ),
);
export const glyph = style(
  kiosk({ strokeWidth: 2, width: rem(32), height: rem(32), flex: 'none' }, { width: rem(24), height: rem(24) }),
);
/** The swatch of a colourway at the scale of the kiosk. */
export const swatch = style(kiosk({ zoom: 1.5, flex: 'none' }, { zoom: 1 }));
