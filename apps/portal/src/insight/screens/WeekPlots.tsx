import type { Insight } from '@instore/api';
import { Grid, HeatGrid } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { InsightStore } from '../insight.ts';
import { ToCustomer } from './DayPlots.tsx';
import { SharedPlots } from './SharedPlots.tsx';
import { usePlotTable } from './usePlotTable.ts';

/** The plots of a week or of 28 days. */
export function WeekPlots({ insight }: { insight: InsightStore }) {
  return (
    <>
      <DaysAndHours insight={insight} />
      <Grid column="l" isRuled>
        <ToCustomer insight={insight} />
      </Grid>
      <SharedPlots insight={insight} />
    </>
  );
}

function DaysAndHours({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const locale = useLocale();
  const table = usePlotTable('days');
  const { insight: snapshot, why } = useSnapshot(insight.state);
  const shown = snapshot as Insight;
  const hours = hoursOf(shown);
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const pairs = shown.days.reduce((sum, each) => sum + each.pairs, 0);
  const late = shown.days.reduce((sum, each) => sum + each.late, 0);
  return (
    <HeatGrid
      {...table}
      title={say('Days and hours')}
      answer={say('{count} pair, {late} late|{count} pairs, {late} late', { count: pairs, late })}
      summary={say('{count} pair by hour, {late} late|{count} pairs by hour, {late} late', { count: pairs, late })}
      rowsName={say('Day')}
      columns={hours.map(String)}
      rows={shown.days.map(({ day, opens, closes }) => ({
        key: day,
        name: dayName(day),
        cells: hours.map((hour) => {
          const cell = shown.hours.find((each) => each.day === day && each.hour === hour);
          const time = `${String(hour).padStart(2, '0')}:00`;
          return {
            label: say('{day}, {time}, {count} pairs, {late} late', {
              day: dayName(day),
              time,
              count: cell?.pairs ?? 0,
              late: cell?.late ?? 0,
            }),
            value: cell?.pairs ?? 0,
            part: cell?.late,
            isClosed: cell === undefined && (!opens || !closes || time < opens || time >= closes),
          };
        }),
      }))}
      openKey={why?.day === undefined ? undefined : `${why.day}.${why.filter?.hour}`}
      onOpen={(day, column) =>
        void insight.open({ measure: 'tryOns', rows: 'counted', day, filter: { hour: hours[column] } })
      }
    />
  );
}

/** All hours in which a day is open or has pairs. */
function hoursOf({ days, hours }: Insight): number[] {
  const known = [
    ...hours.map(({ hour }) => hour),
    ...days.flatMap(({ opens, closes }) =>
      opens && closes ? [Number(opens.slice(0, 2)), Number(closes.slice(0, 2)) - 1] : [],
    ),
  ];
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
