import type { Unstyled } from '../../internal/props.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends Unstyled {
  /** Below a row, or between two elements. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
}

/** A thin line between two parts of a label. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr aria-orientation={direction} className={css.divider({ direction })} />;
}
