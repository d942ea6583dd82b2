import type { OperationOptions, Operation } from '../../operation.ts';
import { insightOf } from '../insight/insightOf.ts';
import { daysOf, readCalendar } from '../insight/periods.ts';
import { readFigures } from '../insight/readFigures.ts';
import { readHoursBefore, readPlots } from '../insight/readPlots.ts';

/** Reads the figures of some days, each with its earlier periods, and the sums of the plots [V-01, V-02]. */
export const getInsight =
  ({ lateAfterMs }: Pick<OperationOptions, 'lateAfterMs'>): Operation<'getInsight'> =>
  async ({ query, store }) => {
    const now = store.now();
    const { locationId } = query;
    const calendar = await readCalendar(store.db, query, now);
    const { sources, measures } = insightOf({ now, lateAfterMs });
    const where = { locationId, calendar };
    const [figures, { days, ...plots }, hoursBefore] = await Promise.all([
      readFigures(store.db, { measures, sources }, locationId, calendar),
      readPlots(store.db, sources.TryOns, measures, where),
      readHoursBefore(store.db, sources.TryOns, measures.tryOns, where),
    ]);
    return {
      data: {
        from: query.from,
        to: query.to,
        until: calendar.isRunning ? now.toISOString() : null,
        timeZone: calendar.timeZone,
        lateAfterMs,
        figures,
        ...plots,
        days: daysOf(query).map((day) => {
          const sums = days.find((each) => each.day === day) ?? { ...NO_SUMS, day };
          const { opens, closes } = calendar.hoursOf(day) ?? { opens: null, closes: null };
          return { ...sums, opens, closes };
        }),
        hoursBefore,
      },
    };
  };

const NO_SUMS = { pairs: 0, late: 0, half: null, most: null, found: null, sold: 0 };
