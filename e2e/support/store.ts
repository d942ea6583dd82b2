import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort, { portNumbers } from 'get-port';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running store with its own data, started like `pnpm start`. */
export interface RunningStore {
  url: string;
  port: number;
  /** The folder of its data, for the commands that change a running store. */
  dataDir: string;
  /** Its output so far. */
  log: () => string;
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** A port below those of outgoing connections (from 32768 on Linux), so that none of them takes it. */
const freePort = (): Promise<number> => getPort({ port: portNumbers(randomInt(20_000, 30_000), 32_000) });

/** A store is ready after 3 s; on a machine that does much else, after minutes. */
const READY_MS = 180_000;

async function ready(url: string, child: ChildProcess, log: () => string, readyMs: number): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The store ended before it was ready:\n${log()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The store was not ready within ${readyMs / 1000} s:\n${log()}`);
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/**
 * Starts a store on a free port with a new data folder. A failed start leaves neither process nor data behind.
 *
 * @param environment further settings, e.g. DATABASE_URL
 * @param readyMs how long the start may take
 */
export async function startStore(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  readyMs = READY_MS,
): Promise<RunningStore> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'instore-journey-'));
  const url = `http://localhost:${port}`;
  let output = '';
  const log = (): string => output;

  let isStopping = false;
  const launch = async (): Promise<ChildProcess> => {
    isStopping = false;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...flags], {
      cwd: root,
      // Logs every request, because the log is checked for tokens.
      env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'info', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // A journey would only report that its page cannot be loaded.
    child.once('exit', (code, signal) => {
      if (!isStopping) console.error(`The store has ended (${code ?? signal}):\n${output.slice(-2_000)}`);
    });
    try {
      await ready(url, child, log, readyMs);
    } catch (error) {
      isStopping = true;
      child.kill('SIGTERM');
      await ended(child);
      throw error;
    }
    return child;
  };

  const removeData = () => rm(data, { recursive: true, force: true });
  let child = await launch().catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  return {
    url,
    port,
    dataDir: data,
    log,
    kill: async () => {
      isStopping = true;
      child.kill('SIGKILL');
      await ended(child);
    },
    restart: async () => {
      child = await launch();
    },
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await ended(child);
      await removeData();
    },
  };
}
