import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The main process of PostgreSQL, from its file `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  /** The TCP port that it listens on. */
  port: number;
}

/** The file that the main process writes and that a killed one leaves. */
export const postmasterFile = (directory: string): string => join(directory, 'postmaster.pid');

/** Reads the file in the directory of a database; undefined without one. */
export function readPostmaster(directory: string): Postmaster | undefined {
  // Line 1 is the process, line 4 the port (PostgreSQL, miscadmin.h).
  const [pid = 0, , , port = 0] = read(postmasterFile(directory)).split('\n').map(Number);
  return pid > 0 ? { pid, port } : undefined;
}

/** Whether the database of a directory is running on a port: connections to another port would find nothing. */
export function isRunning(directory: string, port: number): boolean {
  const postmaster = readPostmaster(directory);
  return postmaster?.port === port && isAlive(postmaster.pid) && isPostgres(postmaster.pid, directory);
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

/** Whether a process is the PostgreSQL of a directory. Another program may have the number of a killed process. */
export function isPostgres(pid: number, directory: string): boolean {
  // A zombie process has no command line.
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
