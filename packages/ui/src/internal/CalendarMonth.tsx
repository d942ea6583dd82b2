'use client';

import { endOfMonth, endOfWeek, maxDate, minDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { useContext, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import * as css from './CalendarMonth.css.ts';
import { useLocale } from './useMessages.ts';

/** A month to choose from, inside React Aria's `Calendar` or `RangeCalendar`, which label the parts and handle most keys. */
export function CalendarMonth({ isRange = false }: { isRange?: boolean }) {
  const locale = useLocale();
  const one = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = one ?? range;

  // Home and End go to the ends of the week (ARIA APG, date picker dialog); React Aria goes to the ends of the month.
  const toEndOfWeek = (event: KeyboardEvent) => {
    if (!state || event.ctrlKey || event.metaKey || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    const day = state.focusedDate;
    state.setFocusedDate(
      event.key === 'Home'
        ? maxDate(startOfWeek(day, locale), startOfMonth(day))!
        : minDate(endOfWeek(day, locale), endOfMonth(day)),
    );
  };

  return (
    <>
      <header className={css.head}>
        <Button slot="previous" className={css.turn}>
          <Icon icon={icons.chevronLeft} />
        </Button>
        <CalendarHeading className={css.month} />
        <Button slot="next" className={css.turn}>
          <Icon icon={icons.chevronRight} />
        </Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the days within */}
      <div onKeyDownCapture={toEndOfWeek}>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={isRange ? `${css.day} ${css.dayOfRange}` : css.day} />}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  );
}
