'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps extends Unstyled {
  /** What list is seen, e.g. a `SegmentedControl`. */
  start?: ReactNode;
  /** `FilterMenu`s. */
  children: ReactNode;
}

/** Above a list: which one, and its filters. Narrow, the filters move under it and scroll sideways in one line. */
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
