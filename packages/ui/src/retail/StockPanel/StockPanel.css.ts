import { style } from '../../internal/styles.ts';
import { caption } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';
import { body, detail } from '../PickDetail/PickDetail.css.ts';

export const panel = style([detail, body]);

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const where = style({ display: 'grid', minWidth: 0, containerType: 'inline-size' });
export const task = style({ ...caption, color: color.inkSoft, marginBottom: space[16] });

export const firstBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 160px)',
  alignItems: 'end',
  gap: space[16],
  paddingTop: space[8],
});

export const section = style({ paddingTop: space[20], borderTop: `1px solid ${color.line}` });
export const title = style({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, marginBottom: space[12] });
export const effects = style({ display: 'grid', gap: space[12] });
export const effect = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[8],
  overflowWrap: 'anywhere',
});
export const glyph = style({ width: '0.75rem', height: '0.75rem', marginTop: '4px' });
export const foot = style({ display: 'grid', gap: space[8], marginTop: 'auto' });
export const hint = style({
  ...caption,
  color: color.inkSoft,
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
});
