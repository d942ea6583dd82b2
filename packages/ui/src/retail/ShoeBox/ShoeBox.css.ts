import { createVar } from '@vanilla-extract/css';
import { LANDSCAPE, kiosk, kioskScreen, rem } from '../../internal/kiosk.ts';
import { recipe, style } from '../../internal/styles.ts';
import { light } from '../../theme/light.ts';

/** The colour of the cardboard. */
export const board = createVar();
/** Height of the lid, and space between the edge and the label. */
export const lid = createVar();
export const inner = createVar();

export const box = style(
  kiosk(
    {
      vars: { [lid]: rem(40), [inner]: rem(18) },
      position: 'relative',
      display: 'block',
      minWidth: 0,
      height: '100%',
      paddingBlock: `calc(${lid} + ${inner}) ${inner}`,
      paddingInline: `calc(${inner} + 4px)`,
      isolation: 'isolate',
      color: light.ink,
      forcedColorAdjust: 'none',
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 0 auto',
        height: lid,
        background: board,
        boxShadow: 'inset 0 -2px 0 rgba(12, 14, 16, 0.4)',
        zIndex: -1,
      },
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: `${lid} 0`,
        insetInline: '4px',
        background: `linear-gradient(rgba(12, 14, 16, 0.2) 0 7px, transparent 7px) ${board}`,
        zIndex: -2,
      },
    },
    { vars: { [lid]: rem(28), [inner]: rem(14) } },
  ),
);
export const size = recipe({
  variants: {
    size: {
      card: {},
      wall: kioskScreen(
        {},
        { vars: { [lid]: rem(44), [inner]: rem(16) } },
        { vars: { [lid]: rem(28), [inner]: rem(14) } },
      ),
      end: kiosk({ vars: { [lid]: rem(32), [inner]: '0px' } }, { vars: { [lid]: rem(22), [inner]: '0px' } }),
      line: kiosk({ vars: { [lid]: rem(48), [inner]: rem(24) } }, { vars: { [lid]: rem(22), [inner]: rem(12) } }),
      stage: kioskScreen(
        { vars: { [lid]: rem(76), [inner]: rem(26) }, paddingInline: rem(48) },
        { vars: { [lid]: rem(48), [inner]: rem(16) }, paddingInline: rem(32) },
      ),
      face: {
        vars: { [lid]: '34px', [inner]: '10px' },
        '@media': { [LANDSCAPE]: { vars: { [lid]: '34px', [inner]: '10px' } } },
      },
      portrait: {
        vars: { [lid]: '44px', [inner]: '16px' },
        '@media': { [LANDSCAPE]: { vars: { [lid]: '44px', [inner]: '16px' } } },
      },
    },
  },
});

/** The white label: white in every theme, as printed paper is. */
export const label = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  minWidth: 0,
  background: '#FFFFFF',
  borderInlineStart: `6px solid ${light.ink}`,
});
