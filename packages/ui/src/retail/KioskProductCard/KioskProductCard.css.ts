import { createVar, fallbackVar } from '@vanilla-extract/css';
import { figureSize, figureWeight } from '../SizeFigure/SizeFigure.css.ts';
import { GUTTER, kiosk, rem } from '../../internal/kiosk.ts';
import { style } from '../../internal/styles.ts';
import { oneLine, wide } from '../../internal/textStyles.ts';
import { board } from '../ShoeBox/ShoeBox.css.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const card = style(
  kiosk(
    {
      display: 'grid',
      gridTemplate: `${rem(286)} minmax(${rem(164)}, auto) / ${rem(170)} minmax(0, 1fr)`,
      minWidth: 0,
      overflow: 'hidden',
      background: color.raised,
      border: `1px solid ${color.line}`,
      borderRadius: radius.box,
      textAlign: 'start',
    },
    { gridTemplate: `${rem(196)} minmax(${rem(108)}, auto) / ${rem(116)} minmax(0, 1fr)` },
  ),
);
const lidLine = (width: string) => `inset 0 -2px 0 rgba(12, 14, 16, 0.4), 0 ${width} 0 rgba(12, 14, 16, 0.18)`;
export const picture = style(
  kiosk(
    {
      position: 'relative',
      gridColumn: '1 / -1',
      display: 'grid',
      placeItems: 'end center',
      background: board,
      forcedColorAdjust: 'none',
      '::before': { content: '', position: 'absolute', inset: '0 0 auto', height: rem(44), boxShadow: lidLine('7px') },
    },
    { '::before': { height: rem(26), boxShadow: lidLine('5px') } },
  ),
);
export const shoe = style(
  kiosk(
    { position: 'relative', width: rem(414), maxWidth: '92%', marginBottom: rem(10) },
    { width: rem(272), marginBottom: rem(8) },
  ),
);
export const size = style(
  kiosk(
    {
      vars: { [figureSize]: rem(66) },
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: rem(8),
      padding: `${rem(24)} 0 ${rem(16)}`,
      paddingInlineStart: rem(18),
      borderInlineEnd: `1px solid ${color.line}`,
      borderInlineStart: `6px solid ${color.ink}`,
      fontSize: rem(20),
      lineHeight: rem(28),
      fontWeight: 560,
      selectors: {
        '&[data-sold-out]': {
          vars: { [figureWeight]: '480' },
          background: color.sunken,
          borderInlineStartColor: color.edge,
          color: color.inkSoft,
        },
      },
    },
    {
      vars: { [figureSize]: rem(44) },
      padding: `${rem(16)} 0 ${rem(10)}`,
      paddingInlineStart: rem(10),
      fontSize: rem(16),
      lineHeight: rem(20),
    },
  ),
);
/** From the smallest to the largest size, in every page direction. */
export const range = style(
  kiosk(
    {
      vars: { [figureSize]: rem(44) },
      direction: 'ltr',
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      fontSize: rem(36),
      fontWeight: 740,
    },
    { vars: { [figureSize]: rem(28) }, fontSize: rem(24) },
  ),
);
/** The height of the stroke through a size that is sold out, and how far it reaches beyond the figure (negative). */
export const strokeHeight = createVar();
export const strokeEnd = createVar();
export const struck = style({
  position: 'relative',
  alignSelf: 'flex-start',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${fallbackVar(strokeHeight, '4px')} / 2)`,
    insetInline: fallbackVar(strokeEnd, '-6px'),
    height: fallbackVar(strokeHeight, '4px'),
    background: 'currentColor',
  },
});
export const words = style(
  kiosk(
    {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      padding: `${rem(16)} 0 ${rem(14)}`,
      paddingInline: rem(20),
    },
    { padding: `${rem(10)} 0`, paddingInline: `${rem(14)} ${rem(16)}` },
  ),
);
export const name = style(
  kiosk(
    { ...wide, fontSize: rem(28), lineHeight: rem(32), letterSpacing: '-0.03em' },
    { fontSize: rem(20), lineHeight: rem(24) },
  ),
);
export const way = style(
  kiosk(
    {
      display: 'flex',
      alignItems: 'center',
      gap: rem(12),
      minWidth: 0,
      marginTop: rem(4),
      fontSize: rem(24),
      lineHeight: rem(32),
      color: color.inkSoft,
    },
    { fontSize: rem(16), lineHeight: rem(24), gap: rem(8) },
  ),
);
export const wayName = style({ ...oneLine, minWidth: 0 });
export const price = style(
  kiosk({ marginTop: 'auto', fontSize: rem(28), fontWeight: 640 }, { fontSize: rem(18), lineHeight: rem(24) }),
);
export const cards = style(
  kiosk(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: rem(24),
      padding: `0 ${rem(48)} ${rem(48)}`,
    },
    { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: rem(12), padding: `0 ${rem(24)} ${rem(24)}` },
  ),
);
export const head = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${rem(24)}`,
      padding: `${rem(36)} ${rem(48)} ${rem(24)}`,
    },
    { padding: `${rem(16)} ${rem(24)} ${rem(12)}` },
  ),
);
export const title = style(
  kiosk(
    { ...wide, fontSize: rem(52), lineHeight: rem(56), letterSpacing: '-0.028em' },
    { fontSize: rem(28), lineHeight: rem(32) },
  ),
);
export const count = style({ fontWeight: 560 });
export const more = style(
  kiosk(
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: rem(24),
      padding: `${rem(24)} ${GUTTER[0]} ${rem(40)}`,
      color: color.criticalText,
      fontWeight: 600,
    },
    { padding: `${rem(16)} ${GUTTER[1]} ${rem(24)}`, gap: rem(16) },
  ),
);
export const skeleton = style(
  kiosk({ minHeight: rem(452), borderRadius: radius.box, background: color.sunken }, { minHeight: rem(306) }),
);
