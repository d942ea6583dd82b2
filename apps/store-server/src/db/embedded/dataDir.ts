import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { databaseOwner } from './runAs.ts';

/**
 * Creates the data directory if there is none. It holds keys and a password, so nobody but its owner may enter; where
 * root starts the store, the database's user may pass through, to its own files. One that is there already stays as is.
 */
export function createDataDir(dataDir: string): void {
  const home = resolve(dataDir);
  mkdirSync(dirname(home), { recursive: true });
  const isNew = mkdirSync(home, { recursive: true, mode: 0o700 }) !== undefined;
  const owner = isNew ? databaseOwner() : undefined;
  if (owner === undefined) return;
  chownSync(home, 0, owner.gid);
  chmodSync(home, 0o710);
}
