/** Remembers the latest `limit` ids, so that what a page holds does not grow with the time it is open. */
export function recentIds(limit: number) {
  const ids = new Set<string>();
  return {
    has: (id: string): boolean => ids.has(id),
    add(id: string): void {
      ids.delete(id);
      ids.add(id);
      // A set keeps the order of insertion.
      for (const oldest of ids) {
        if (ids.size <= limit) return;
        ids.delete(oldest);
      }
    },
  };
}
