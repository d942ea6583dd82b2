import { timeOf } from '../../internal/timeOf.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './TimeLeft.css.ts';

const MINUTE = 60_000;

interface TimeLeftProps {
  /** Begin and end, ISO 8601. */
  since: string;
  until: string;
  /** The current time in ms. */
  now: number;
  /** It says how many minutes are left. */
  isEnding: boolean;
}

/** How long a hold lasts: a bar that gets shorter, and until when, or how many minutes are left. */
export function TimeLeft({ since, until, now, isEnding }: TimeLeftProps) {
  const say = useMessages('HoldCard');
  const locale = useLocale();
  const [begin, end] = [Date.parse(since), Date.parse(until)];
  const left = Math.min(1, Math.max(0, (end - now) / Math.max(1, end - begin)));
  const time = timeOf(until, locale);
  const isToday = new Date(until).toDateString() === new Date(now).toDateString();
  const day = new Date(until).toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const words = isEnding
    ? say('{count} min left', { count: Math.max(0, Math.ceil((end - now) / MINUTE)) })
    : isToday
      ? say('Today {time}', { time })
      : say('{day} {time}', { day, time });
  return (
    <span className={css.left({ isEnding })}>
      <span className={css.meter} aria-hidden="true">
        <span className={css.rest} style={{ width: `${left * 100}%` }} />
      </span>
      <time dateTime={until}>{words}</time>
    </span>
  );
}
