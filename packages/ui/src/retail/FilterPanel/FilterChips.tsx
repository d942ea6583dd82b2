'use client';

import { useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useCurrency, useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import type { FilterValues } from './filters.ts';
import { activeFilters, type FilterGroup } from './groups.ts';

export interface FilterChipsProps<Values extends FilterValues<keyof Values & string> = FilterValues> extends Unstyled {
  /** The filters, those of FilterPanel. */
  groups: readonly FilterGroup<Values>[];
  /** The chosen filters. */
  value: Values;
  /** Called with the filters without the pressed one. */
  onChange: (value: Values) => void;
  /** With padding and a rule, for use between a Toolbar and a List without outer spaces. @default false */
  isPadded?: boolean;
  /** Filters that are shown at first; "4 more" shows the others. A single further one is shown. @default all */
  shown?: number;
}

/** The active filters above a list. A press removes one and moves the focus to the next. */
export function FilterChips<Values extends FilterValues<keyof Values & string>>(props: FilterChipsProps<Values>) {
  const { groups, value, onChange, isPadded = false, shown } = props;
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const currency = useCurrency();
  const root = useRef<HTMLDivElement>(null);
  const active = activeFilters(groups, value, { say, locale, currency });
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && shown !== undefined && active.length > shown + 1;
  const visible = isCut ? active.slice(0, shown) : active;

  const remove = (index: number, without: FilterValues) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    // The pressed chip disappears: without this the focus would move to the top of the page.
    (buttons[index + 1] ?? buttons[index - 1] ?? root.current)?.focus();
    onChange(without as Values);
  };

  return (
    <div
      ref={root}
      role="group"
      aria-label={active.length === 0 ? say('No filters') : say('Active filters')}
      tabIndex={-1}
      className={css.chips({ isEmpty: active.length === 0, isPadded: isPadded && active.length > 0 })}
    >
      {visible.map((filter, index) => (
        <button
          key={filter.key}
          type="button"
          className={css.chip}
          aria-label={say('Remove {group}: {value}', { group: filter.group, value: filter.value })}
          onClick={() => remove(index, filter.without)}
        >
          <span className={css.chipWords}>{filter.isClear ? filter.value : `${filter.group}: ${filter.value}`}</span>
          <Icon icon={icons.x} size={16} />
        </button>
      ))}
      {isCut && (
        <button type="button" className={css.chip} onClick={() => setWhole(true)}>
          {say('{count} more', { count: active.length - visible.length })}
        </button>
      )}
    </div>
  );
}
