import { type Part, table } from '../document.ts';
import type { Load } from './load.ts';
import type { WholeRead } from './plans.ts';

/** The part of docs/benchmarks.md that `pnpm bench:store` writes. */
export const storePart: Part = {
  name: 'store',
  command: 'pnpm bench:store',
  introduction: `## Requests

One node of the store on PostgreSQL, and beside it a bare handler: Fastify and pg, which send the same statements and
answer their rows without contract, rights, validation, idempotency keys or logs. Both are measured in the same run.
Absolute figures depend on the machine and on its load at the time: only ratios are meaningful.`,
};

/** CPU per request to that of the bare handler. */
export const MOST = 2;

/** One operation beside the bare handler. */
export interface Compared {
  name: string;
  ours: Load;
  bare: Load;
  /** Statements of the handler. */
  statements: number;
}

export const ratioOf = ({ ours, bare }: Compared): number => ours.cpu / bare.cpu;

/** A line of the table. */
export function cells(compared: Compared): string[] {
  const { name, ours, bare, statements } = compared;
  const ratio = ratioOf(compared);
  return [
    name,
    String(statements),
    `${ours.cpu.toFixed(2)} ms`,
    `${bare.cpu.toFixed(2)} ms`,
    ratio.toFixed(2),
    `≤ ${MOST} ${ratio <= MOST ? 'met' : '**missed**'}`,
    `${Math.round(ours.rate)}/s`,
    `${Math.round(ours.p99)} ms`,
    `${Math.round(ours.busy * 100)} %`,
  ];
}

const HEAD = ['operation', 'statements', 'CPU', 'bare', 'ratio', 'target', 'requests', 'p99', 'refused as busy'];

/** The text of a section. @param circumstances what the figures were taken with */
export function textOf(
  units: number,
  connections: number,
  compared: readonly Compared[],
  wholeReads: readonly WholeRead[],
  circumstances: string,
): string {
  const operations = [...new Set(wholeReads.map(({ name, tables }) => `${name} (${tables.join(', ')})`))];
  const plans =
    operations.length === 0
      ? 'No statement of these operations reads a table of 10,000 rows or more from the first to the last row.'
      : `These operations read a table of 10,000 rows or more from the first to the last row: ${operations.join(', ')}.`;
  return `### ${connections} connections, ${units.toLocaleString('en-US')} units

CPU time of the server process per request; medians of the rounds.

${table([HEAD, ...compared.map(cells)])}

${plans}

${circumstances}`;
}
