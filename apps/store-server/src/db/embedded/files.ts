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

/** Creates the database files if there are none, and gives them to the user who runs the database. */
export async function prepareFiles(directory: string, initdb: string, password: string, runner: Runner): Promise<void> {
  if (existsSync(directory)) own(directory, runner);
  else await create(directory, initdb, password, runner);
}

async function create(directory: string, initdb: string, password: string, runner: Runner): Promise<void> {
  // Created under another name and renamed when complete, so that an interrupted start leaves no incomplete database.
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
      // The same sort order on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, directory);
}

/** Changes the owner of files that another user created, such as root or the user of a container. */
function own(directory: string, { owner }: Runner): void {
  if (owner === undefined || statSync(directory).uid === owner.uid) return;
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, directory]);
}

/** Reads the password of the database, or creates a random one. It is kept beside the files. */
export function readOrCreatePassword(home: string): string {
  const file = join(home, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  chmodSync(file, 0o600);
  return password;
}
