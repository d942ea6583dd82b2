/** An error of a field, as in `errors` of a problem (RFC 9457). */
export interface FormError {
  /** JSON pointer into the sent body ("/bin"), or the name of a parameter ("bin"). */
  field: string;
  /** What is wrong, and how to correct it. */
  message: string;
}

/** Normalises the name of a field: "/address/city" and "address/city" are the same (RFC 6901, without its escapes). */
export function fieldName(field: string): string {
  return field.replace(/^#?\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
}
