import type { ReactNode } from 'react';
import * as layout from '../../internal/layout.css.ts';
import type { Align, Justify } from '../../internal/layout.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { space } from '../../theme/vars.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends Unstyled {
  /** Space between children in px, on the 4 px grid. @default 16 */
  gap?: keyof typeof space;
  /** @default 'stretch' */
  align?: Align;
  /** @default 'start' */
  justify?: Justify;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'main' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'form';
  children?: ReactNode;
}

/** Children below each other, equally spaced. */
export function Stack({ gap = 16, align = 'stretch', justify = 'start', as: As = 'div', children }: StackProps) {
  return (
    <As className={`${css.stack} ${layout.gap[gap]} ${layout.align[align]} ${layout.justify[justify]}`}>{children}</As>
  );
}
