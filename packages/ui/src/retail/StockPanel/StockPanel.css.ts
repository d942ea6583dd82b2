import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { caption } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { body, detail } from '../PickDetail/PickDetail.css.ts';

export const panel = style([detail, body]);

export const mark = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
);
export const where = style(layered({ display: 'grid', minWidth: 0, containerType: 'inline-size' }));
export const task = style(layered({ ...caption, color: color.inkSoft, marginBottom: space[16] }));

export const firstBox = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 160px)',
    alignItems: 'end',
    gap: space[16],
    paddingTop: space[8],
  }),
);

export const section = style(layered({ paddingTop: space[20], borderTop: `1px solid ${color.line}` }));
export const title = style(
  layered({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, marginBottom: space[12] }),
);
export const effects = style(layered({ display: 'grid', gap: space[12] }));
export const effect = style(
  layered({ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: space[8], overflowWrap: 'anywhere' }),
);
export const glyph = style(layered({ width: '0.75rem', height: '0.75rem', marginTop: '4px' }));
export const foot = style(layered({ display: 'grid', gap: space[8], marginTop: 'auto' }));
export const hint = style(
  layered({ ...caption, color: color.inkSoft, paddingTop: space[16], borderTop: `1px solid ${color.line}` }),
);
