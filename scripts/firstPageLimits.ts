import type { FirstPage } from './firstPages.ts';
import { KILOBYTE, kilobytes } from './kilobytes.ts';

/** The most JavaScript that an area or the kiosk may load first, bytes of gzip (ADR 47). */
export const JS_LIMIT = 200 * KILOBYTE;

/** The most JavaScript that the sign-in page may load first, bytes of gzip (ADR 47). */
export const SIGN_IN_JS_LIMIT = 160 * KILOBYTE;

/** The longest chain of requests after the page's head: each request in a chain costs a round trip. */
export const STEPS_LIMIT = 2;

/** Lists the limits that a first page exceeds, a sentence for each. */
export function excessOf({ name, js, steps }: FirstPage): string[] {
  const limit = name === '/' ? SIGN_IN_JS_LIMIT : JS_LIMIT;
  return [
    js > limit && `JavaScript is ${kilobytes(js)}, the limit is ${kilobytes(limit)}.`,
    steps > STEPS_LIMIT && `${steps} requests follow one another, the limit is ${STEPS_LIMIT}.`,
  ].filter((sentence) => sentence !== false);
}
