/** An event of the outbox. */
export interface OutboxEvent {
  id: number;
  destination: string;
  body: unknown;
}

/** The receiver of a destination's events. */
export interface Subscriber {
  deliver: (event: OutboxEvent) => void;
}

/** The subscriptions of this node by destination, and the number of connections of each person. */
export interface Hub {
  add: (destination: string, subscriber: Subscriber) => void;
  remove: (destination: string, subscriber: Subscriber) => void;
  /** Delivers an event to all subscribers; a failure of one does not affect the others. */
  deliver: (event: OutboxEvent) => void;
  /** Counts a connection of a person; `false` when the limit is reached. */
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
      // Copied, because a subscriber that fails is removed during the loop.
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
