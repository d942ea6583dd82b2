/** A clock that runs faster than that of the machine. */
export interface Clock {
  /** When it began, ms since 1970; until then it agreed with that of the machine. */
  startedAt: number;
  /** How much faster it runs. */
  scale: number;
}

/** The time now of a clock. Processes with the same clock agree on it. */
export const timeOf =
  ({ startedAt, scale }: Clock): (() => Date) =>
  () =>
    new Date(startedAt + (Date.now() - startedAt) * scale);
