import { spawn } from 'node:child_process';

/** A program, and the folder in which it runs. */
export interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs programs side by side, with their output shown as it comes, until one of them ends or this process is told to stop; then
 * the others stop, too. Each hears of it once: a second signal would cut it off while it still closes what it has open.
 *
 * @returns the exit code: 0 when it was told to stop, else that of the program that ended first (1 for a signal, and for
 *   one that could not be started)
 */
export async function runTogether(programs: readonly Program[]): Promise<number> {
  const children = programs.map(({ command, args, cwd }) =>
    // A group of its own each: Ctrl-C reaches this process alone, which hands it on.
    spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
  );
  let code: number | undefined;
  const stop = (signal: NodeJS.Signals, exitCode: number): void => {
    if (code !== undefined) return;
    code = exitCode;
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, () => stop(signal, 0));
  await Promise.all(
    children.map(
      (child) =>
        new Promise<void>((resolve) => {
          // It did not start at all: no exit follows.
          child.once('error', (error) => {
            console.error(`${child.spawnfile} could not be started: ${error.message}`);
            stop('SIGTERM', 1);
            resolve();
          });
          child.once('exit', (ended) => {
            stop('SIGTERM', ended ?? 1);
            resolve();
          });
        }),
    ),
  );
  return code ?? 0;
}
