'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps extends Unstyled {
  /** The choice of the list, e.g. a `SegmentedControl`. */
  start?: ReactNode;
  /** `FilterMenu`s. */
  children: ReactNode;
}

/** Above a list: the choice of the list, and its filters. On narrow screens the filters are below, in one scrolling line. */
export function FilterBar({ start, children }: FilterBarProps) {
  const say = useMessages('FilterMenu');
  return (
    <div className={css.bar}>
      {start}
      <div className={css.filters} role="group" aria-label={say('Filters')}>
        {children}
      </div>
    </div>
  );
}
