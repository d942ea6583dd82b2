import { fallbackVar } from '@vanilla-extract/css';
import { edge } from '../../internal/edge.css.ts';
import { style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const toolbar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '61px',
  paddingBlock: space[8],
  paddingInline: fallbackVar(edge, '0px'),
  borderBottom: `1px solid ${color.line}`,
});
/** As high as a tool, also if the tools wrap below it. */
export const title = style({ minWidth: 0, paddingBlock: '6px' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minWidth: 0 });
