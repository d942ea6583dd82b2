/**
 * Remembers the latest `limit` ids, so that what arrives twice is taken once, and memory does not grow with the time that
 * a page is open.
 */
export function recentIds(limit: number) {
  const ids = new Set<string>();
  return {
    /** Whether the id is among the latest. */
    has: (id: string): boolean => ids.has(id),
    /** Makes the id the latest. */
    add(id: string): void {
      ids.delete(id);
      ids.add(id);
      // A set keeps the order of insertion.
      const [oldest = id] = ids;
      if (ids.size > limit) ids.delete(oldest);
    },
  };
}
