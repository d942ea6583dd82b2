import { GUTTER, kiosk, rem } from '../../internal/kiosk.ts';
import { recipe, style } from '../../internal/styles.ts';
import { leftToRight, mono, wide } from '../../internal/textStyles.ts';
import { light } from '../../theme/light.ts';
import { color, radius } from '../../theme/vars.css.ts';

/** At 200 % text the stub is below the number, and the lines are below the ticket. */
const FOLDED = '(max-width: 44rem)';

export const frame = style({ containerType: 'inline-size', display: 'grid', minHeight: '100%' });
export const page = style(
  kiosk(
    {
      display: 'flex',
      flexDirection: 'column',
      gap: rem(24),
      minWidth: 0,
      padding: `${rem(36)} ${GUTTER[0]}`,
      // The boxes stand on the dock.
      selectors: { '&[data-unsent]': { paddingBottom: 0, borderBottom: `${rem(6)} solid ${color.ink}` } },
    },
    {
      display: 'grid',
      gridTemplate: `auto minmax(0, 1fr) auto / min(${rem(380)}, 32vw) minmax(0, 1fr)`,
      gap: `${rem(16)} ${rem(24)}`,
      padding: rem(24),
      selectors: { '&[data-unsent]': { gridTemplateRows: 'auto auto minmax(0, 1fr)' } },
    },
    { [FOLDED]: { display: 'flex', padding: rem(24) } },
  ),
);
export const banner = recipe({
  base: kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(24),
      padding: `${rem(24)} ${rem(28)}`,
      borderRadius: radius.box,
      fontSize: rem(30),
      lineHeight: rem(38),
      fontWeight: 600,
    },
    { gridColumn: '1 / -1', fontSize: rem(20), lineHeight: rem(28), padding: `${rem(14)} ${rem(20)}`, gap: rem(16) },
  ),
  variants: {
    tone: {
      caution: {
        background: color.cautionSoft,
        color: color.cautionText,
        borderInlineStart: `8px solid ${color.caution}`,
      },
      critical: {
        background: color.criticalSoft,
        color: color.criticalText,
        borderInlineStart: `8px solid ${color.critical}`,
      },
    },
  },
});
/** Depth of a tooth of a torn edge. */
const TOOTH = rem(14);

/** The clip path of a sheet that is torn along one side. */
function torn(side: 'left' | 'right' | 'top' | 'bottom'): string {
  const far = `calc(100% - ${TOOTH})`;
  const teeth = Array.from({ length: 25 }, (_, at) => ({ at: `${(at * 100) / 24}%`, isDeep: at % 2 === 1 }));
  const edges: Record<typeof side, string[]> = {
    left: ['100% 0', ...teeth.map(({ at, isDeep }) => `${isDeep ? TOOTH : 0} ${at}`), '100% 100%'],
    right: ['0 0', ...teeth.map(({ at, isDeep }) => `${isDeep ? far : '100%'} ${at}`), '0 100%'],
    top: ['0 100%', ...teeth.map(({ at, isDeep }) => `${at} ${isDeep ? TOOTH : 0}`), '100% 100%'],
    bottom: ['0 0', ...teeth.map(({ at, isDeep }) => `${at} ${isDeep ? far : '100%'}`), '100% 0'],
  };
  return `polygon(${edges[side].join(', ')})`;
}

/** A half of the torn ticket of a cancelled request. */
const half = { background: color.raised, border: `3px solid ${color.edge}`, borderRadius: radius.sheet } as const;
const HALF = '[data-torn] > &';
const HALF_RTL = '[data-torn] > &:dir(rtl)';

/** The figures fill the screen at any text size: they grow with it no further. */
const stubWidth = `min(${rem(332)}, 31vw)`;
/** A notch where the stub is torn off. */
const notch = {
  content: '',
  position: 'absolute',
  boxSizing: 'border-box',
  // Half of it, measured from the outer edge of the border.
  top: rem(-29),
  insetInlineStart: `calc(100% - ${stubWidth} - ${rem(26)})`,
  width: rem(52),
  height: rem(52),
  borderRadius: '50%',
  border: `3px solid ${color.signalEdge}`,
  background: color.paper,
  clipPath: 'inset(50% 0 0 0)',
} as const;

