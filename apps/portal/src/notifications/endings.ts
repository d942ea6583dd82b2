import type { Notification } from '@instore/api';

/** A browser runs a longer timer at once. */
const LONGEST_MS = 86_400_000;

/** Removes announcements from the bell when their time is over. @returns takes note of a notification that is shown */
export function createEndings({
  now,
  after,
  remove,
}: {
  now: () => number;
  after: (ms: number, run: () => void) => unknown;
  remove: (id: string) => void;
}): (item: Notification) => void {
  const watched = new Set<string>();
  const wait = (id: string, end: number): void => {
    const left = end - now();
    if (left > 0) after(Math.min(left, LONGEST_MS), () => wait(id, end));
    else {
      watched.delete(id);
      remove(id);
    }
  };
  return ({ id, leavesAt }) => {
    if (leavesAt === undefined || watched.has(id)) return;
    watched.add(id);
    wait(id, Date.parse(leavesAt));
  };
}
