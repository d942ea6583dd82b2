import { readdir, readFile } from 'node:fs/promises';

/** What a process and its children use. */
export interface Usage {
  /** CPU time since their start, ms. */
  cpuMs: number;
  /** Memory, bytes; pages that several processes share count once for each. */
  residentBytes: number;
}

/** One line of `/proc/<pid>/stat`. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** Ticks of this process and of its children that have ended. */
  ticks: number;
  residentPages: number;
}

/** Ticks of `/proc` per second (USER_HZ), the same on all Linux architectures in use. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Reads a line of `/proc/<pid>/stat` (man 5 proc_pid_stat). The name, in brackets, may contain spaces and brackets. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (field: number): number => Number(fields[field - 3]);
  return {
    pid: Number.parseInt(line, 10),
    parent: at(4),
    ticks: at(14) + at(15) + at(16) + at(17),
    residentPages: at(24),
  };
}

/** Adds up a process and all its descendants. */
export function sumTree(root: number, stats: readonly ProcessStat[]): Usage {
  const wanted = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size !== wanted.size;) {
    size = wanted.size;
    for (const { pid, parent } of stats) if (wanted.has(parent)) wanted.add(pid);
  }
  const tree = stats.filter(({ pid }) => wanted.has(pid));
  return {
    cpuMs: (tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND) * 1000,
    residentBytes: tree.reduce((sum, { residentPages }) => sum + residentPages, 0) * PAGE_BYTES,
  };
}

/**
 * Reads what a process and its children use, with children that have ended: PostgreSQL ends the process of a connection
 * that pg closes. pidusage and pidtree count only children that live.
 * @throws Error on a system without `/proc`
 */
export async function usageOf(pid: number): Promise<Usage> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => undefined)));
  return sumTree(
    pid,
    lines.filter((line) => line !== undefined).map((line) => parseStat(line)),
  );
}

const ESTABLISHED = '01';

/** Counts the established connections to a local port in the text of `/proc/net/tcp`. */
export function countConnections(tcp: string, port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return tcp
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(wanted) && state === ESTABLISHED).length;
}

/** Established connections to a port of this machine. */
export const connectionsTo = async (port: number): Promise<number> =>
  countConnections(await readFile('/proc/net/tcp', 'utf8'), port);
