import type { FirstPage } from './firstPages.ts';
import { KILOBYTE, kilobytes } from './kilobytes.ts';

/** The most JavaScript that a first page may load, bytes of gzip (ADR 35). */
export const JS_LIMIT = 184 * KILOBYTE;

/** JavaScript and CSS of a first page, at most as a share of the same page built with Mantine (ADR 23). */
export const MANTINE_SHARE = 0.9;

/** The longest chain of requests after the page's head: each request in a chain costs a round trip. */
export const STEPS_LIMIT = 2;

/**
 * Lists the limits that a first page exceeds, a sentence for each.
 *
 * @param mantine JavaScript and CSS of the same page built with Mantine, bytes of gzip
 */
export function excessOf({ js, css, steps }: FirstPage, mantine: number): string[] {
  const most = mantine * MANTINE_SHARE;
  return [
    js > JS_LIMIT && `JavaScript is ${kilobytes(js)}, the limit is ${kilobytes(JS_LIMIT)}.`,
    !(js + css <= most) &&
      `JavaScript and CSS are ${kilobytes(js + css)}, the limit is ${kilobytes(most)}: ${MANTINE_SHARE} of the page with Mantine.`,
    steps > STEPS_LIMIT && `${steps} requests follow one another, the limit is ${STEPS_LIMIT}.`,
  ].filter((sentence) => sentence !== false);
}
