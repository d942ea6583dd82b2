import { type Part, table } from '../document.ts';

/** The part of docs/benchmarks.md that `pnpm bench:soak` writes. */
export const soakPart: Part = {
  name: 'soak',
  command: 'pnpm bench:soak',
  introduction: `## Soak

A day of a busy location on one node and PostgreSQL: kiosks send try-on requests, associates accept and place them,
pickers check the pairs out and in again, and all have the live socket open. The clock of the node runs faster, and the
work with it. A tab of the portal shows the list of the warehouse all day. Memory of the node and of the tab after a
collection.`,
};

/** The figures at the end of a tenth. */
export interface Sample {
  /** Memory of the node, MB. */
  heap: number;
  resident: number;
  /** Heap of the largest tab, MB. */
  tab: number;
  /** Rows. */
  outbox: number;
  /** Events that are older than the outbox keeps them. */
  oldEvents: number;
  keys: number;
  /** Idempotency keys that are no longer valid. */
  oldKeys: number;
  /** Keys that sign sessions, and counted tries: all that the database has of sessions. */
  sessions: number;
}

/** The heap at the end may be so many times that after the first tenth. */
const FLAT = 1.1;
/** The end: the least heap of these tenths, because a page keeps what the last requests have shown for a while. */
const END = 3;
/** The cleanup of the outbox and a write behind it may leave so many rows. */
const LEFT = 100;

/** What grows, in words; empty when the node and its tables are flat. */
export function growing(samples: readonly Sample[]): string[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return ['nothing was measured'];
  const found: string[] = [];
  const end = samples.slice(-END);
  for (const [name, of] of [
    ['node', (sample: Sample) => sample.heap],
    ['tab', (sample: Sample) => sample.tab],
  ] as const) {
    const heap = Math.min(...end.map(of));
    if (heap > of(first) * FLAT)
      found.push(`the heap of the ${name}, from ${of(first).toFixed(1)} to ${heap.toFixed(1)} MB`);
  }
  if (last.oldEvents > LEFT) found.push(`the outbox, with ${last.oldEvents} events that are too old`);
  if (last.oldKeys > LEFT) found.push(`the idempotency keys, with ${last.oldKeys} that are too old`);
  if (last.sessions > first.sessions + LEFT) found.push(`sessions, from ${first.sessions} to ${last.sessions} rows`);
  return found;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The text of the section. @param method how it was done @param circumstances what the figures were taken with */
export function textOf(hours: number, method: string, samples: readonly Sample[], circumstances: string): string {
  const head = ['hour', 'heap', 'resident', 'tab', 'outbox', 'idempotency keys', 'keys of yesterday', 'sessions'];
  const rows = samples.map(({ heap, resident, tab, outbox, keys, oldKeys, sessions }, at) => [
    (((at + 1) * hours) / samples.length).toFixed(1),
    `${heap.toFixed(1)} MB`,
    `${whole(resident)} MB`,
    `${tab.toFixed(1)} MB`,
    whole(outbox),
    whole(keys),
    whole(oldKeys),
    whole(sessions),
  ]);
  const grown = growing(samples);
  const verdict = grown.length === 0 ? 'Nothing grows after the first tenth.' : `**These grow**: ${grown.join('; ')}.`;
  return `### ${hours} store-hours\n\n${method}\n\n${table([head, ...rows])}\n\n${verdict}\n\n${circumstances}`;
}
