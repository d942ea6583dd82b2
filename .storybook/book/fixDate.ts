/** The date of all pictures: relative times and the year lists of calendars are the same every day. */
export const PICTURE_DATE = new Date('2026-03-12T14:24:00-04:00');

/** Stops the clock of the page at the date of pictures; timers run. Returns how to start it again. */
export function fixDate(): () => void {
  const original = Date;
  globalThis.Date = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [PICTURE_DATE.getTime()] : given) as [number]));
    }

    static override now(): number {
      return PICTURE_DATE.getTime();
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = original;
  };
}
