import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as css from './CalendarMonth.css.ts';

/** A month to choose from, inside React Aria's `Calendar` or `RangeCalendar`, which name the parts and answer the keys. */
export function CalendarMonth({ isRange = false }: { isRange?: boolean }) {
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
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={isRange ? `${css.day} ${css.dayOfRange}` : css.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
