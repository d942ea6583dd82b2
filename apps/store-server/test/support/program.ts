import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../../src/base/settings.ts';
import { freePort } from '../../src/db/freePort.ts';
import { startStore } from '../../src/start/startStore.ts';
import { waitUntil } from './waitUntil.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** How long `/healthz` may take, ms; its own limit is about 2 s. */
const HEALTH_MS = 10_000;

/** The store as a process of its own, as `pnpm start` runs it. */
export interface Program {
  child: ChildProcess;
  url: string;
  /** What it has printed so far. */
  output: () => string;
  isRunning: () => boolean;
  /** The status of `/healthz`; undefined without an answer. */
  health: () => Promise<number | undefined>;
  /** Stops it in an orderly way; does nothing if it has ended. */
  close: () => Promise<void>;
}

/**
 * Starts the store on a free port and resolves when it is ready.
 * @param file the main file of another release. @default this one's
 */
export async function startProgram(env: Record<string, string>, file = main): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', tsx, file], {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const health = async () =>
    (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) }).catch(() => undefined))?.status;
  // Ten times a second: asking without a pause takes the core that the start needs.
  await waitUntil(async () => {
    if (!isRunning()) throw new Error(`It did not start: ${printed}`);
    return (await health()) === 200;
  });
  return {
    child,
    url,
    output: () => printed,
    isRunning,
    health,
    close: async () => {
      if (!isRunning()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * Starts the store in this process, on a free port: a process of its own first loads the code, for about two seconds.
 * @throws what ends a start; what it had begun is undone
 */
export async function startHere(env: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const settings = { ...readSettings({ LOG_LEVEL: 'fatal', ...env }, []), port: 0 };
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    const { url } = await startStore(settings, undo, (error) => {
      throw error;
    });
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
