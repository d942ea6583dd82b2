import { caption } from '../../internal/textStyles.ts';
import { color } from '../../theme/vars.css.ts';

export const rule = `1px solid ${color.line}`;

/** The size cell: the size at the top, its system at the bottom. */
export const sizeCell = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  borderInlineEnd: rule,
} as const;

export const system = { ...caption, color: color.inkSoft } as const;
