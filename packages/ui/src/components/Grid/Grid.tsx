import type { ReactNode } from 'react';
import * as layout from '../../internal/layout.css.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { space } from '../../theme/vars.css.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends Unstyled {
  /** Least width of a column: 160, 256 or 352 px at 100 % text; as many as fit. @default 'm' */
  column?: 's' | 'm' | 'l';
  /** Space between cells in px, on the 4 px grid. @default 16 */
  gap?: keyof typeof space;
  /**
   * Lines between cells without space, which have room within and together fill each row: for figures and plots that are
   * the page. A cell that is a button has room of its own. @default false
   */
  isRuled?: boolean;
  /** HTML element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The cells. */
  children?: ReactNode;
}

/** Cells of equal width, as many side by side as fit. */
export function Grid({ column = 'm', gap = 16, isRuled = false, as: As = 'div', children }: GridProps) {
  const look = isRuled ? `${css.ruled} ${css.filling[column]}` : `${css.columns[column]} ${layout.gap[gap]}`;
  return <As className={`${css.grid} ${look}`}>{children}</As>;
}
