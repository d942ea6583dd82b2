/** One thing that is wrong with what was sent, as RFC 9457's `errors` have it. */
export interface FormError {
  /** JSON pointer into what was sent ("/bin"), or the name of a parameter ("bin"). */
  field: string;
  /** What is wrong, and how to put it right. */
  message: string;
}

/** One spelling for a field: "/address/city" and "address/city" are the same (RFC 6901, without its escapes). */
export function fieldName(field: string): string {
  return field.replace(/^#?\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
}
