'use client';

import { PriceRange } from '../../components/PriceRange/PriceRange.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { isReversedDays, isReversedPrice } from '../../internal/reversedRange.ts';
import { useCurrency, useLocale, useMessages } from '../../internal/useMessages.ts';
import { DayRange } from './DayRange.tsx';
import * as css from './FilterPanel.css.ts';
import { Group } from './Group.tsx';
import { Cells, Checks, Colours } from './choices.tsx';
import {
  asText,
  daysOf,
  type FilterValue,
  type FilterValues,
  listOf,
  rangeOf,
  textOf,
  toggleFilter,
} from './filters.ts';
import { activeFilters, type FilterGroup } from './groups.ts';

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  filters: FilterValues;
  onChange: (filters: FilterValues) => void;
  /** Cells, swatches and ranges are in a column beside the lists and texts. @default false */
  isInTwoColumns?: boolean;
}

/** All groups of the panel, used by the column and the sheet. */
export function FilterGroups({ groups, filters, onChange, isInTwoColumns = false }: FilterGroupsProps) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const currency = useCurrency();
  const draw = (group: FilterGroup) => {
    const active = activeFilters([group], filters, { say, locale, currency }).map(({ value }) => value);
    return (
      <Group
        key={group.name}
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
const VISUAL: readonly FilterGroup['kind'][] = ['sizes', 'colours', 'range', 'dates'];

/** Whether a range is the wrong way round, which its fields tell. */
const isReversed = ({ kind, name }: FilterGroup, filters: FilterValues): boolean =>
  (kind === 'range' && isReversedPrice(rangeOf(filters, name))) ||
  (kind === 'dates' && isReversedDays(daysOf(filters, name)));

interface GroupControlsProps extends Omit<FilterGroupsProps, 'groups'> {
  group: FilterGroup;
}

function GroupControls({ group, filters, onChange }: GroupControlsProps) {
  const { kind, label, name } = group;
  if (kind !== 'range' && kind !== 'dates' && kind !== 'text') {
    const choices = {
      chosen: listOf(filters, name),
      onToggle: (value: string) => onChange(toggleFilter(filters, name, value)),
    };
    if (kind === 'colours') return <Colours options={group.options} counts={group.counts} {...choices} />;
    const list = { label, options: group.options, shown: group.shown, ...choices };
    return kind === 'sizes' ? <Cells {...list} counts={group.counts} /> : <Checks {...list} />;
  }
  const change = (value: FilterValue) => onChange({ ...filters, [name]: value });
  return (
    <div className={css.spaced}>
      {kind === 'range' ? (
        <PriceRange label={label} format={group.format} value={rangeOf(filters, name)} onChange={change} />
      ) : kind === 'dates' ? (
        <DayRange label={label} years={group.years} value={daysOf(filters, name)} onChange={change} />
      ) : (
        <TextField
          label={label}
          isLabelHidden
          isCode={group.isCode ?? false}
          value={textOf(filters, name)}
          onChange={(text) => change(asText(filters, name, text))}
        />
      )}
    </div>
  );
}
