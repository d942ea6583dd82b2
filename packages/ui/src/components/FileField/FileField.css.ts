import { recipe, style } from '../../internal/styles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const body = style({ display: 'grid', gap: space[12], marginTop: space[8], justifyItems: 'start' });
export const input = style({ display: 'none' });
export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space[12],
  width: '100%',
});
export const file = style({
  display: 'grid',
  minWidth: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  overflow: 'clip',
});
export const picture = style({ display: 'block', width: '100%', aspectRatio: '4 / 3', background: color.sunken });
export const foot = style({ display: 'flex', alignItems: 'center', minHeight: '44px', paddingInlineStart: space[12] });
export const name = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[8],
  fontSize: type.t13,
  lineHeight: '1rem',
  overflowWrap: 'anywhere',
});
export const drop = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '10rem',
    padding: space[16],
    border: `2px dashed ${color.edge}`,
    borderRadius: radius.box,
    background: color.raised,
    textAlign: 'center',
  },
  variants: { isOver: { true: { borderStyle: 'solid', borderColor: color.ink, background: color.sunken }, false: {} } },
});
export const dropLabel = style({ fontSize: type.t17, fontWeight: 650 });
