'use client';

import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useToolKeys } from './useToolKeys.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends Unstyled {
  /** What is below, with its number: "61 products". Told to screen readers when it changes. */
  title: string;
  /** Buttons and filters that work on what is below. */
  children?: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** The row over a list: what it holds, and what can be done with it. One stop for Tab; arrow keys go from tool to tool. */
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
