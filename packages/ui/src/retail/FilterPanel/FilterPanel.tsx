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
import { countFilters, type FilterValues, withoutFilters } from './filters.ts';
import type { FilterGroup } from './groups.ts';

export interface FilterPanelProps<Values extends FilterValues<keyof Values & string> = FilterValues> extends Unstyled {
  /** The filters, in the order in which they are shown: each has a name of `value`, and the kind that its value has. */
  groups: readonly FilterGroup<Values>[];
  /** The chosen filters, by the names of your app. */
  value: Values;
  /** Called on every change, including "Clear". */
  onChange: (value: Values) => void;
  /** Heading of the panel. @default 'Filters' */
  title?: string;
  /** Above the filters: a `SavedSearches` with `isFill`. */
  saved?: ReactNode;
}

/**
 * The column of filters beside a list, from 1024 px. As `start` of an AppShell it is a sheet on smaller screens; elsewhere
 * put a FilterButton above the list, which opens the same filters. FilterChips above the list show the active filters.
 */
export function FilterPanel<Values extends FilterValues<keyof Values & string>>(props: FilterPanelProps<Values>) {
  const { groups, value, onChange, title, saved } = props;
  const say = useMessages('FilterPanel');
  const id = useId();
  const change = (next: FilterValues) => onChange(next as Values);
  const count = countFilters(groups, value);
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
        <ClearButton groups={groups} value={value} onChange={change} />
      </div>
      <div className={css.body}>
        {saved ? <div className={css.saved}>{saved}</div> : null}
        <FilterGroups groups={groups} filters={value} onChange={change} />
      </div>
    </section>
  );
}

/** Clears all filters. Also shown without active filters, so that nothing moves and the focus is kept. */
export function ClearButton({ groups, value, onChange }: Pick<FilterPanelProps, 'groups' | 'value' | 'onChange'>) {
  const say = useMessages('FilterPanel');
  return (
    <Button
      variant="link"
      size="s"
      aria-label={say('Clear all filters')}
      onPress={() => countFilters(groups, value) > 0 && onChange(withoutFilters(groups, value))}
    >
      {say('Clear')}
    </Button>
  );
}
