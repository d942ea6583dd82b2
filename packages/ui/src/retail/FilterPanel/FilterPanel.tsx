'use client';

import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { countFilters, NO_FILTERS, type Filters } from './filters.ts';
import type { FilterGroup } from './groups.ts';

export interface FilterPanelProps extends Unstyled {
  /** Which filters there are, in this order. */
  groups: readonly FilterGroup[];
  value: Filters;
  /** Every change, "Clear" included. */
  onChange: (value: Filters) => void;
  /** @default 'Filters' */
  title?: string;
}

/**
 * The column of filters beside a list [F-01], from 1024 px on. Below that put FilterButton above the list, which opens
 * the same filters in a sheet. What is chosen shows above the list as FilterChips.
 */
export function FilterPanel({ groups, value, onChange, title }: FilterPanelProps) {
  const say = useMessages('FilterPanel');
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title ?? say('Filters')}
        </Heading>
        <ClearButton value={value} onChange={onChange} />
      </div>
      <div className={css.body}>
        <FilterGroups groups={groups} filters={value} onChange={onChange} />
      </div>
    </section>
  );
}

/** Takes all filters away; stays where it is when there are none, so that nothing jumps and the focus is kept. */
export function ClearButton({ value, onChange }: Pick<FilterPanelProps, 'value' | 'onChange'>) {
  const say = useMessages('FilterPanel');
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={say('Clear all filters')}
      onPress={() => countFilters(value) > 0 && onChange(NO_FILTERS)}
    >
      <span className={css.clear}>{say('Clear')}</span>
    </Button>
  );
}
