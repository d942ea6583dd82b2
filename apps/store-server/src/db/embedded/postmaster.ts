import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's main process, as it has noted itself. */
export interface Postmaster {
  pid: number;
  /** The TCP port that it listens on. */
  port: number;
}

/** Where the main process notes itself, and a killed one leaves its note. */
export const postmasterFile = (directory: string): string => join(directory, 'postmaster.pid');

/** Reads the note in a database's directory; undefined without one. */
export function readPostmaster(directory: string): Postmaster | undefined {
  // Line 1 is the process, line 4 the port (PostgreSQL, miscadmin.h).
  const [pid = 0, , , port = 0] = read(postmasterFile(directory)).split('\n').map(Number);
  return pid > 0 ? { pid, port } : undefined;
}

/** Whether the database of a directory is running. */
export function isRunning(directory: string): boolean {
  const noted = readPostmaster(directory);
  return noted !== undefined && isAlive(noted.pid) && isPostgres(noted.pid, directory);
}

/** Whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is the PostgreSQL of a directory: the number of a killed one may belong to another program by now. */
export function isPostgres(pid: number, directory: string): boolean {
  // A process that is dead and was not waited for has no command line.
  const commandLine = existsSync('/proc/self/cmdline')
    ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    : spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout;
  return commandLine.includes('postgres') && commandLine.includes(directory);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
