'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Count } from '../../components/Count/Count.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { countFilters, NO_FILTERS, type Filters } from './filters.ts';
import type { FilterGroup } from './groups.ts';

export interface FilterPanelProps extends Unstyled {
  /** The filters, in the order in which they are shown. */
  groups: readonly FilterGroup[];
  /** The chosen filters. */
  value: Filters;
  /** Called on every change, including "Clear". */
  onChange: (value: Filters) => void;
  /** Heading of the panel. @default 'Filters' */
  title?: string;
  /** Above the filters: a `SavedSearches` with `isFill`. */
  saved?: ReactNode;
}

/**
 * The column of filters beside a list, from 1024 px. For smaller screens put a FilterButton above the list, which opens
 * the same filters in a sheet. FilterChips above the list show the active filters.
 */
export function FilterPanel({ groups, value, onChange, title, saved }: FilterPanelProps) {
  const say = useMessages('FilterPanel');
  const id = useId();
  const count = countFilters(value);
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2} id={id}>
            {title ?? say('Filters')}
          </Heading>
          {count > 0 && (
            <>
              <VisuallyHidden>{say('{count} set', { count })}</VisuallyHidden>
              <span aria-hidden="true">
                <Count value={count} tone="inverted" />
              </span>
            </>
          )}
        </div>
        <ClearButton value={value} onChange={onChange} />
      </div>
      <div className={css.body}>
        {saved ? <div className={css.saved}>{saved}</div> : null}
        <FilterGroups groups={groups} filters={value} onChange={onChange} />
      </div>
    </section>
  );
}

/** Clears all filters. Also shown without active filters, so that nothing moves and the focus is kept. */
export function ClearButton({ value, onChange }: Pick<FilterPanelProps, 'value' | 'onChange'>) {
  const say = useMessages('FilterPanel');
  return (
    <Button
      variant="link"
      size="s"
      aria-label={say('Clear all filters')}
      onPress={() => countFilters(value) > 0 && onChange(NO_FILTERS)}
    >
      {say('Clear')}
    </Button>
  );
}
