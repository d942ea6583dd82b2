/** Time of day and timers; a test moves them by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs every `ms` milliseconds. Returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
}

/** Takes problems for the people who maintain the portal; never shown to the user. */
export interface Log {
  warn(message: string, detail?: unknown): void;
}
