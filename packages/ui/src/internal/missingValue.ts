/** Shown in place of a missing value. Literal, by the specification. */
export const MISSING = '--';
