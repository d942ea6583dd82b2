'use client';

import { PriceRange } from '../../components/PriceRange/PriceRange.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { isReversedDays, isReversedPrice } from '../../internal/reversedRange.ts';
import { useCurrency, useLocale, useMessages } from '../../internal/useMessages.ts';
import { DayRange } from './DayRange.tsx';
import * as css from './FilterPanel.css.ts';
import { Group } from './Group.tsx';
import { Cells, Checks, Colours } from './choices.tsx';
import { toggleFilter, type Filters } from './filters.ts';
import { activeFilters, type FilterGroup } from './groups.ts';

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Cells, swatches and ranges are in a column beside the lists and texts. @default false */
  isInTwoColumns?: boolean;
}

/** All groups of the panel, used by the column and the sheet. */
export function FilterGroups({ groups, filters, onChange, isInTwoColumns = false }: FilterGroupsProps) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const currency = useCurrency();
  const draw = (group: FilterGroup) => {
    const active = activeFilters([group], filters, say, locale, currency).map(({ value }) => value);
    return (
      <Group
        key={'name' in group ? group.name : group.kind}
        label={group.label}
        isFolded={group.isFolded === 'oneColumn' ? !isInTwoColumns : group.isFolded}
        isLinked={group.isLinked ?? false}
        value={active.join(', ')}
        error={group.error}
        isErrorInside={isReversed(group, filters)}
      >
        <GroupControls group={group} filters={filters} onChange={onChange} />
      </Group>
    );
  };
  if (!isInTwoColumns) return groups.map(draw);
  return (
    <div className={css.twoColumns}>
      <div>{VISUAL.flatMap((kind) => groups.filter((group) => group.kind === kind)).map(draw)}</div>
      <div>{groups.filter(({ kind }) => !VISUAL.includes(kind)).map(draw)}</div>
    </div>
  );
}

/** Cells, swatches and ranges, in this order, are beside the lists and texts. */
const VISUAL: readonly FilterGroup['kind'][] = ['sizes', 'colours', 'price', 'date'];

/** Whether a range is the wrong way round, which its fields tell. */
const isReversed = ({ kind }: FilterGroup, { price, date }: Filters): boolean =>
  (kind === 'price' && isReversedPrice(price)) || (kind === 'date' && isReversedDays(date));

interface GroupControlsProps extends Omit<FilterGroupsProps, 'groups'> {
  group: FilterGroup;
}

function GroupControls({ group, filters, onChange }: GroupControlsProps) {
  const { label } = group;
  switch (group.kind) {
    case 'price':
      return (
        <div className={css.spaced}>
          <PriceRange label={label} value={filters.price} onChange={(price) => onChange({ ...filters, price })} />
        </div>
      );
    case 'date':
      return (
        <div className={css.spaced}>
          <DayRange
            label={label}
            years={group.years}
            value={filters.date}
            onChange={(date) => onChange({ ...filters, date })}
          />
        </div>
      );
    case 'title':
      return (
        <div className={css.spaced}>
          <TextField
            label={label}
            isLabelHidden
            value={filters.title}
            onChange={(title) => onChange({ ...filters, title })}
          />
        </div>
      );
    case 'text':
      return (
        <div className={css.spaced}>
          <TextField
            label={label}
            isLabelHidden
            isCode
            value={filters[group.name][0] ?? ''}
            onChange={(text) => onChange({ ...filters, [group.name]: text === '' ? [] : [text] })}
          />
        </div>
      );
    default: {
      const choices = {
        chosen: filters[group.name],
        onToggle: (value: string) => onChange(toggleFilter(filters, group.name, value)),
      };
      if (group.kind === 'colours') return <Colours options={group.options} counts={group.counts} {...choices} />;
      const list = { label, options: group.options, shown: group.shown, ...choices };
      return group.kind === 'sizes' ? <Cells {...list} counts={group.counts} /> : <Checks {...list} />;
    }
  }
}
