import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';
import { input as radio } from '../../components/RadioGroup/RadioGroup.css.ts';

const NARROW = '(max-width: 37.99rem)';

export const list = style(layered({ display: 'grid', gap: space[16] }));

export const choice = recipe({
  base: layered({
    vars: { [under]: color.raised },
    display: 'grid',
    gridTemplateColumns: '2rem 5.25rem 10rem minmax(0, 1fr) 7.5rem',
    alignItems: 'center',
    gap: space[12],
    minHeight: '4rem',
    paddingInline: '16px',
    paddingBlock: '8px',
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: radius.box,
    cursor: 'pointer',
    '@media': {
      [NARROW]: { gridTemplateColumns: '2rem 4.5rem minmax(0, 1fr)', rowGap: '4px' },
    },
  }),
  variants: {
    isChosen: { true: layered({ borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` }), false: {} },
  },
});

export const input = radio;
export const size = style(layered({ display: 'flex' }));
export const bin = style(layered({ ...binStyle, fontSize: type.t28, letterSpacing: '-0.05em' }));
export const words = style(
  layered({ display: 'grid', gap: '2px', minWidth: 0, '@media': { [NARROW]: { gridColumn: '2 / -1' } } }),
);
