/** Remembers what was delivered for as long as a replay may bring it again. */
export interface Delivered {
  /** `true` the first time an id is seen. */
  add: (id: number) => boolean;
  /** Forgets what was delivered before a time. */
  forget: (before: number) => void;
}

/** Ids with the time at which each was delivered, oldest first. */
export function createDelivered(now: () => number): Delivered {
  const times = new Map<number, number>();
  return {
    add: (id) => {
      if (times.has(id)) return false;
      times.set(id, now());
      return true;
    },
    forget: (before) => {
      for (const [id, time] of times) {
        if (time >= before) return;
        times.delete(id);
      }
    },
  };
}
