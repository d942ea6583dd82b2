import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../base/startErrors.ts';
import { databaseOwner } from './runAs.ts';

/** The data directory cannot be used. */
export class DataDirError extends StartError {
  constructor(dataDir: string, cause: unknown) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    const why = causes[code] ?? message;
    super(`DATA_DIR: ${dataDir} cannot be used: ${why}. Set DATA_DIR to a directory that you may write to.`, {
      cause,
    });
    this.name = 'DataDirError';
  }
}

const causes: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOENT: 'no directory can be made there',
  ENOTDIR: 'a part of that path is a file',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
};

/**
 * Creates the data directory if there is none. It contains keys and a password, so only its owner has access. When root
 * starts the store, the user of the database may pass through to its own files. An existing directory is not changed.
 * @throws DataDirError when nothing can be written there
 */
export function createDataDir(dataDir: string): void {
  const home = resolve(dataDir);
  try {
    const isNew = create(home, 0o700);
    const owner = isNew ? databaseOwner() : undefined;
    if (owner !== undefined) {
      chownSync(home, 0, owner.gid);
      chmodSync(home, 0o710);
    }
    // A test file, because permissions alone are not enough: root has them also on a read-only disk and below /proc.
    rmdirSync(mkdtempSync(join(home, 'writable-')));
  } catch (cause) {
    throw new DataDirError(home, cause);
  }
}

/**
 * Creates a directory and its parents. Returns false when it exists already. `mkdirSync` with `recursive` never returns
 * for a path below /proc.
 */
function create(directory: string, mode?: number): boolean {
  if (existsSync(directory)) return false;
  create(dirname(directory));
  try {
    mkdirSync(directory, mode);
    return true;
  } catch (error) {
    // Another process created it.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
