import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { here } from './bundle.ts';
import { writeFigures } from './figures.ts';

/** What the benchmarks measured last; `pnpm bench:scale` computes with it. */
export interface Costs {
  /** CPU time of a node per request, ms: means over the operations of `pnpm bench:store`. */
  readMs: number;
  writeMs: number;
  /** CPU time per delivery of a live event, with the database, µs. */
  deliveryUs: number;
  /** CPU time of an idle socket per minute, with the database, ms. */
  idleSocketMs: number;
  /** Memory of a socket, KB. */
  socketKb: number;
  /** Commits per second that one PostgreSQL does when 16 writers announce their events. */
  commitsPerSecond: number;
}

const FILE = join(here, 'measured.json');

/** Reads the costs. */
export const readCosts = async (): Promise<Costs> => JSON.parse(await readFile(FILE, 'utf8')) as Costs;

/** Writes some of the costs, rounded to three digits; the others stay as they are. */
export async function noteCosts(costs: Partial<Costs>): Promise<void> {
  const rounded = Object.entries(costs).map(([name, value]) => [name, Number(value.toPrecision(3))]);
  const all: unknown = { ...(await readCosts()), ...Object.fromEntries(rounded) };
  await writeFigures(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
