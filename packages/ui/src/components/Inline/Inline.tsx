import type { ReactNode } from 'react';
import * as layout from '../../internal/layout.css.ts';
import type { Align, Justify } from '../../internal/layout.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { space } from '../../theme/vars.css.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends Unstyled {
  /** Space between children in px, on the 4 px grid. @default 12 */
  gap?: keyof typeof space;
  /** How children of different heights are aligned. @default 'center' */
  align?: Align;
  /** How children are distributed along the row. @default 'start' */
  justify?: Justify;
  /** Wraps into further rows. @default true */
  wrap?: boolean;
  /** HTML element. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'p';
  /** Elements in a row. */
  children?: ReactNode;
}

/** Children side by side in reading direction, equally spaced. */
export function Inline({
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: As = 'div',
  children,
}: InlineProps) {
  const classes = [css.inline, layout.gap[gap], layout.align[align], layout.justify[justify], wrap && css.wrap];
  return <As className={classes.filter(Boolean).join(' ')}>{children}</As>;
}
