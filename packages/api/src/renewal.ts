/** Renews the session. Resolves to the new token, or to null when the person has to sign in. */
export type Renew = () => Promise<string | null>;

/**
 * Shares one renewal between all calls. A call that was sent before a renewal ended, and is refused afterwards, gets the
 * result of that renewal and does not start another one.
 */
export function shareRenewal(renew: Renew) {
  let running: Promise<string | null> | undefined;
  let ended = 0;
  let latest: string | null = null;

  return {
    /** The number of renewals that have ended; read it when a call is sent. */
    count: () => ended,
    /** Resolves to the new token for a call that was sent when `count()` was `sentAt`. */
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
