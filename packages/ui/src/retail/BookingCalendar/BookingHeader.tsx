'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { stepFrom, type BookingView } from './bookings.ts';
import * as css from './BookingCalendar.css.ts';

interface BookingHeaderProps {
  /** Id of the heading, which names the calendar. */
  titleId: string;
  /** The heading's content. */
  children: ReactNode;
  view: BookingView;
  onViewChange: (view: BookingView) => void;
  /** The shown day, or any day of the shown week, 'yyyy-MM-dd'. */
  day: string;
  onDayChange: (day: string) => void;
  /** The day that the button Today opens, 'yyyy-MM-dd'. */
  today: string;
  /** Before the date buttons. */
  tools: ReactNode;
}

/** The head of the calendar: which days are shown, and the buttons that change them. */
export function BookingHeader(props: BookingHeaderProps) {
  const { titleId, children, view, onViewChange, day, onDayChange, today } = props;
  const say = useMessages('BookingCalendar');
  return (
    <header className={css.head}>
      <h2 className={css.title} id={titleId} aria-live="polite">
        {children}
      </h2>
      <div className={css.tools}>
        <div className={css.pageTools}>{props.tools}</div>
        <span className={css.dateButtons}>
          <ButtonGroup label={say('Change date')} layout="joined">
            <IconButton
              variant="plain"
              icon={icons.chevronLeft}
              label={view === 'day' ? say('Previous day') : say('Previous week')}
              onPress={() => onDayChange(stepFrom(view, day, -1))}
            />
            <Button size="s" onPress={() => onDayChange(today)}>
              {say('Today')}
            </Button>
            <IconButton
              variant="plain"
              icon={icons.chevronRight}
              label={view === 'day' ? say('Next day') : say('Next week')}
              onPress={() => onDayChange(stepFrom(view, day, 1))}
            />
          </ButtonGroup>
        </span>
        <div className={css.viewSwitch}>
          <SegmentedControl
            label={say('View')}
            items={[
              { id: 'day', label: say('Day') },
              { id: 'week', label: say('Week') },
            ]}
            value={view}
            onChange={onViewChange}
          />
        </div>
      </div>
    </header>
  );
}
