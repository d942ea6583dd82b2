import type { ReactNode } from 'react';
import * as layout from '../../internal/layout.css.ts';
import type { Align, Justify } from '../../internal/layout.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { space } from '../../theme/vars.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends Unstyled {
  /** Space between children in px, on the 4 px grid. @default 16 */
  gap?: keyof typeof space;
  /** How children of different widths are aligned. @default 'stretch' */
  align?: Align;
  /** How children are distributed along the column. @default 'start' */
  justify?: Justify;
  /** As high as the page, so that a List or DataTable within it scrolls by itself. Only as the whole content of an AppShell. @default false */
  isFilling?: boolean;
  /** HTML element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'main' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'form';
  /** Elements below each other. */
  children?: ReactNode;
}

/** Children below each other, equally spaced. */
export function Stack(props: StackProps) {
  const { gap = 16, align = 'stretch', justify = 'start', isFilling = false, as: As = 'div', children } = props;
  const stack = isFilling ? `${css.stack} ${css.filling}` : css.stack;
  return (
    <As
      className={`${stack} ${layout.gap[gap]} ${layout.align[align]} ${layout.justify[justify]}`}
      data-fills={isFilling ? true : undefined}
    >
      {children}
    </As>
  );
}
