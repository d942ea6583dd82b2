'use client';

import { useId } from 'react';
import { DateField } from '../../components/DateField/DateField.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { isReversedDays } from '../../internal/reversedRange.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import type { DayPair } from './filters.ts';

interface DayRangeProps {
  /** Name for screen readers. */
  label: string;
  years: readonly number[];
  value: DayPair;
  onChange: (value: DayPair) => void;
}

/** A first and a last day; an empty field is no limit. A year of the list sets both. */
export function DayRange({ label, years, value, onChange }: DayRangeProps) {
  const say = useMessages('FilterPanel');
  const id = useId();
  const [first, last] = value;
  const isReversed = isReversedDays(value);
  const year = first.slice(0, 4);
  const isYear = first === `${year}-01-01` && last === `${year}-12-31`;
  return (
    <div role="group" aria-label={label} className={css.days} aria-describedby={isReversed ? id : undefined}>
      <DateField label={say('First day')} value={first} onChange={(next) => onChange([next, last])} />
      <DateField label={say('Last day')} value={last} onChange={(next) => onChange([first, next])} />
      {years.length === 0 ? null : (
        <Select
          label={say('Year')}
          items={['', ...years.map(String)].map((one) => ({ id: one, label: one === '' ? say('Any year') : one }))}
          value={isYear ? year : ''}
          onChange={(next) => onChange(next === '' ? ['', ''] : [`${next}-01-01`, `${next}-12-31`])}
        />
      )}
      {isReversed && (
        <InlineMessage id={id} severity="caution">
          {say('The first day must not be after the last.')}
        </InlineMessage>
      )}
    </div>
  );
}
