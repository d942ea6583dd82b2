import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Runner } from './runAs.ts';

/** Makes the database's files if there are none, and gives them to the user who runs it. */
export async function prepareFiles(directory: string, initdb: string, password: string, runner: Runner): Promise<void> {
  if (existsSync(directory)) own(directory, runner);
  else await create(directory, initdb, password, runner);
}

async function create(directory: string, initdb: string, password: string, runner: Runner): Promise<void> {
  // Made aside and moved when it is whole, so that an interrupted first start leaves nothing that looks like one.
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  own(unfinished, runner);
  const passwordFile = `${directory}-password.new`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runner.owner) chownSync(passwordFile, runner.owner.uid, runner.owner.gid);
  try {
    await runner.run(initdb, [
      `--pgdata=${unfinished}`,
      '--username=store',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts the same on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, directory);
}

/** Files that another user of this machine made (an earlier root, a container) are handed over. */
function own(directory: string, { owner }: Runner): void {
  if (owner === undefined || statSync(directory).uid === owner.uid) return;
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, directory]);
}

/** The database's password: drawn at random, and kept beside its files. */
export function readOrCreatePassword(home: string): string {
  const file = join(home, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  chmodSync(file, 0o600);
  return password;
}
