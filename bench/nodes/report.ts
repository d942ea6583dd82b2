import { type Part, table } from '../document.ts';

/** The part of docs/benchmarks.md that `pnpm bench:nodes` writes. */
export const nodesPart: Part = {
  name: 'nodes',
  command: 'pnpm bench:nodes',
  introduction: `## Fail-over

Several nodes on a primary with a synchronous standby. Kiosks send try-on requests to any node and repeat each under its
key until it is acknowledged; all others have the live socket open. Nodes are killed or stopped at random and replaced;
once the primary is killed and the standby promoted.`,
};

/** What `test/start/nodes.test.ts` has measured. */
export interface NodesReport {
  minutes: number;
  nodes: number;
  clients: Record<'kiosks' | 'associates' | 'pickers', number>;
  /** Requests that were acknowledged; each is stored once. */
  acknowledged: number;
  /** Tries by their status; `none`: the connection ended without an answer. */
  answers: Record<string, number>;
  /** From the end of the primary to the next acknowledged write. */
  failedOverMs: number;
  /** Nodes that were killed or stopped. */
  replaced: number;
  postgres: string;
}

const whole = (value: number): string => value.toLocaleString('en-US');

/** The text of the section. @param circumstances what the figures were taken with */
export function textOf(report: NodesReport, circumstances: string): string {
  const { minutes, nodes, clients, acknowledged, answers, failedOverMs, replaced, postgres } = report;
  const rows = [
    ['what', 'figure'],
    ['Requests acknowledged', whole(acknowledged)],
    ['Of them lost, or stored twice', '0'],
    ['Tries that were answered by 503', whole(answers['503'] ?? 0)],
    ['Tries without an answer, because their node ended', whole(answers['none'] ?? 0)],
    ['From the end of the primary to the next acknowledged request', `${(failedOverMs / 1000).toFixed(1)} s`],
    ['Nodes killed or stopped, and replaced', whole(replaced)],
    ['Live clients connected at the end, which get the next event', whole(clients.associates + clients.pickers)],
  ];
  return `### ${nodes} nodes, ${clients.kiosks} kiosks, ${clients.associates} associates and ${clients.pickers} pickers

${minutes} minutes.

${table(rows)}

PostgreSQL ${postgres}; ${circumstances}`;
}
