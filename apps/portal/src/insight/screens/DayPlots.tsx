import { BarChart, DotPlot, Grid, type Bar } from '@instore/ui';
import type { Insight } from '@instore/api';
import { useSnapshot } from 'valtio';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { rounded } from '../figureChange.ts';
import type { InsightStore } from '../insight.ts';
import { SharedPlots } from './SharedPlots.tsx';
import { usePlotTable } from './usePlotTable.ts';

/** The plots of one day. */
export function DayPlots({ insight }: { insight: InsightStore }) {
  return (
    <>
      <Grid column="l" isRuled>
        <Hours insight={insight} />
        <ToCustomer insight={insight} />
      </Grid>
      <SharedPlots insight={insight} />
    </>
  );
}

/** The hours of a day that have pairs, or in which the location is open. */
function hoursOf({ days: [day], hours, hoursBefore = [] }: Insight): number[] {
  const known = [...hours, ...hoursBefore].map(({ hour }) => hour);
  if (day?.opens && day.closes)
    known.push(Number(day.opens.slice(0, 2)), Math.ceil(Number(day.closes.slice(0, 2))) - 1);
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function Hours({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const table = usePlotTable('hours');
  const { insight: snapshot, why, timeZone } = useSnapshot(insight.state);
  const shown = snapshot as Insight;
  const late = shown.figures.find(({ measure }) => measure === 'late')?.value ?? 0;
  const pairs = shown.figures.find(({ measure }) => measure === 'tryOns')?.value ?? 0;
  const nowHour =
    shown.until === null
      ? undefined
      : Number(
          new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date(shown.until)),
        );
  const [day] = shown.days;
  const bars = hoursOf(shown).map((hour): Bar => {
    const found = shown.hours.find((each) => each.hour === hour);
    const earlier = shown.hoursBefore?.find((each) => each.hour === hour)?.pairs ?? 0;
    const isLater = nowHour !== undefined && hour > nowHour;
    const time = `${String(hour).padStart(2, '0')}:00`;
    const values = { time, count: found?.pairs ?? 0, late: found?.late ?? 0, earlier };
    const isClosed = !day?.opens || !day.closes || time < day.opens || time >= day.closes;
    return {
      key: String(hour),
      name: String(hour),
      label: isLater
        ? say('{time}, a week before {earlier}', { time, earlier })
        : say('{time}, {count} pairs, {late} late, a week before {earlier}', values),
      value: isLater ? null : values.count,
      part: values.late,
      earlier,
      isNow: hour === nowHour,
      isClosed: isClosed && values.count === 0,
    };
  });
  const openKey = why?.measure === 'tryOns' && why.filter?.hour !== undefined ? String(why.filter.hour) : undefined;
  return (
    <BarChart
      {...table}
      title={say('Requests per hour')}
      answer={say(
        '{count} pair, {late} late; shaded: a week before|{count} pairs, {late} late; shaded: a week before',
        {
          count: pairs,
          late,
        },
      )}
      summary={say('{count} pair by hour, {late} late|{count} pairs by hour, {late} late', { count: pairs, late })}
      columns={{ name: say('Hour'), value: say('Pairs'), part: say('Late'), earlier: say('A week before') }}
      partLabel={(count) => say('{count} late', { count })}
      bars={bars}
      openKey={openKey}
      onOpen={(key) => void insight.open({ measure: 'tryOns', rows: 'counted', filter: { hour: Number(key) } })}
      empty={say('From the first request')}
    />
  );
}

/** The last step of the scale has all longer times, minutes. */
const END = 20;

/** How long the pairs took to the customer. */
export function ToCustomer({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const locale = useLocale();
  const table = usePlotTable('to-customer');
  const { insight: snapshot } = useSnapshot(insight.state);
  const shown = snapshot as Insight;
  const valueOf = (name: string) => shown.figures.find(({ measure }) => measure === name)?.value ?? null;
  const [half, most] = [valueOf('toCustomer'), valueOf('toCustomerMost')];
  const minutes = (value: number) => rounded('minutes', value).toLocaleString(locale);
  const count = shown.minutes.reduce((sum, { pairs }) => sum + pairs, 0);
  const lateFrom = shown.lateAfterMs / 60_000;
  return (
    <DotPlot
      {...table}
      title={say('Request to customer')}
      answer={say('{count} pair brought|{count} pairs brought', { count })}
      summary={
        half === null || most === null
          ? say('{count} pair brought|{count} pairs brought', { count })
          : say('Half within {half} minutes, 9 of 10 within {most}', { half: minutes(half), most: minutes(most) })
      }
      columns={{ name: say('Minutes'), value: say('Pairs') }}
      bins={shown.minutes.map(({ minute, pairs }) => ({
        at: minute,
        label: say('{minute} minutes, {count} pair|{minute} minutes, {count} pairs', { minute, count: pairs }),
        count: pairs,
      }))}
      end={END}
      unit={say('min')}
      limit={{ at: lateFrom, label: say('Late from {count} min', { count: lateFrom }) }}
      quantiles={[
        ...(half === null ? [] : [{ at: half, label: say('Half within {half} min', { half: minutes(half) }) }]),
        ...(most === null ? [] : [{ at: most, label: say('9 of 10 within {most} min', { most: minutes(most) }) }]),
      ]}
      onOpen={() => void insight.open({ measure: 'toCustomer', rows: 'counted' })}
      empty={say('From the first pair handed over')}
    />
  );
}
