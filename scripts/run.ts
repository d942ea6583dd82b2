import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The workspace's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program of the workspace and shows its output.
 *
 * @param command a program, looked up in `node_modules/.bin` first
 * @returns the exit code; 1 when a signal ended it
 * @throws when the program cannot be started
 */
export function run(command: string, args: readonly string[] = [], cwd = root): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`;
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH: path } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
