import { under } from '../../internal/focusRing.css.ts';
import { kiosk, rem, touchOnly } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { mono, wide } from '../../internal/textStyles.ts';
import { color, radius } from '../../theme/vars.css.ts';

/** Wider than a modal of the portal: equal margins keep it in the middle. */
const centred = (width: string) => ({ width, marginInline: `calc((100% - ${width}) / 2)` });
export const box = style(
  kiosk(
    { ...touchOnly, vars: { [under]: color.raised }, ...centred(`min(${rem(888)}, 92vw)`) },
    centred(`min(${rem(640)}, 92vw)`),
  ),
);
export const lid = style(
  kiosk(
    {
      marginInline: rem(-16),
      padding: `${rem(44)} ${rem(64)} ${rem(48)}`,
      background: color.lid,
      color: color.onLid,
      borderRadius: `${radius.box} ${radius.box} 2px 2px`,
    },
    { marginInline: rem(-12), padding: `${rem(24)} ${rem(40)} ${rem(28)}` },
  ),
);
export const title = style(
  kiosk(
    { ...wide, fontSize: rem(112), lineHeight: rem(112), letterSpacing: '-0.045em' },
    { fontSize: rem(64), lineHeight: rem(64) },
  ),
);
export const body = style(
  kiosk(
    {
      display: 'grid',
      gap: rem(36),
      padding: rem(48),
      background: color.raised,
      borderTop: `${rem(14)} solid ${color.line}`,
      borderRadius: `0 0 ${radius.box} ${radius.box}`,
      boxShadow: color.float,
    },
    { gap: rem(24), padding: rem(32), borderTopWidth: rem(10) },
  ),
);
export const count = style(
  kiosk(
    { display: 'flex', gap: rem(48), alignItems: 'stretch', height: rem(250), direction: 'ltr' },
    { height: rem(164), gap: rem(32) },
  ),
);
export const digits = style(
  kiosk(
    { ...mono, fontSize: rem(336), lineHeight: 0.745, fontWeight: 800, letterSpacing: '-0.085em' },
    { fontSize: rem(220) },
  ),
);
export const bars = style(kiosk({ flex: 1, display: 'flex', gap: rem(10) }, { gap: rem(7) }));
export const bar = style({
  flex: '1 1 0',
  background: color.ink,
  selectors: { '&:nth-child(3n)': { flexGrow: 2.2 }, '&[data-out]': { visibility: 'hidden' } },
});
export const soft = style(
  kiosk({ fontSize: rem(30), lineHeight: rem(40), color: color.inkSoft }, { fontSize: rem(20), lineHeight: rem(28) }),
);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(16) });
