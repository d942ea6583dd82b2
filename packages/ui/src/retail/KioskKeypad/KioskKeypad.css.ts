import { kiosk, rem } from '../../internal/kiosk.ts';
import { type Rule, style } from '../../internal/styles.ts';
import { leftToRight, mono, wide } from '../../internal/textStyles.ts';
import { color, radius } from '../../theme/vars.css.ts';

/** On an upright tablet all keys are above the dock. */
const low = (rule: Rule): Rule => ({
  '@media': { '(orientation: portrait) and (max-height: 1400px)': rule },
});

export const page = style([
  kiosk(
    { display: 'grid', alignContent: 'center', gap: rem(48), minHeight: '100%', padding: rem(48) },
    { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: rem(48), padding: rem(32) },
  ),
  low({ gap: rem(24), paddingBlock: rem(32) }),
]);
export const title = style([
  kiosk(
    { ...wide, fontSize: rem(108), lineHeight: rem(104), letterSpacing: '-0.045em' },
    { fontSize: rem(52), lineHeight: rem(54) },
  ),
  low({ fontSize: rem(72), lineHeight: rem(72) }),
]);
export const soft = style([
  kiosk(
    { marginTop: rem(20), maxWidth: '34ch', fontSize: rem(34), lineHeight: rem(46), color: color.inkSoft },
    { marginTop: rem(12), fontSize: rem(20), lineHeight: rem(28) },
  ),
  low({ marginTop: rem(12), fontSize: rem(24), lineHeight: rem(34) }),
]);
export const digits = style([
  kiosk(
    {
      ...mono,
      ...leftToRight,
      display: 'block',
      marginTop: rem(40),
      minHeight: rem(150),
      padding: `0 ${rem(24)}`,
      border: `3px solid ${color.edge}`,
      borderRadius: radius.box,
      background: color.raised,
      fontSize: rem(112),
      lineHeight: rem(150),
      fontWeight: 800,
      letterSpacing: '0.04em',
    },
    { marginTop: rem(24), minHeight: rem(92), fontSize: rem(60), lineHeight: rem(88) },
  ),
  low({ marginTop: rem(20), minHeight: rem(96), fontSize: rem(72), lineHeight: rem(96) }),
]);
export const message = style([
  kiosk(
    {
      marginTop: rem(20),
      minHeight: rem(80),
      color: color.criticalText,
      fontSize: rem(30),
      lineHeight: rem(40),
      fontWeight: 600,
    },
    { marginTop: rem(12), minHeight: rem(56), fontSize: rem(18), lineHeight: rem(26) },
  ),
  low({ marginTop: rem(12), minHeight: rem(56), fontSize: rem(22), lineHeight: rem(28) }),
]);
export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(12),
  direction: 'ltr',
});
export const key = style([
  kiosk(
    {
      ...wide,
      display: 'grid',
      placeItems: 'center',
      minHeight: rem(148),
      background: color.raised,
      border: `2px solid ${color.edge}`,
      borderRadius: radius.box,
      fontSize: rem(64),
      selectors: { '&:active': { background: color.ink, color: color.onInk } },
    },
    { minHeight: rem(104), fontSize: rem(40) },
  ),
  low({ minHeight: rem(88), fontSize: rem(44) }),
]);
