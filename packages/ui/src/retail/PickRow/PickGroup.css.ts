import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const group = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    gap: space[12],
    '::after': { content: '', flex: 1, alignSelf: 'center', height: '1px', background: color.line },
  }),
);

export const title = style(
  layered({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, fontStretch: '112%' }),
);

export const count = style(layered({ ...mono, marginInlineStart: space[8], fontSize: type.t15, fontWeight: 640 }));

export const mark = style(layered({ alignSelf: 'center', display: 'grid' }));

export const note = style(layered({ ...caption, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' }));

export const rows = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }));
