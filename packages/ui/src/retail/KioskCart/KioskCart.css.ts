import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { GUTTER, kiosk, rem } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { twoLines, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius } from '../../theme/vars.css.ts';

const rule = '2px solid #D6D1C6';

export const page = style(
  kiosk(
    {
      overflowX: 'clip',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minHeight: '100%',
      // The pile stands on it.
      borderBottom: `${rem(6)} solid ${color.ink}`,
    },
    { borderBottomWidth: rem(4) },
  ),
);
export const head = style(
  kiosk(
    { display: 'grid', gap: rem(20), padding: `${rem(44)} ${GUTTER[0]} ${rem(32)}` },
    {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'baseline',
      gap: rem(24),
      padding: `${rem(20)} ${GUTTER[1]} ${rem(20)}`,
    },
  ),
);
export const title = style(
  kiosk(
    { ...wide, fontSize: rem(152), lineHeight: rem(140), letterSpacing: '-0.05em' },
    { fontSize: rem(64), lineHeight: rem(64) },
  ),
);
/** Below title and sentence, which keep their places. */
export const refusal = style(kiosk({}, { gridColumn: '1 / -1' }));
/** Where the pairs are brought to, below title and sentence. */
export const where = style(kiosk({ selectors: { '&[inert]': { opacity: 0.5 } } }, { gridColumn: '1 / -1' }));
export const spots = style(
  kiosk({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(16) }, { gap: rem(8) }),
);
export const spotsTitle = style(
  kiosk(
    { ...wide, flex: '0 0 100%', fontSize: rem(34), lineHeight: rem(40) },
    { flex: 'none', fontSize: rem(20), lineHeight: rem(24), marginInlineEnd: rem(8) },
  ),
);
export const spot = style(
  kiosk(
    {
      maxWidth: '100%',
      minHeight: rem(76),
      paddingInline: rem(28),
      fontSize: rem(26),
      fontWeight: 600,
      overflowWrap: 'anywhere',
      border: `2px solid ${color.edge}`,
      borderRadius: radius.box,
      background: color.raised,
      selectors: {
        '&[aria-pressed="true"]': { background: color.ink, borderColor: color.ink, color: color.onInk },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
    { minHeight: rem(56), paddingInline: rem(20), fontSize: rem(18) },
  ),
);
export const soft = style({ color: color.inkSoft });
/** Dimmed while it is sent and cannot be changed. */
export const pile = style(
  kiosk(
    { display: 'grid', paddingInline: GUTTER[0], selectors: { '&[inert]': { opacity: 0.5 } } },
    { paddingInline: GUTTER[1] },
  ),
);
export const line = style(
  kiosk(
    {
      height: rem(350),
      selectors: {
        '&:nth-child(3n + 2)': { translate: `${rem(-12)} 0` },
        '&:nth-child(3n)': { translate: `${rem(8)} 0` },
        '& + &': { borderTop: `3px solid ${light.ink}` },
      },
    },
    { height: rem(168) },
  ),
);
export const label = style(
  kiosk(
    {
      display: 'grid',
      gridTemplate: `${rem(146)} minmax(0, 1fr) / ${rem(236)} ${rem(232)} minmax(0, 1fr)`,
      height: '100%',
    },
    { gridTemplate: `minmax(0, 1fr) / ${rem(164)} ${rem(176)} minmax(0, 1fr) auto` },
  ),
);
export const size = style(
  kiosk(
    {
      vars: { [figureSize]: rem(98) },
      gridRow: '1 / -1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      padding: `${rem(32)} 0 ${rem(16)}`,
      paddingInlineStart: rem(22),
      borderInlineEnd: rule,
      fontSize: rem(20),
      lineHeight: rem(28),
      color: '#53575D',
    },
    {
      vars: { [figureSize]: rem(70) },
      padding: `${rem(22)} 0 ${rem(12)}`,
      paddingInlineStart: rem(18),
      fontSize: rem(16),
      lineHeight: rem(20),
    },
  ),
);
export const figure = style({ color: light.ink });
export const picture = style({ display: 'grid', placeItems: 'center', minWidth: 0 });
export const shoe = style(kiosk({ width: rem(204) }, { width: rem(150) }));
export const words = style({ alignSelf: 'center', minWidth: 0, paddingInlineEnd: rem(16) });
export const name = style(
  kiosk({ ...wide, ...twoLines, fontSize: rem(34), lineHeight: rem(40) }, { fontSize: rem(22), lineHeight: rem(28) }),
);
export const way = style({ display: 'flex', alignItems: 'center', gap: rem(12), color: '#53575D' });
export const controls = style(
  kiosk(
    {
      gridColumn: '2 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: rem(16),
      padding: `0 ${rem(24)}`,
      paddingInlineStart: rem(16),
      borderTop: rule,
    },
    { gridColumn: '4', borderTop: 0, paddingInline: rem(20) },
  ),
);
/** The label is white in every theme, and so are the controls on it. */
export const stepper = style({
  vars: { [color.raised]: '#FFFFFF', [color.edge]: '#7F7B72', [color.ink]: light.ink },
  flex: 'none',
  direction: 'ltr',
});
export const remove = style(
  kiosk(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: rem(12),
      minHeight: rem(76),
      paddingInline: rem(12),
      fontWeight: 600,
    },
    { minHeight: rem(60) },
  ),
);
export const price = style(
  kiosk(
    { marginInlineStart: 'auto', fontSize: rem(32), fontWeight: 640 },
    { minWidth: rem(96), textAlign: 'end', fontSize: rem(22) },
  ),
);
export const gone = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: rem(16),
      marginBottom: rem(16),
      padding: `${rem(16)} ${rem(16)} ${rem(16)} ${rem(32)}`,
      border: `3px dashed ${color.edge}`,
      borderRadius: radius.box,
    },
    { marginBottom: rem(8), padding: `${rem(8)} ${rem(8)} ${rem(8)} ${rem(24)}`, borderWidth: '2px' },
  ),
);
export const sum = style(
  kiosk({ display: 'flex', alignItems: 'center', gap: rem(16), flex: '0 0 100%' }, { flex: 'none' }),
);
export const items = style({ fontWeight: 660 });
