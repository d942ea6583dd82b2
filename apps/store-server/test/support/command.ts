import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';

const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** How a command ended, and what it printed. */
interface Ended {
  code: number | null;
  text: string;
}

const fileOf = (script: string): string => fileURLToPath(new URL(`../../../../scripts/${script}.ts`, import.meta.url));

/** Runs a command of the workspace in a process of its own. */
export function run(script: string, env: Record<string, string>, args: string[]): Promise<Ended> {
  const file = fileOf(script);
  const child = spawn(process.execPath, ['--import', tsx, file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

/** The command has called `process.exit`. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

let runs = 0;

/**
 * Runs a command of the workspace in this process, one at a time: a new process first loads the code, for about a
 * second. At least one test runs each command with {@link run}.
 */
export async function runHere(script: string, env: Record<string, string>, args: string[]): Promise<Ended> {
  const before = Object.fromEntries(
    ['argv', 'env', 'exit', 'exitCode'].map((name) => [name, Reflect.get(process, name)]),
  );
  const { log, error } = console;
  let text = '';
  const print = (...values: unknown[]): void => void (text += `${format(...values)}\n`);
  Object.assign(console, { log: print, error: print });
  Object.assign(process, {
    argv: [process.execPath, fileOf(script), ...args],
    env: { PATH: process.env['PATH'], ...env },
    exitCode: undefined,
    exit: (code = 0) => {
      throw new Exit(code);
    },
  });
  try {
    // A module runs at its first import only, so each run imports another address.
    await import(/* @vite-ignore */ `${fileOf(script)}?run=${(runs += 1)}`);
    return { code: Number(process.exitCode ?? 0), text };
  } catch (failure) {
    if (!(failure instanceof Exit)) throw failure;
    return { code: failure.code, text };
  } finally {
    Object.assign(process, before);
    Object.assign(console, { log, error });
  }
}
