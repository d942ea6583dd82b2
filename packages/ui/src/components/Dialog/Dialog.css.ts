import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '72px',
    paddingBlock: space[12],
    paddingInline: '24px 16px',
    borderBottom: `1px solid ${color.line}`,
  }),
);
export const title = style(layered({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' }));
export const body = style(layered({ padding: space[24], color: color.ink }));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingInline: space[24],
    paddingBottom: space[24],
  }),
);
