/** Asks for a new session; the token of the new one, or null when the person has to sign in. */
export type Renew = () => Promise<string | null>;

/**
 * One renewal for all calls in flight [S-10]. A call that was sent before a renewal ended and is refused only after it
 * takes part in that renewal's outcome, good or bad, instead of starting another.
 */
export function shareRenewal(renew: Renew) {
  let running: Promise<string | null> | undefined;
  let ended = 0;
  let latest: string | null = null;

  return {
    /** How many renewals have ended; note it when a call is sent. */
    count: () => ended,
    /** The token of the renewal that concerns a call which was sent when `count` was `sentAt`. */
    join(sentAt: number): Promise<string | null> {
      if (ended > sentAt) return Promise.resolve(latest);
      running ??= Promise.resolve()
        .then(renew)
        .catch(() => null)
        .then((token) => {
          latest = token;
          ended += 1;
          running = undefined;
          return token;
        });
      return running;
    },
  };
}
