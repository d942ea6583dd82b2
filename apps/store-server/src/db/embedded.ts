import { join, resolve } from 'node:path';
import { createDataDir } from './embedded/dataDir.ts';
import { prepareFiles, readOrCreatePassword } from './embedded/files.ts';
import { findBinaries } from './embedded/binaries.ts';
import { type DatabaseLostError, keepRunning } from './embedded/keepRunning.ts';
import { clearLeftover } from './embedded/leftover.ts';
import { isRunning, readPostmaster } from './embedded/postmaster.ts';
import { chooseRunner } from './embedded/runAs.ts';
import { startServer } from './embedded/startServer.ts';
import { freePort } from './freePort.ts';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** `postgres://` address of its only database, on the loopback interface. */
  url: string;
  /** Stops it in an orderly way; resolves when its files are closed. Safe to call twice. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** How long the connections of a killed store may stay open, ms. @default 5000 */
  graceMs?: number;
  /** Restarts the database when it ends unexpectedly. @default no restarts */
  keepRunning?: {
    /** Called once when it has ended and is not restarted. */
    onLost: (error: DatabaseLostError) => void;
    /** Called with a line when it has ended and when it runs again. */
    log: (line: string) => void;
    /** Time between two checks, ms. @default 1000 */
    everyMs?: number;
  };
}

/**
 * Starts PostgreSQL on files below `dataDir`, which the first start creates. It listens on a free port of the loopback
 * interface and requires a random password, which is kept beside the files. After a `kill -9` of this process, the next
 * start stops the database that is still running and starts it again.
 * @throws Error when another running store uses the same files
 * @throws StartError when PostgreSQL does not start
 */
export async function startEmbedded(
  dataDir: string,
  { graceMs = 5_000, keepRunning: watch }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  createDataDir(home);
  const directory = join(home, 'postgres');
  const { initdb, pgCtl, postgres } = await findBinaries();
  // `/.` tests access to the directory itself: it may be visible without being accessible.
  const runner = chooseRunner([`${home}/.`, postgres]);
  const password = readOrCreatePassword(home);
  const address = (port: number) => addressOf(home, port);

  await prepareFiles(directory, initdb, password, runner);
  await clearLeftover(directory, address, runner.run, pgCtl, graceMs);

  const port = await startServer(directory, pgCtl, runner, freePort);
  const stopWatching =
    watch &&
    keepRunning({
      everyMs: WATCH_MS,
      ...watch,
      isRunning: () => isRunning(directory, port),
      // On the same port, which all connections use.
      restart: async () => void (await startServer(directory, pgCtl, runner, async () => port)),
    });
  // A crash of this process must not leave the database running; SIGINT is its fast shutdown.
  const onExit = () => {
    const postmaster = readPostmaster(directory);
    if (postmaster !== undefined && isRunning(directory, port)) process.kill(postmaster.pid, 'SIGINT');
  };
  process.once('exit', onExit);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await stopWatching?.();
    process.off('exit', onExit);
    if (isRunning(directory, port)) await runner.run(pgCtl, ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '60']);
  };
  return { url: address(port), stop: () => (stopped ??= stop()) };
}

/** The `postgres://` address of the embedded database of a data directory, on a port. */
export function addressOf(dataDir: string, port: number): string {
  return `postgres://store:${readOrCreatePassword(dataDir)}@127.0.0.1:${port}/postgres`;
}

/** Time between two checks that the database runs, ms. */
const WATCH_MS = 1_000;
