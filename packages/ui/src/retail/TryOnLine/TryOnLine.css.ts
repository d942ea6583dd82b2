import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { under } from '../../internal/focusRing.css.ts';
import { kiosk, LANDSCAPE, rem } from '../../internal/kiosk.ts';
import { edgeBar } from '../../internal/labelStyles.ts';
import { globalStyle, recipe, type Rule, style } from '../../internal/styles.ts';
import { mono, oneLine, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius } from '../../theme/vars.css.ts';

const bar = (colour: string): Rule => ({ '::before': { ...edgeBar(colour), width: rem(8) } });

/** At 200 % text the words are below size and picture, and the steps below each other. */
const FOLDED = '(max-width: 36rem)';

/** Size, picture and words of a box are below each other on a narrow upright screen; in landscape only at 200 % text. */
const STACKED = '(max-width: 46rem)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });
export const line = recipe({
  base: kiosk(
    {
      vars: { [under]: color.raised },
      position: 'relative',
      display: 'grid',
      gridTemplate: `${rem(168)} minmax(${rem(120)}, auto) / ${rem(248)} ${rem(220)} minmax(0, 1fr)`,
      background: color.raised,
      border: `1px solid ${color.line}`,
      borderRadius: radius.box,
    },
    {
      gridTemplate: `${rem(108)} minmax(${rem(76)}, auto) / ${rem(152)} ${rem(148)} minmax(0, 1fr)`,
    },
    { [FOLDED]: { gridTemplate: 'auto auto auto / max-content minmax(0, 1fr)' } },
  ),
  variants: {
    tone: {
      ink: bar(color.ink),
      caution: bar(color.caution),
      positive: bar(color.positive),
      critical: bar(color.critical),
      // Without steps and actions it has no second row.
      over: [
        bar(color.edge),
        kiosk(
          { gridTemplateRows: `minmax(${rem(168)}, auto) auto` },
          { gridTemplateRows: `minmax(${rem(108)}, auto) auto` },
          { [FOLDED]: { gridTemplateRows: 'auto auto auto' } },
        ),
      ],
    },
  },
});
export const size = style(
  kiosk(
    {
      vars: { [figureSize]: rem(104) },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      marginInlineStart: rem(8),
      padding: `${rem(32)} 0 ${rem(14)}`,
      paddingInlineStart: rem(20),
      borderInlineEnd: `1px solid ${color.line}`,
      fontSize: rem(20),
      lineHeight: rem(28),
    },
    {
      vars: { [figureSize]: rem(62) },
      padding: `${rem(22)} 0 ${rem(10)}`,
      paddingInlineStart: rem(14),
      fontSize: rem(16),
      lineHeight: rem(20),
    },
    { [FOLDED]: { gap: rem(20), paddingInlineEnd: rem(20) } },
  ),
);
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minWidth: 0,
});
export const shoe = style(kiosk({ width: rem(184), maxWidth: '100%' }, { width: rem(124) }));
export const words = style(
  kiosk(
    { alignSelf: 'center', minWidth: 0, paddingInlineEnd: rem(12) },
    {},
    { [FOLDED]: { gridColumn: '1 / -1', padding: `${rem(14)} ${rem(20)}`, borderTop: `1px solid ${color.line}` } },
  ),
);
export const name = style(
  kiosk(
    { ...wide, ...oneLine, fontSize: rem(34), lineHeight: rem(40) },
    { fontSize: rem(22), lineHeight: rem(28) },
    { [FOLDED]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  ),
);
export const state = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${rem(8)} ${rem(16)}`,
      marginTop: rem(12),
      fontSize: rem(24),
      lineHeight: rem(32),
      color: color.inkSoft,
    },
    { marginTop: rem(8), fontSize: rem(18), lineHeight: rem(24) },
  ),
);
export const foot = style(
  kiosk(
    {
      gridColumn: '1 / -1',
      marginInlineStart: rem(8),
      borderTop: `1px solid ${color.line}`,
      display: 'grid',
      alignItems: 'center',
      padding: `${rem(12)} ${rem(20)}`,
    },
    { padding: `${rem(8)} ${rem(14)}` },
  ),
);
export const track = style(
  kiosk(
    { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: rem(8) },
    { gap: rem(6) },
    { [FOLDED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ),
);
export const step = style(
  kiosk(
    {
      position: 'relative',
      // The time is below the word, whether or not there is room beside it.
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      paddingTop: rem(10),
      paddingInlineEnd: rem(8),
      borderTop: `${rem(14)} solid ${color.sunken}`,
      fontSize: rem(22),
      lineHeight: rem(28),
      color: color.inkSoft,
      selectors: {
        '&[data-step="was"]': { borderTopColor: color.ink },
        '&[data-step="now"]': { borderTopColor: color.ink, color: color.ink, fontWeight: 700 },
        '&[data-step="now"]::before': {
          content: '',
          position: 'absolute',
          boxSizing: 'border-box',
          top: rem(-14),
          insetInline: 0,
          height: rem(14),
          background: color.signal,
          border: `3px solid ${color.ink}`,
        },
        '&[data-step="here"]': { borderTopColor: color.positive, color: color.positiveText, fontWeight: 700 },
      },
    },
    {
      borderTopWidth: rem(10),
      paddingTop: rem(8),
      fontSize: rem(16),
      lineHeight: rem(20),
      selectors: { '&[data-step="now"]::before': { top: rem(-10), height: rem(10), borderWidth: '2px' } },
    },
  ),
);
export const clock = style(kiosk({ ...mono, fontSize: rem(20) }, { fontSize: rem(16) }));
export const instead = style(kiosk({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(12) }));
export const end = style({ marginInlineStart: 'auto' });
/** The stamp at the scale of the kiosk. A long word wraps: on a small upright screen it is wider than its place. */
export const stamp = style(kiosk({ zoom: 1.75 }, { zoom: 1.2 }, { [FOLDED]: { zoom: 1.2 } }));
globalStyle(`${stamp} > *`, { flex: 'initial', whiteSpace: 'normal' });
/** A line that waits to be sent: a box. */
export const waiting = style(
  kiosk(
    {
      containerType: 'inline-size',
      minHeight: rem(312),
      selectors: { '& + &': { borderTop: `3px solid ${light.ink}` } },
    },
    { minHeight: rem(176) },
  ),
);
const row = (first: number, second: number) => `minmax(0, 1fr) / ${rem(first)} ${rem(second)} minmax(0, 1fr)`;
const stacked = { gridTemplate: 'auto auto auto / minmax(0, 1fr)', rowGap: rem(16), paddingBottom: rem(16) };
export const waitingLabel = style({
  display: 'grid',
  gridTemplate: row(236, 232),
  height: '100%',
  '@media': {
    '(orientation: portrait)': { '@container': { [STACKED]: stacked } },
    // The smaller words of landscape have room beside the picture.
    [LANDSCAPE]: { gridTemplate: row(164, 176), '@container': { [FOLDED]: stacked } },
  },
});
export const waitingName = style([
  name,
  kiosk({ fontSize: rem(40), lineHeight: rem(48) }, { fontSize: rem(24), lineHeight: rem(28) }),
]);
