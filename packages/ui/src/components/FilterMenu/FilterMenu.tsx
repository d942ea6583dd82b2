'use client';

import { useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { FilterMenuPanelProps } from './FilterMenuPanel.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterMenu.css.ts';
import type { FilterMenuProps } from './props.ts';

export type { FilterMenuProps, FilterOption } from './props.ts';

const FilterMenuPanel = onDemand<FilterMenuPanelProps>(() =>
  import('./FilterMenuPanel.tsx').then((module) => module.FilterMenuPanel),
);

/** Number of values named on the chip; further ones are counted. */
const NAMED = 2;

/** A filter as a chip: a press opens the list of values. While set it is inverted, names the values and has a clear button. */
export function FilterMenu(props: FilterMenuProps) {
  const say = useMessages('FilterMenu');
  const { label, options, selected, onClear } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSet = selected.length > 0;
  const names = selected.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const words = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` +${names.length - NAMED}` : '');
  return (
    <>
      <span className={css.chip({ isSet })}>
        <button
          ref={button}
          type="button"
          className={css.main}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void FilterMenuPanel.load()}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.words}>{isSet ? `${label}: ${words}` : label}</span>
          {isSet ? null : <Icon icon={icons.chevronDown} size={16} />}
        </button>
        {isSet ? (
          <button
            type="button"
            className={css.clear}
            aria-label={say('Clear {filter}', { filter: label })}
            onClick={() => {
              onClear();
              // The clear button disappears with the filter; the focus moves to the chip.
              button.current?.focus();
            }}
          >
            <Icon icon={icons.x} size={16} />
          </button>
        ) : null}
      </span>
      {isOpen ? <FilterMenuPanel {...props} triggerRef={button} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
