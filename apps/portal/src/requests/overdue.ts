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
  const first = order.findIndex((id) => Date.parse(byId[id]?.checkedOutAt ?? '') < dayStart);
  if (first === -1) return { today: order, overdue: [], overdueTotal: 0 };
  return { today: order.slice(0, first), overdue: order.slice(first), overdueTotal: total - first };
}
