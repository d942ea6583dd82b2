import type { DeliveryCarton, DeliveryHead, DeliveryStatus } from '@instore/api';
import type { StampState } from '@instore/ui';
import { dayIn } from '../../shared/format/days.ts';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';

const DAY_MS = 86_400_000;

interface Words {
  state: StampState;
  text: PlainText;
}

/** The stamp of a delivery, by its status. */
const STAMPS: Record<DeliveryStatus, Words> = {
  expected: { state: 'request', text: 'Expected' },
  counting: { state: 'pending', text: 'Being counted' },
  'handed-in': { state: 'next', text: 'Counted' },
  closed: { state: 'found', text: 'Closed' },
};

/** How far a delivery is. */
export const deliveryStamp = ({ status }: Pick<DeliveryHead, 'status'>): Words => STAMPS[status];

/** How many pairs are counted. Without a count it is a dash: blank is not zero [M-02]. */
export const countedWords = (say: SayText, { expected, counted, absent }: Omit<DeliveryCarton, 'carton'>): string =>
  counted + absent === 0
    ? say('– of {total}', { total: expected })
    : say('{done} of {total}', { done: counted, total: expected });

/** What the page shows of a delivery: its cartons, one carton, its differences, or the way to the bins. */
export type DeliveryStage = 'cartons' | 'carton' | 'differences' | 'putAway';

export function stageOf(
  { status, expected, counted, absent }: Pick<DeliveryHead, 'status' | 'expected' | 'counted' | 'absent'>,
  carton: string | undefined,
): DeliveryStage {
  if (status === 'closed') return 'putAway';
  if (carton !== undefined) return 'carton';
  return counted + absent === expected ? 'differences' : 'cartons';
}

/** The place of a carton among all of them, from 1. */
export const cartonNumber = (cartons: readonly DeliveryCarton[], code: string): number =>
  cartons.findIndex(({ carton }) => carton === code) + 1;

/** The carton with which the count goes on: one that is begun, else one that is not opened. */
export function nextCarton(cartons: readonly DeliveryCarton[]): DeliveryCarton | undefined {
  const open = cartons.filter(({ expected, counted, absent }) => counted + absent < expected);
  return open.find(({ counted, absent }) => counted + absent > 0) ?? open[0];
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
  const isBegun = lastCountedAt !== null;
  if (days < 0) {
    return { day: date, dayNote: say('{count} day late|{count} days late', { count: -days }), isLate: !isBegun };
  }
  if (isBegun) {
    const time = shortTime(lastCountedAt, locale, new Date(now));
    return { day: days === 0 ? say('Today') : date, dayNote: say('Counted {time}', { time }), isLate: false };
  }
  if (days === 0) return { day: say('Today'), dayNote: undefined, isLate: false };
  const dayNote = days === 1 ? say('Tomorrow') : say('In {count} days', { count: days });
  return { day: date, dayNote, isLate: false };
}
