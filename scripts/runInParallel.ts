import { spawn } from 'node:child_process';

/** A program and its working directory. */
export interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs programs in parallel and prints their output. When one ends, or this process receives a signal, the others receive
 * one signal: a second one could interrupt a program that is still closing its database.
 *
 * @returns the exit code: 0 after a signal to this process, else that of the program that ended first (1 if a signal
 *   ended it or it could not be started)
 */
export async function runInParallel(programs: readonly Program[]): Promise<number> {
  const children = programs.map(({ command, args, cwd }) =>
    // Each in its own process group: Ctrl-C reaches only this process, which forwards it once.
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
          // A program that cannot be started emits no exit event.
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
