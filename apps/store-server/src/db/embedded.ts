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
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { createDataDir } from './embedded/dataDir.ts';
import { findBinaries } from './embedded/binaries.ts';
import { clearLeftover } from './embedded/leftover.ts';
import { chooseRunner, type Runner } from './embedded/runAs.ts';
import { freePort } from './freePort.ts';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** `postgres://` address of its only database, on the loopback interface. */
  url: string;
  /** Stops it in an orderly way; resolves when its files are closed. Safe to call twice. */
  stop: () => Promise<void>;
}

/** Starts that may fail: somebody else took the free port first, or children of a killed database are still going. */
const ATTEMPTS = 5;

/**
 * Starts PostgreSQL on files below `dataDir`, creating them at first. It listens on a free loopback port only, asks for
 * a password that is drawn at random and kept beside the files, and survives `kill -9` of this process: the next start
 * stops what was left running and carries on. Throws when another living store uses the same files.
 * @param graceMs how long the connections of a killed store may take to vanish. @default 5000
 */
export async function startEmbedded(dataDir: string, graceMs = 5_000): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  createDataDir(home);
  const directory = join(home, 'postgres');
  const { initdb, pgCtl, postgres } = await findBinaries();
  // With the dot, since a directory can be seen and yet not be entered.
  const runner = chooseRunner([`${home}/.`, postgres]);
  const password = readOrCreatePassword(home);
  const address = (port: number) => `postgres://store:${password}@127.0.0.1:${port}/postgres`;

  if (existsSync(directory)) own(directory, runner);
  else await create(directory, initdb, password, runner);
  await clearLeftover(directory, address, runner.run, pgCtl, graceMs);

  const port = await start(directory, pgCtl, runner);
  const pid = Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10);
  // A crash of this process must not leave the database behind; SIGINT is its orderly, fast shutdown.
  const onExit = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It went before us.
    }
  };
  process.once('exit', onExit);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    process.off('exit', onExit);
    if (existsSync(join(directory, 'postmaster.pid'))) {
      await runner.run(pgCtl, ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '60']);
    }
  };
  return { url: address(port), stop: () => (stopped ??= stop()) };
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

async function start(directory: string, pgCtl: string, runner: Runner): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const options = `-h 127.0.0.1 -p ${port} -c unix_socket_directories='' -c log_checkpoints=off`;
    const log = join(directory, 'server.log');
    try {
      await runner.run(pgCtl, ['start', '-D', directory, '-w', '-t', '60', '-l', log, '-o', options]);
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(500);
    }
  }
}

/** Files that another user of this machine made (an earlier root, a container) are handed over. */
function own(directory: string, { owner }: Runner): void {
  if (owner === undefined || statSync(directory).uid === owner.uid) return;
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, directory]);
}

function readOrCreatePassword(home: string): string {
  const file = join(home, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  chmodSync(file, 0o600);
  return password;
}
