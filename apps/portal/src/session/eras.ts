/** What was begun for a person whom this page has forgotten since ends with this. */
export class Forgotten extends Error {}

/** The time between two logouts: what is begun in one ends with it, however late its answer comes [S-10]. */
export interface Eras {
  /**
   * Waits for this as long as nobody logs out.
   * @throws {Forgotten} at the moment when somebody does.
   */
  within<Value>(work: Promise<Value>): Promise<Value>;
  /** Somebody logged out. */
  end(): void;
}

/** Begins the first era. */
export function createEras(): Eras {
  const begin = () => {
    let end = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new Forgotten());
    });
    // An era in which nothing is waited for ends without anybody to tell.
    ended.catch(() => undefined);
    return { ended, end };
  };
  let era = begin();
  return {
    within: (work) => Promise.race([work, era.ended]),
    end() {
      era.end();
      era = begin();
    },
  };
}
