import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes } from '../kilobytes.ts';
import { root } from '../run.ts';

/** What a component adds to a page that has nothing else of the kit: bytes, minified and gzipped, without React. */
export interface Cost {
  js: number;
  css: number;
  /** JavaScript and CSS that are loaded when they are first needed. */
  later: number;
}

/** Written by `pnpm bench`. */
export const costFile = join(root, 'bench/components.json');

/** The measured components. */
export const readCosts = (): Record<string, Cost | undefined> =>
  existsSync(costFile) ? (JSON.parse(readFileSync(costFile, 'utf8')) as Record<string, Cost>) : {};

/** The cost of a component in one sentence. */
export function costText({ js, css, later }: Cost): string {
  const onDemand = later === 0 ? '' : `, and ${kilobytes(later)} when it is first needed`;
  return `${kilobytes(js)} of JavaScript and ${kilobytes(css)} of CSS${onDemand}: alone in a page, gzip, without React.`;
}
