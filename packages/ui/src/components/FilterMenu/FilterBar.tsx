'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Count } from '../Count/Count.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps extends Unstyled {
  /** The choice of the list, e.g. a `SegmentedControl`. */
  start?: ReactNode;
  /**
   * Folds the filters behind a button, so that the list begins higher: the number of chosen filters, which the button
   * shows. With one the bar begins unfolded. @default not folded
   */
  foldedCount?: number;
  /** `FilterMenu`s. */
  children: ReactNode;
}

/** Above a list: the choice of the list, and its filters. On narrow screens the filters are below, in one scrolling line. */
export function FilterBar({ start, foldedCount, children }: FilterBarProps) {
  const say = useMessages('FilterMenu');
  const id = useId();
  const canFold = foldedCount !== undefined;
  const [isOpen, setOpen] = useState(!canFold || foldedCount > 0);
  return (
    <div className={css.bar({ canFold })}>
      {start}
      {canFold ? (
        <Button
          size="s"
          icon={icons.filter}
          isIconOnNarrow={foldedCount === 0}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          {say('Filters')}
          {foldedCount > 0 ? <Count value={foldedCount} /> : null}
        </Button>
      ) : null}
      {isOpen ? (
        <div className={css.filters({ canFold })} id={id} role="group" aria-label={say('Filters')}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
