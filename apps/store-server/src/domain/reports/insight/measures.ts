import type { InsightMeasure } from '@instore/api';
import { sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import { isAccurate, type SourceName } from './sources.ts';

/** Fewer cases make no time and no share: too few to tell [V-02]. */
export const FEWEST_CASES = 5;

/** A measure, declared once: its value, its rows and its member of the cube come from here [V-03, V-05]. */
export interface Measure {
  title: string;
  unit: 'pairs' | 'minutes' | 'percent';
  source: SourceName;
  /** How the value is made of the cases. */
  kind: 'count' | 'share' | 'half' | 'most';
  /** The rows that the figure is about. */
  cases: SQL;
  /** The cases that a count or a share counts. */
  part: SQL;
  /** The minutes of a row. */
  minutes: SQL;
  /** Why a row is no case, as `InsightLeftOut`. */
  leftOut: SQL;
}

/** What measures depend on besides the rows. */
export interface Clock {
  /** The store's time. */
  now: SQL;
  lateAfterMs: number;
}

const YES = sql`true`;
const NONE = sql`null::float8`;
const isCurrent = sql`pair.outcome <> 'replaced'`;
const isPicked = sql`(pair.checked_out_at is not null or pair.reason is not null)`;
/** A pair that was brought and does not count has no recorded time. */
const pairLeftOut = sql`case when pair.outcome = 'brought' then 'noTime' else pair.outcome end`;

const minutesTo = (time: SQL): SQL => sql`(date_part('epoch', ${time} - pair.requested_at) / 60)`;

function countOf(title: string, part: SQL, cases = isCurrent): Measure {
  return { title, unit: 'pairs', source: 'TryOns', kind: 'count', cases, part, minutes: NONE, leftOut: pairLeftOut };
}

function shareOf(title: string, part: SQL, cases: SQL): Measure {
  return { ...countOf(title, part, cases), unit: 'percent', kind: 'share' };
}

function timeTo(step: string, time: SQL, leftOut = pairLeftOut) {
  const cases = sql`(${isCurrent} and ${time} is not null)`;
  const shared = { ...countOf('', YES, cases), unit: 'minutes', minutes: minutesTo(time), leftOut } as const;
  return [
    { ...shared, title: `Half ${step} within, minutes`, kind: 'half' },
    { ...shared, title: `Nine of ten ${step} within, minutes`, kind: 'most' },
  ] as const satisfies Measure[];
}

/** How long a pair took, or takes until now, to the customer or to the answer that it is not available. */
const wayOf = (now: SQL): SQL =>
  minutesTo(sql`coalesce(pair.customer_at, case when pair.outcome = 'notAvailable' then pair.answered_at end, ${now})`);

/** A pair that is still open, or was answered in time, is neither late nor in time. */
function lateness({ now, lateAfterMs }: Clock): Measure {
  const isLate = sql`${wayOf(now)} > ${lateAfterMs / 60_000}::float8`;
  const isDecided = sql`(pair.customer_at is not null
    or (pair.outcome in ('onTheWay', 'waiting', 'notAvailable', 'expired') and ${isLate}))`;
  const cases = sql`(${isCurrent} and ${isDecided})`;
  return { ...countOf('Late pairs', isLate, cases), minutes: wayOf(now) };
}

function bookingsUsed({ now }: Clock): Measure {
  return {
    title: 'Bookings to which the customer came, %',
    unit: 'percent',
    source: 'Bookings',
    kind: 'share',
    cases: sql`(${bookings.status} <> 'cancelled' and ${bookings.startsAt} <= ${now})`,
    part: sql`(${bookings.status} in ('ongoing', 'visited', 'completed'))`,
    minutes: NONE,
    leftOut: sql`case when ${bookings.status} = 'cancelled' then 'cancelled' else 'later' end`,
  };
}

const countAccuracy: Measure = {
  title: 'Counts that found what was expected, %',
  unit: 'percent',
  source: 'Counts',
  kind: 'share',
  cases: sql`(${binCounts.status} = 'applied')`,
  part: isAccurate,
  minutes: NONE,
  leftOut: sql`'discarded'`,
};

const acceptedByNone = sql`case when pair.tryout_id is null and pair.outcome <> 'replaced' then 'askedByStaff'
  else ${pairLeftOut} end`;

/** The measures of the insight page [V-01]. */
export function createMeasures(clock: Clock): Record<InsightMeasure, Measure> {
  const [toAccept, toAcceptMost] = timeTo('accepted', sql`pair.accepted_at`, acceptedByNone);
  const [toPlaced, toPlacedMost] = timeTo('placed', sql`pair.placed_at`);
  const [toCheckedOut, toCheckedOutMost] = timeTo('checked out', sql`pair.checked_out_at`);
  const [toCustomer, toCustomerMost] = timeTo('with the customer', sql`pair.customer_at`);
  return {
    tryOns: countOf('Try-ons', YES),
    late: lateness(clock),
    toAccept,
    toAcceptMost,
    toPlaced,
    toPlacedMost,
    toCheckedOut,
    toCheckedOutMost,
    toCustomer,
    toCustomerMost,
    accepted: countOf('Accepted pairs', sql`pair.owner_id is not null`),
    brought: countOf('Pairs brought to the customer', sql`pair.outcome = 'brought'`),
    expired: countOf('Expired pairs', sql`pair.outcome = 'expired'`),
    notAvailable: countOf('Pairs that were not available', sql`pair.reason is not null`, isPicked),
    found: shareOf('Pairs found in their bin, %', sql`pair.reason is distinct from 'not found'`, isPicked),
    sold: shareOf('Brought pairs that were sold, %', sql`pair.sold_at is not null`, sql`pair.outcome = 'brought'`),
    bookingsUsed: bookingsUsed(clock),
    countAccuracy,
  };
}

/** How many cases a measure has. */
export const casesOf = ({ cases }: Measure): SQL => sql`count(*) filter (where ${cases})`;

/** How many cases a count or a share counts. */
export const partOf = ({ cases, part }: Measure): SQL => sql`count(*) filter (where ${cases} and ${part})`;

/** The value of a measure over the rows of its source; null without cases, except for a count. */
export function valueOf(measure: Measure): SQL {
  const { kind, cases, minutes } = measure;
  if (kind === 'count') return partOf(measure);
  if (kind === 'share') return sql`(100.0 * ${partOf(measure)} / nullif(${casesOf(measure)}, 0))`;
  const rank = sql.raw(kind === 'half' ? '0.5' : '0.9');
  return sql`percentile_cont(${rank}) within group (order by ${minutes}) filter (where ${cases})`;
}