export const ticket = style(
  kiosk(
    {
      position: 'relative',
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}`,
      minHeight: rem(456),
      background: color.signal,
      color: color.onSignal,
      border: `3px solid ${color.signalEdge}`,
      borderRadius: radius.sheet,
      forcedColorAdjust: 'none',
      '::before': notch,
      '::after': { ...notch, top: 'auto', bottom: rem(-29), clipPath: 'inset(0 0 50% 0)' },
      selectors: {
        '&[data-unsent]': { background: 'none', color: color.ink, borderStyle: 'dashed', borderColor: color.edge },
        '&[data-unsent]::before': { borderStyle: 'dashed', borderColor: color.edge },
        '&[data-unsent]::after': { borderStyle: 'dashed', borderColor: color.edge },
        '&[data-torn]': { background: 'none', color: color.inkSoft, borderColor: 'transparent' },
        '&[data-torn]::before': { display: 'none' },
        '&[data-torn]::after': { display: 'none' },
      },
    },
    {
      gridRow: '1 / -1',
      gridColumn: '1',
      gridTemplate: `${rem(276)} minmax(0, 1fr) / minmax(0, 1fr)`,
      // `clipPath` knows no reading direction, so the places of the notches have none either.
      '::before': { top: rem(250), insetInlineStart: 'auto', left: rem(-29), clipPath: 'inset(0 0 0 50%)' },
      '::after': {
        top: rem(250),
        bottom: 'auto',
        insetInlineStart: 'auto',
        right: rem(-29),
        clipPath: 'inset(0 50% 0 0)',
      },
      minHeight: 0,
      selectors: {
        '&[data-under]': { gridRow: '2 / -1' },
        '&[data-unsent]': { marginBottom: rem(24) },
      },
    },
    {
      [FOLDED]: {
        gridTemplate: 'auto auto / minmax(0, 1fr)',
        '::before': { display: 'none' },
        '::after': { display: 'none' },
      },
    },
  ),
);
const tear = '3px dashed color-mix(in srgb, currentColor 55%, transparent)';
export const number = style(
  kiosk(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      marginBlock: rem(32),
      paddingInlineStart: rem(36),
      borderInlineEnd: '4px dashed color-mix(in srgb, currentColor 55%, transparent)',
      minWidth: 0,
      selectors: {
        [HALF]: { ...half, margin: 0, paddingBlock: rem(32), clipPath: torn('right') },
        [HALF_RTL]: { clipPath: torn('left') },
      },
    },
    {
      marginBlock: 0,
      marginInline: rem(24),
      padding: `${rem(24)} 0 ${rem(28)}`,
      borderInlineEnd: 0,
      borderBottom: tear,
      selectors: {
        [HALF]: { ...half, margin: 0, padding: `${rem(24)} ${rem(24)} ${rem(40)}`, clipPath: torn('bottom') },
        [HALF_RTL]: { clipPath: torn('bottom') },
      },
    },
    {
      [FOLDED]: {
        gap: rem(24),
        marginBlock: 0,
        marginInline: rem(24),
        padding: `${rem(24)} 0 ${rem(28)}`,
        borderInlineEnd: 0,
        borderBottom: tear,
        selectors: {
          [HALF]: { ...half, margin: 0, padding: `${rem(24)} ${rem(24)} ${rem(40)}`, clipPath: torn('bottom') },
          [HALF_RTL]: { clipPath: torn('bottom') },
        },
      },
    },
  ),
);
export const caption = style(
  kiosk(
    { fontSize: rem(34), lineHeight: rem(40), fontWeight: 660, fontStretch: '114%' },
    { fontSize: rem(22), lineHeight: rem(28) },
  ),
);
export const digits = style(
  kiosk(
    {
      ...mono,
      ...leftToRight,
      fontSize: `min(${rem(352)}, 33vw)`,
      lineHeight: 0.74,
      letterSpacing: '-0.085em',
      fontWeight: 800,
      selectors: { '&[data-long]': { fontSize: `min(${rem(272)}, 26vw)` } },
    },
    {
      fontSize: `min(${rem(206)}, 16.5vw)`,
      selectors: { '&[data-long]': { fontSize: `min(${rem(150)}, 12vw)` } },
    },
  ),
);
export const struck = style({ textDecorationThickness: rem(12), textDecorationColor: color.ink });
export const unsent = style(
  kiosk(
    { ...wide, fontSize: `min(${rem(100)}, 9.6vw)`, lineHeight: 0.96, letterSpacing: '-0.045em', maxWidth: '5ch' },
    { fontSize: `min(${rem(64)}, 5.2vw)` },
  ),
);
export const stub = style(
  kiosk(
    {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: rem(16),
      padding: `${rem(32)} ${rem(24)} ${rem(28)} ${rem(36)}`,
      fontSize: rem(30),
      lineHeight: rem(36),
      minWidth: 0,
      selectors: {
        [HALF]: { ...half, marginInlineStart: rem(12), rotate: '2deg', clipPath: torn('left') },
        [HALF_RTL]: { rotate: '-2deg', clipPath: torn('right') },
      },
    },
    {
      padding: `${rem(28)} ${rem(24)} ${rem(20)}`,
      gap: rem(12),
      fontSize: rem(24),
      lineHeight: rem(30),
      selectors: {
        [HALF]: { marginInlineStart: 0, marginTop: rem(12), paddingTop: rem(40), clipPath: torn('top') },
        [HALF_RTL]: { clipPath: torn('top') },
      },
    },
    {
      [FOLDED]: {
        selectors: {
          [HALF]: { marginInlineStart: 0, marginTop: rem(12), paddingTop: rem(40), clipPath: torn('top') },
          [HALF_RTL]: { clipPath: torn('top') },
        },
      },
    },
  ),
);
export const face = style(
  kiosk(
    {
      width: rem(148),
      maxWidth: '100%',
      aspectRatio: '1',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: radius.box,
      border: `3px solid ${light.ink}`,
      background: light.ink,
      color: light.signal,
    },
    { width: rem(176) },
  ),
);
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const faceIcon = style({ width: '56%', height: '56%' });
export const time = style(
  kiosk({ marginTop: 'auto', fontSize: rem(24), lineHeight: rem(32) }, { fontSize: rem(18), lineHeight: rem(24) }),
);
export const unsentIcon = style(
  kiosk({ width: rem(96), height: rem(96), strokeWidth: 1.4 }, { width: rem(64), height: rem(64) }),
);
export const retry = style({ display: 'block', fontWeight: 640 });
export const pile = style(
  kiosk(
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 'auto' },
    { gridColumn: '2', alignSelf: 'end', marginTop: 0 },
    { [FOLDED]: { alignSelf: 'stretch' } },
  ),
);
export const lines = style(kiosk({ display: 'grid', alignContent: 'start', gap: rem(12) }, { gridColumn: '2' }));
export const leave = style(
  kiosk(
    {
      display: 'flex',
      gap: rem(24),
      alignItems: 'center',
      marginTop: 'auto',
      selectors: { '[data-unsent] > &': { marginTop: rem(8) } },
    },
    { gridColumn: '2', gap: rem(16) },
  ),
);
export const leaveIcon = style(
  kiosk(
    {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: rem(88),
      height: rem(88),
      background: color.ink,
      color: color.onInk,
      borderRadius: radius.box,
    },
    { width: rem(56), height: rem(56) },
  ),
);
export const leaveTitle = style(
  kiosk({ ...wide, fontSize: rem(32), lineHeight: rem(40) }, { fontSize: rem(20), lineHeight: rem(24) }),
);
export const soft = style({ color: color.inkSoft });
export const leaveGlyph = style(
  kiosk({ width: rem(44), height: rem(44), strokeWidth: 2 }, { width: rem(28), height: rem(28) }),
);
export const bannerGlyph = style(
  kiosk({ width: rem(48), height: rem(48), strokeWidth: 2, flex: 'none' }, { width: rem(28), height: rem(28) }),
);
