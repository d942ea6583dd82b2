'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps extends Unstyled {
  /** Number of chosen items. */
  chosen: number;
  /** Number of items that can be chosen. */
  total: number;
  /** Chooses all items, or none. */
  onChooseAll: (isChosen: boolean) => void;
  /** Buttons for the chosen items; the signal action last. */
  children: ReactNode;
}

/** How many items of a list are chosen, and what can be done with them. Stays at the foot while the list scrolls. */
export function BulkBar({ chosen, total, onChooseAll, children }: BulkBarProps) {
  const say = useMessages('BulkBar');
  return (
    <div className={css.bar} role="group" aria-label={say('Chosen items')}>
      <Checkbox
        isSelected={total > 0 && chosen === total}
        isIndeterminate={chosen > 0 && chosen < total}
        onChange={onChooseAll}
      >
        {say('{chosen} of {total} chosen', { chosen, total })}
      </Checkbox>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
