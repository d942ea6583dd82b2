/** Remembers which events were delivered, for as long as a replay may read them again. */
export interface Delivered {
  /** Returns `true` the first time that an id is added. */
  add: (id: number) => boolean;
  has: (id: number) => boolean;
  /** Forgets the events that were delivered before a time, in ms of the clock. */
  forget: (before: number) => void;
}

/** Keeps ids with the times of their delivery, oldest first. */
export function createDelivered(now: () => number): Delivered {
  const times = new Map<number, number>();
  return {
    add: (id) => {
      if (times.has(id)) return false;
      times.set(id, now());
      return true;
    },
    has: (id) => times.has(id),
    forget: (before) => {
      for (const [id, time] of times) {
        if (time >= before) return;
        times.delete(id);
      }
    },
  };
}
