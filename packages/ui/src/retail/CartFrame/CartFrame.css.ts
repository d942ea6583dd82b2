import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { rule } from './lineStyles.ts';

export const frame = recipe({
  base: layered({
    vars: { [under]: color.raised },
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    background: color.raised,
  }),
  variants: { size: { staff: {}, kiosk: layered({ containerType: 'inline-size' }) } },
});

export const head = recipe({
  base: layered({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderBottom: rule,
  }),
  variants: {
    size: {
      staff: layered({ minHeight: '61px', paddingInline: '20px 12px' }),
      kiosk: layered({ gap: space[12], minHeight: '72px', paddingInline: '24px 12px' }),
    },
  },
});

export const title = recipe({
  base: layered(wide),
  variants: {
    size: {
      staff: layered({ fontSize: type.t21, lineHeight: '1.5rem' }),
      kiosk: layered({ fontSize: type.t28, lineHeight: '2rem' }),
    },
  },
});

/** Scrolls between head and foot. */
export const body = recipe({
  base: layered({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' }),
  variants: {
    size: {
      staff: layered({ containerType: 'inline-size', minHeight: '8rem' }),
      kiosk: layered({ minHeight: '10rem' }),
    },
  },
});

export const empty = recipe({
  base: layered({ display: 'grid', gap: space[8] }),
  variants: {
    size: {
      staff: layered({ padding: '24px 20px', borderBottom: rule }),
      kiosk: layered({ padding: '32px 24px' }),
    },
  },
});

export const emptyTitle = recipe({
  base: layered(wide),
  variants: {
    size: {
      staff: layered({ fontSize: type.t17, lineHeight: '1.5rem' }),
      kiosk: layered({ fontSize: type.t21, lineHeight: '1.75rem' }),
    },
  },
});

export const foot = recipe({
  base: layered({ flex: 'none', display: 'grid', borderTop: rule }),
  variants: {
    size: {
      staff: layered({ gap: space[12], padding: '16px 20px 20px' }),
      kiosk: layered({ gap: space[16], padding: '16px 24px 24px' }),
    },
  },
});

export const sums = recipe({
  base: layered({ display: 'grid' }),
  variants: { size: { staff: layered({ gap: space[12] }), kiosk: layered({ gap: space[8] }) } },
});

/** One row of the sums: the word at the start, the values at the end. */
export const sum = recipe({
  base: layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }),
  variants: { size: { staff: layered({ columnGap: space[12] }), kiosk: layered({ gap: '0 16px' }) } },
});

export const soft = style(layered({ color: color.inkSoft }));
