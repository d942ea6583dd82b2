/** Waits before the second and the third try, in ms: enough for a tablet that changes its access point. */
const FIRST_RETRIES_MS = [500, 2_000];

/** Interval of all later tries, in ms. */
const RETRY_MS = 5_000;

/** What is known of a value that is loaded on demand. */
export interface Loaded<Value> {
  /** `undefined` until it is loaded. */
  readonly value: Value | undefined;
  /** Three tries have failed. Further tries follow every 5 s as long as the value is wanted. @default false */
  readonly hasFailed: boolean;
  /** Reason of the last failure, when `hasFailed`. */
  readonly error?: unknown;
}

/** Loads one value once, and tries again as long as it has subscribers. */
export interface Loader<Value> {
  /** Starts loading unless it is loaded or being loaded. Never rejects: a later call or subscription tries again. */
  load: () => Promise<void>;
  current: () => Loaded<Value>;
  /** Loads the value and calls the listener on each change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export const NOT_LOADED = { value: undefined, hasFailed: false } as const;

/** @param load resolves to the value; rejects when the code cannot be fetched */
export function createLoader<Value>(load: () => Promise<Value>): Loader<Value> {
  let state: Loaded<Value> = NOT_LOADED;
  let pending: Promise<void> | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Loaded<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const retryLater = (error: unknown) => {
    if (listeners.size === 0) return;
    const delay = FIRST_RETRIES_MS[failures];
    failures += 1;
    timer = setTimeout(() => void loader.load(), delay ?? RETRY_MS);
    if (delay === undefined) change({ value: undefined, hasFailed: true, error });
  };

  const loader: Loader<Value> = {
    load() {
      if (state.value !== undefined) return Promise.resolve();
      clearTimeout(timer);
      pending ??= load()
        .then((value) => change({ value, hasFailed: false }), retryLater)
        .finally(() => (pending = undefined));
      return pending;
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      void loader.load();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        failures = 0;
        if (state.hasFailed) state = NOT_LOADED;
      };
    },
  };
  return loader;
}
