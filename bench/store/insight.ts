import { addAskedLines } from '../../apps/store-server/test/support/askedLines.ts';
import { usageOf } from '../chain/processes.ts';
import { type BenchStore, LOCATION, type Member } from '../chain/store.ts';
import { table } from '../document.ts';
import { median } from '../statistics.ts';
import { type Call, send } from './operations.ts';
import type { WholeRead } from './plans.ts';

/** Days over which the lines are spread: a busy location asks for so many in two years. */
const DAYS = 600;

/** The periods of the page, in days, with the most milliseconds of the median. */
const PERIODS = [
  { title: 'today', days: 1, most: 100 },
  { title: '7 days', days: 7, most: undefined },
  { title: '28 days', days: 28, most: 500 },
] as const;

/** How long the figures of a period took. */
export interface InsightTime {
  title: string;
  pairs: number;
  ms: number;
  /** CPU time of node and database for one answer, ms: other work on the machine does not change it. */
  cpu: number;
  most: number | undefined;
}

/** The figures of a manager as one call, to be measured and explained. */
export const insightCalls = (member: Member, now: Date): Readonly<Record<string, Call>> =>
  Object.fromEntries(PERIODS.map(({ title, days }) => [title, callOf(member, now, days)]));

function callOf(member: Member, now: Date, days: number): Call {
  const day = (before: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now.getTime() - before * 86_400_000);
  const query = new URLSearchParams({ locationId: LOCATION, from: day(days - 1), to: day(0) });
  return { method: 'GET', path: `/api/cube/v1/insight?${query.toString()}`, member };
}

/** Gives the store its lines, all at one location. */
export const addInsightLines = ({ connection }: BenchStore, lines: number, now: Date): Promise<void> =>
  addAskedLines(connection.patient.pool, { lines, days: DAYS, locationId: LOCATION, now });

interface Answer {
  data: { figures: { measure: string; value: number | null }[] };
}

/**
 * Measures the figures of each period, one request at a time.
 * @param rounds requests of which the median counts; a first one warms the store
 */
export async function measureInsight({ url, pids }: BenchStore, calls: Readonly<Record<string, Call>>, rounds: number) {
  const times: InsightTime[] = [];
  for (const { title, most } of PERIODS) {
    const taken: number[] = [];
    let pairs = 0;
    let before = 0;
    for (let round = -1; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- after the request that warms the store
      if (round === 0) before = await cpuOf(pids);
      const started = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const { data } = (await send(url, calls[title]!)) as Answer;
      if (round >= 0) taken.push(performance.now() - started);
      pairs = data.figures.find(({ measure }) => measure === 'tryOns')?.value ?? 0;
    }
    // oxlint-disable-next-line no-await-in-loop -- one period after the other
    times.push({ title, pairs, ms: median(taken), cpu: ((await cpuOf(pids)) - before) / rounds, most });
  }
  return times;
}

const cpuOf = async ({ node, database }: BenchStore['pids']): Promise<number> =>
  (await usageOf(node)).cpuMs + (await usageOf(database)).cpuMs;

/** The text of the section. @param circumstances what the figures were taken with */
export function insightText(
  lines: number,
  times: readonly InsightTime[],
  wholeReads: readonly WholeRead[],
  circumstances: string,
): string {
  const tables = [...new Set(wholeReads.flatMap((read) => read.tables))];
  return `### Figures of a manager, ${lines.toLocaleString('en-US')} lines

Time of the store to the answer of \`getInsight\`, one request at a time; medians, and the CPU time of
node and database, to which other work on the machine adds nothing. All lines are at one location, spread over
${DAYS} days. An answer has all figures with their earlier periods, and the sums of the plots. ${
    tables.length === 0 ? 'No statement reads a large table whole.' : `Read whole: ${tables.join(', ')}.`
  }

${table([
  ['days', 'pairs', 'CPU', 'time', 'target', 'result'],
  ...times.map(({ title, pairs, ms, cpu, most }) => [
    title,
    pairs.toLocaleString('en-US'),
    `${cpu.toFixed(0)} ms`,
    `${ms.toFixed(0)} ms`,
    most === undefined ? '' : `≤ ${most} ms`,
    most === undefined ? '' : ms <= most ? 'met' : '**missed**',
  ]),
])}

${circumstances}`;
}
