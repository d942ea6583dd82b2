import { kiosk, rem } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { anyScript, mono, twoLines, wide } from '../../internal/textStyles.ts';
import { color } from '../../theme/vars.css.ts';

const rule = `2px solid color-mix(in srgb, ${color.onLid} 20%, transparent)`;

/** The board stays in its part of the screen at any text size: its texts grow with the window, too. */
const fit = (px: number, widths: string) => `min(${rem(px)}, ${widths})`;

export const board = style(
  kiosk(
    { background: color.lid, color: color.onLid, forcedColorAdjust: 'none' },
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  ),
);
export const head = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `0 ${rem(24)}`,
      minHeight: rem(76),
      paddingInline: rem(48),
      borderBottom: rule,
      fontSize: fit(26, '2.6vw'),
      lineHeight: 1.4,
    },
    {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      justifyContent: 'center',
      paddingInline: rem(32),
      borderBottom: 0,
      fontSize: fit(18, '1.6vw'),
    },
  ),
);
export const title = style(
  kiosk(
    { ...wide, fontSize: fit(36, '3.6vw'), letterSpacing: '-0.018em' },
    { fontSize: fit(28, '2.4vw'), lineHeight: 1.2, marginBottom: rem(6) },
  ),
);
export const numbers = style(
  kiosk(
    { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', minHeight: fit(216, '20vw') },
    { minHeight: fit(124, '9.7vw') },
  ),
);
export const place = style(
  kiosk(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: rem(12),
      padding: `${rem(28)} ${rem(12)} ${rem(24)}`,
      paddingInlineStart: rem(36),
      borderInlineStart: rule,
      selectors: {
        '&:first-child': {
          paddingInlineStart: rem(48),
          border: 0,
          background: color.signal,
          color: color.onSignal,
        },
      },
    },
    {
      gap: rem(8),
      padding: `${rem(16)} ${rem(12)} ${rem(12)}`,
      paddingInlineStart: rem(24),
      selectors: { '&:first-child': { paddingInlineStart: rem(24) } },
    },
  ),
);
export const digits = style(
  kiosk(
    {
      ...mono,
      fontSize: fit(148, '14vw'),
      lineHeight: 0.74,
      fontWeight: 800,
      letterSpacing: '-0.085em',
      marginInlineStart: '-0.03em',
      selectors: {
        '&[data-long]': { fontSize: fit(122, '11.5vw') },
        // The letter spacing behind the last digit.
        '&:dir(rtl)': { marginInlineStart: '0.055em' },
      },
    },
    { fontSize: fit(88, '7vw'), selectors: { '&[data-long]': { fontSize: fit(74, '5.8vw') } } },
  ),
);
export const spot = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(14),
      fontSize: fit(34, '3.3vw'),
      lineHeight: 1.18,
      fontWeight: 620,
      minWidth: 0,
    },
    { gap: rem(10), fontSize: fit(22, '1.8vw') },
  ),
);
export const spotName = style({ ...anyScript, ...twoLines, minWidth: 0 });
export const pin = style(
  kiosk(
    { strokeWidth: 2, width: fit(30, '2.9vw'), height: fit(30, '2.9vw'), flex: 'none' },
    { width: fit(22, '1.8vw'), height: fit(22, '1.8vw') },
  ),
);
