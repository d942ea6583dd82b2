import type { PrinterState } from '@instore/api';

/** The command by which a printer says how it is. */
export const HOST_STATUS = '~HS\r\n';

/** Lines of its answer: each is between STX and ETX. */
const LINES = 3;
const START = '\u0002';
const END = '\u0003';

/**
 * Reads the answer to `~HS` (ZPL II Programming Guide).
 * @returns undefined while it is incomplete
 */
export function readHostStatus(answer: string): PrinterState | undefined {
  const lines = answer
    .split(END)
    .slice(0, -1)
    .map((line) => line.slice(line.indexOf(START) + 1).split(','));
  const [first, second] = lines;
  if (lines.length < LINES || first === undefined || second === undefined) return undefined;
  // The head first: an open one also says that labels and ribbon are missing.
  if (second[2] === '1') return 'head-open';
  if (first[1] === '1') return 'no-labels';
  if (second[3] === '1') return 'no-ribbon';
  return first[2] === '1' ? 'paused' : 'ready';
}
