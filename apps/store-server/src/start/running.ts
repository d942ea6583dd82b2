import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../base/startError.ts';

const Note = v.object({ pid: v.number(), url: v.string() });

/** Another store works on the same data directory. */
export class AlreadyRunningError extends StartError {
  constructor(dataDir: string, { pid, url }: v.InferOutput<typeof Note>) {
    super(`The store is already running at ${url} (process ${pid}), with its data in ${dataDir}.`);
    this.name = 'AlreadyRunningError';
  }
}

/**
 * Leaves a note in the data directory, which must exist, that a store runs on it; resolves to what takes the note away. The note of a
 * store that was killed is replaced.
 * @throws AlreadyRunningError when that store is alive
 */
export async function claimDataDir(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = noteIn(dataDir);
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

/** @throws AlreadyRunningError when a living store works on the data directory */
export async function refuseIfRunning(dataDir: string): Promise<void> {
  const note = await readNote(noteIn(dataDir));
  if (note !== undefined && (await isAlive(note))) throw new AlreadyRunningError(dataDir, note);
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'running.json');
}

async function readNote(file: string): Promise<v.InferOutput<typeof Note> | undefined> {
  try {
    return v.parse(Note, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** How long a living store may take to say how it is, ms: it answers within 2 s, whatever of it hangs. */
const ALIVE_MS = 5_000;

/** A store answers on its address from its first second on; the number of a killed process may be somebody else's. */
async function isAlive({ pid, url }: v.InferOutput<typeof Note>): Promise<boolean> {
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
