import type { DeliveryCarton, DeliveryHead, DeliveryStatus } from '@instore/api';
import type { DeliveryRowProps, StampState } from '@instore/ui';
import { dayIn } from '../../shared/format/days.ts';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';

const DAY_MS = 86_400_000;

interface Words {
  state: StampState;
  text: PlainText;
}

/** The stamp of a delivery, by its status. */
export const STAMPS: Record<DeliveryStatus, Words> = {
  expected: { state: 'request', text: 'Expected' },
  counting: { state: 'pending', text: 'Being counted' },
  'handed-in': { state: 'next', text: 'Counted' },
  closed: { state: 'found', text: 'Closed' },
};

/** The look of a delivery in the list, by its status. One that is late has a look of its own. */
export const ROW_STATES: Record<DeliveryStatus, DeliveryRowProps['state']> = {
  expected: 'plain',
  counting: 'counting',
  'handed-in': 'counting',
  closed: 'closed',
};

/** How many pairs a delivery, a carton or a size has. */
type Sums = Pick<DeliveryCarton, 'expected' | 'counted' | 'absent'>;

/** Whether a pair is counted, or said to be absent. */
export const isBegun = ({ counted, absent }: Omit<Sums, 'expected'>): boolean => counted + absent > 0;

/** Whether each pair is counted, or said to be absent. */
export const isDone = ({ expected, counted, absent }: Sums): boolean => counted + absent >= expected;

/** How many pairs are counted. Without a count it is a dash: blank is not zero [M-02]. */
export const countedWords = (say: SayText, sums: Sums): string =>
  isBegun(sums)
    ? say('{done} of {total}', { done: sums.counted, total: sums.expected })
    : say('– of {total}', { total: sums.expected });

/** What the page shows of a delivery: its cartons, one carton, its differences, or the way to the bins. */
export type DeliveryStage = 'cartons' | 'carton' | 'differences' | 'putAway';

export function stageOf(
  { status, ...sums }: Sums & Pick<DeliveryHead, 'status'>,
  carton: string | undefined,
): DeliveryStage {
  if (status === 'closed') return 'putAway';
  if (carton !== undefined) return 'carton';
  return isDone(sums) ? 'differences' : 'cartons';
}

/** The place of a carton among all of them, from 1. */
export const cartonNumber = (cartons: readonly DeliveryCarton[], code: string): number =>
  cartons.findIndex(({ carton }) => carton === code) + 1;

/** The carton with which the count goes on: one that is begun, else one that is not opened. */
export function nextCarton(cartons: readonly DeliveryCarton[]): DeliveryCarton | undefined {
  const open = cartons.filter((carton) => !isDone(carton));
  return open.find(isBegun) ?? open[0];
}

/** The day of a delivery in the list, with what it means today. */
export function dayWords(
  say: SayText,
  locale: string,
  now: number,
  { status, expectedOn, closedAt, closedBy, lastCountedAt }: DeliveryHead,
): { day: string; dayNote: string | undefined; isLate: boolean } {
  if (status === 'closed') {
    return { day: shortTime(closedAt, locale, new Date(now)), dayNote: closedBy ?? undefined, isLate: false };
  }
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  const days = Math.round((Date.parse(expectedOn) - Date.parse(today)) / DAY_MS);
  const date = new Date(expectedOn).toLocaleDateString(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const hasStarted = lastCountedAt !== null;
  if (days < 0) {
    return { day: date, dayNote: say('{count} day late|{count} days late', { count: -days }), isLate: !hasStarted };
  }
  if (hasStarted) {
    const time = shortTime(lastCountedAt, locale, new Date(now));
    return { day: days === 0 ? say('Today') : date, dayNote: say('Counted {time}', { time }), isLate: false };
  }
  if (days === 0) return { day: say('Today'), dayNote: undefined, isLate: false };
  const dayNote = days === 1 ? say('Tomorrow') : say('In {count} days', { count: days });
  return { day: date, dayNote, isLate: false };
}
