import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Note = v.object({ pid: v.number(), url: v.string() });

/** Another store works on the same data directory. */
export class AlreadyRunningError extends Error {
  constructor(dataDir: string, { pid, url }: v.InferOutput<typeof Note>) {
    super(`The store is already running at ${url} (process ${pid}), with its data in ${dataDir}.`);
    this.name = 'AlreadyRunningError';
  }
}

/**
 * Leaves a note in the data directory that a store runs on it; resolves to what takes the note away. The note of a
 * store that was killed is replaced.
 * @throws AlreadyRunningError when that store is alive
 */
export async function claimDataDir(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'running.json');
  await mkdir(dataDir, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify({ pid: process.pid, url }), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      const note = await readNote(file);
      if (note !== undefined && (await isAlive(note))) throw new AlreadyRunningError(dataDir, note);
      await rm(file, { force: true });
    }
  }
}

async function readNote(file: string): Promise<v.InferOutput<typeof Note> | undefined> {
  try {
    return v.parse(Note, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A store answers on its address from its first second on; the number of a killed process may be somebody else's. */
async function isAlive({ pid, url }: v.InferOutput<typeof Note>): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
}
