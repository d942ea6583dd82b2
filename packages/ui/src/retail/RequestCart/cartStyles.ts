import { under } from '../../internal/focusRing.css.ts';
import { caption, wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

/** What RequestCart and KioskCart have in common: head and foot that stay, lines that scroll between them. */

export const rule = `1px solid ${color.line}`;

export const cart = {
  vars: { [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: color.raised,
} as const;

export const head = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: rule,
} as const;

export const body = { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** The cell with the size, from its figure at the top to its system at the bottom. */
export const sizeCell = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  borderInlineEnd: rule,
} as const;

export const system = { ...caption, color: color.inkSoft } as const;
export const soft = { color: color.inkSoft } as const;

export const empty = { display: 'grid', gap: space[8] } as const;
export const emptyTitle = { ...wide, fontSize: type.t21, lineHeight: '1.75rem' } as const;

export const foot = { flex: 'none', display: 'grid', borderTop: rule } as const;
export const sums = { display: 'grid' } as const;

/** One line of the sums: the word at the start, the value at the end. */
export const sum = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const;
