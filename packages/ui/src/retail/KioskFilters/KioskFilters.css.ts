import { style } from '@vanilla-extract/css';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { GUTTER, kiosk, rem, touchOnly } from '../../internal/kiosk.ts';
import { layered } from '../../internal/layered.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const scrim = style(layered({ ...touchOnly, position: 'fixed', inset: 0, zIndex: 10, background: color.scrim }));
export const modal = style(
  layered({ position: 'fixed', insetInline: 0, bottom: 0, maxHeight: '94%', display: 'flex' }),
);
export const sheet = style(
  layered({
    vars: { [under]: color.raised },
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minHeight: 0,
    background: color.raised,
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    outline: 'none',
  }),
);
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
    { gridTemplateColumns: '1.35fr 1fr', gap: `${rem(20)} ${rem(40)}`, padding: `${rem(8)} ${GUTTER[1]} ${rem(20)}` },
  ),
);
export const groupTitle = style(
  kiosk(
    { ...wide, marginBottom: rem(12), fontSize: rem(28), lineHeight: rem(36) },
    { marginBottom: rem(10), fontSize: rem(20), lineHeight: rem(24) },
  ),
);
export const chips = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: rem(12) }),
);
const chosen = { background: color.ink, color: color.onInk, borderColor: color.ink };
export const chip = style(
  kiosk(
    {
      minHeight: rem(80),
      paddingInline: rem(8),
      border: `2px solid ${color.edge}`,
      borderRadius: radius.box,
      fontSize: rem(26),
      fontWeight: 600,
      textAlign: 'center',
      overflow: 'hidden',
      selectors: { '&[aria-pressed="true"]': chosen },
    },
    { minHeight: rem(60), fontSize: rem(18) },
  ),
);
export const sizes = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '1px',
    background: color.raised,
    border: `1px solid ${color.line}`,
    overflow: 'hidden',
  }),
);
export const size = style(
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
    { vars: { [figureSize]: rem(32) }, height: rem(64) },
  ),
);
export const foot = style(
  kiosk(
    {
      display: 'flex',
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
export const input = style(
  layered({
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
  }),
);
