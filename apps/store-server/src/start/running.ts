import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../base/startErrors.ts';

const RunningFile = v.object({ pid: v.number(), url: v.string() });

/** Another store uses the same data directory. */
export class AlreadyRunningError extends StartError {
  constructor(dataDir: string, { pid, url }: v.InferOutput<typeof RunningFile>) {
    super(`The store is already running at ${url} (process ${pid}), with its data in ${dataDir}.`);
    this.name = 'AlreadyRunningError';
  }
}

/**
 * Writes `running.json` into the data directory, which must exist, and returns a function that deletes it. The file of
 * a killed store is replaced.
 * @throws AlreadyRunningError when a running store uses the directory
 */
export async function claimDataDir(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = runningFileIn(dataDir);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify({ pid: process.pid, url }), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      await refuseIfRunning(dataDir);
      await rm(file, { force: true });
    }
  }
}

/** @throws AlreadyRunningError when a running store uses the data directory */
export async function refuseIfRunning(dataDir: string): Promise<void> {
  const running = await readRunningFile(runningFileIn(dataDir));
  if (running !== undefined && (await isAlive(running))) throw new AlreadyRunningError(dataDir, running);
}

function runningFileIn(dataDir: string): string {
  return join(dataDir, 'running.json');
}

async function readRunningFile(file: string): Promise<v.InferOutput<typeof RunningFile> | undefined> {
  try {
    return v.parse(RunningFile, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** How long a running store may take to answer, ms: its health check takes at most 2 s. */
const ALIVE_MS = 5_000;

/** Whether the store still answers. A process number alone proves nothing: another process may have it by now. */
async function isAlive({ pid, url }: v.InferOutput<typeof RunningFile>): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ALIVE_MS) }).then(
    () => true,
    () => false,
  );
}
