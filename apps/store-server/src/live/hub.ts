/** An event as it leaves the outbox. */
export interface OutboxEvent {
  id: number;
  destination: string;
  body: unknown;
}

/** One client's subscription to one destination. */
export interface Subscriber {
  deliver: (event: OutboxEvent) => void;
}

/** Who of this node listens where, and how many connections each person has. */
export interface Hub {
  add: (destination: string, subscriber: Subscriber) => void;
  remove: (destination: string, subscriber: Subscriber) => void;
  /** Hands an event to everybody who listens; one who fails harms no other. */
  deliver: (event: OutboxEvent) => void;
  /** Counts a connection; `false` when the person has as many as allowed. */
  enter: (userId: string, limit: number) => boolean;
  leave: (userId: string) => void;
}

export function createHub(onError: (error: unknown) => void): Hub {
  const subscribers = new Map<string, Set<Subscriber>>();
  const connections = new Map<string, number>();
  return {
    add: (destination, subscriber) => {
      const known = subscribers.get(destination) ?? new Set();
      subscribers.set(destination, known.add(subscriber));
    },
    remove: (destination, subscriber) => {
      const known = subscribers.get(destination);
      known?.delete(subscriber);
      if (known?.size === 0) subscribers.delete(destination);
    },
    deliver: (event) => {
      // A copy: who fails is removed while the others are served.
      for (const subscriber of Array.from(subscribers.get(event.destination) ?? [])) {
        try {
          subscriber.deliver(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    enter: (userId, limit) => {
      const open = connections.get(userId) ?? 0;
      if (open >= limit) return false;
      connections.set(userId, open + 1);
      return true;
    },
    leave: (userId) => {
      const open = (connections.get(userId) ?? 0) - 1;
      if (open > 0) connections.set(userId, open);
      else connections.delete(userId);
    },
  };
}
