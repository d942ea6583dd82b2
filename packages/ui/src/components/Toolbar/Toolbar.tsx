'use client';

import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useToolKeys } from './useToolKeys.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends Unstyled {
  /** Title with the number of items below: "61 products". Screen readers announce changes. */
  title: string;
  /** Buttons and filters for the list below. */
  children?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
}

/** The row above a list: its title and its tools. One tab stop; arrow keys move between the tools (ARIA APG, toolbar). */
export function Toolbar({ title, children, headingLevel = 2 }: ToolbarProps) {
  const say = useMessages('Toolbar');
  const { root, onFocus, onKeyDown } = useToolKeys();
  return (
    <div className={css.toolbar}>
      <div className={css.title} role="status">
        <Heading level={headingLevel} size={21}>
          {title}
        </Heading>
      </div>
      {children !== undefined && (
        <div
          ref={root}
          role="toolbar"
          aria-label={say('Tools for {title}', { title })}
          className={css.tools}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      )}
    </div>
  );
}
