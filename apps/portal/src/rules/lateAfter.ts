/** A checked-out unit is late after this time, minutes: longer than a try-on takes. */
export const LATE_AFTER = 60;
