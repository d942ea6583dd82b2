import { createVar } from '@vanilla-extract/css';
import { style } from '../../internal/styles.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { kiosk, rem } from '../../internal/kiosk.ts';
import { light } from '../../theme/light.ts';

export const ink = createVar();
export const wall = style(
  kiosk(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '4px',
      padding: '4px 0',
      background: light.ink,
    },
    { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '3px', padding: '3px 0' },
  ),
);
export const end = style(
  kiosk(
    {
      position: 'relative',
      height: rem(124),
      minWidth: 0,
      textAlign: 'center',
      // Drawn inside and above the box: the next end would cover a ring around it.
      selectors: {
        '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&:focus-visible::after': { content: '', position: 'absolute', inset: 0, ...insetRing },
      },
    },
    { height: rem(80) },
  ),
);
export const name = style(
  kiosk(
    {
      display: 'grid',
      height: '100%',
      placeItems: 'center',
      overflow: 'hidden',
      color: ink,
      fontSize: rem(46),
      lineHeight: rem(50),
      fontStretch: '125%',
      fontWeight: 800,
      letterSpacing: '-0.035em',
      textTransform: 'uppercase',
      whiteSpace: 'nowrap',
    },
    { fontSize: rem(24), lineHeight: rem(28) },
  ),
);
