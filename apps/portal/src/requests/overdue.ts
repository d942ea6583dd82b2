import type { RequestLine } from '@instore/api';

/** The lines of the third tab in two parts. */
export interface OutLines {
  today: readonly string[];
  /** Out since yesterday or longer. */
  overdue: readonly string[];
  /** Number of overdue lines, also of those that are not read yet. */
  overdueTotal: number;
}

/**
 * Divides checked-out lines, newest first, at the beginning of the day. The first overdue line tells that all lines of
 * today are read, so the rest of the total is overdue.
 */
export function outLinesOf(
  {
    order,
    byId,
    total,
  }: { order: readonly string[]; byId: Readonly<Record<string, Pick<RequestLine, 'checkedOutAt'>>>; total: number },
  now: number,
): OutLines {
  const dayStart = new Date(now).setHours(0, 0, 0, 0);
  const isOverdue = (id: string) => Date.parse(byId[id]?.checkedOutAt ?? '') < dayStart;
  const today = order.filter((id) => !isOverdue(id));
  const overdue = order.filter(isOverdue);
  return { today, overdue, overdueTotal: overdue.length > 0 ? total - today.length : 0 };
}
