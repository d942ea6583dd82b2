import type { Unstyled } from '../../internal/props.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends Unstyled {
  /** Lies under a row, or stands between two things. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
}

/** A hairline between two cells of a label. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr aria-orientation={direction} className={css.divider({ direction })} />;
}
