/**
 * The seconds of a header Retry-After; undefined without one, and for a date (RFC 9110, section 10.2.3), which other
 * clocks make unreliable.
 */
export const retryAfterOf = (text: string | null | undefined): number | undefined =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined;
