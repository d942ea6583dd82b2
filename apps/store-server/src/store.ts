import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { connect } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { createDataDir } from './db/embedded/dataDir.ts';
import { migrate } from './db/migrate.ts';
import { createBus } from './live/bus.ts';
import { claimDataDir, refuseIfRunning } from './running.ts';
import { refuseDemo } from './seed/refuseDemo.ts';
import { seed } from './seed/seed.ts';
import type { Settings } from './settings.ts';
import { staffOf, type StaffMember } from './signin/staff.ts';
import { openGate } from './web/gate.ts';

/** A running node of the store. */
export interface Store {
  /** The one address that people need. */
  url: string;
  /** Whom the local sign-in offers; empty with a real identity provider. */
  staff: StaffMember[];
}

/** Undoes one step of a start. */
type Undo = () => Promise<unknown>;

/**
 * Starts everything in order: address, database, tables, demo data, events, app. Each step leaves in `undo` how it is
 * taken back, also when a later one fails.
 */
export async function startStore(settings: Settings, undo: Undo[]): Promise<Store> {
  // Before the port: whoever starts a store twice is told so, and not that some program has its port.
  if (settings.databaseUrl === undefined) await refuseIfRunning(settings.dataDir);
  const gate = await openGate(settings.port, settings.host);
  undo.push(gate.close);
  const url = `http://${nameOf(settings.host)}:${gate.port}`;
  const databaseUrl = settings.databaseUrl ?? (await ownDatabase(settings.dataDir, url, undo));

  const onError = (error: unknown): void => console.error(`Database: ${messageOf(error)}`);
  const { db, pool, close } = connect(databaseUrl, { onError });
  undo.push(close);
  if (settings.databaseUrl !== undefined) await reach(pool);
  await migrate(pool);
  const isDemo = settings.identity.kind === 'local';
  if (!isDemo) await refuseDemo(db);
  await seed(db, isDemo ? settings.seed : 'bare', new Date());

  const bus = createBus({ url: databaseUrl, onError });
  undo.push(bus.stop);
  await bus.start();
  const app = await buildApp({
    settings: { ...settings, port: gate.port },
    db,
    bus,
    serverFactory: () => gate.server,
  });
  // The database is closed after this: whoever is being answered gets the answer.
  undo.push(() => Promise.all([gate.close(), app.close()]));
  gate.open((request, response) => app.routing(request, response));
  return { url, staff: isDemo ? await staffOf(db).list() : [] };
}

async function ownDatabase(dataDir: string, url: string, undo: Undo[]): Promise<string> {
  createDataDir(dataDir);
  undo.push(await claimDataDir(dataDir, url));
  const embedded = await startEmbedded(dataDir);
  undo.push(embedded.stop);
  return embedded.url;
}

/** The database that the settings name does not answer, or not to us. */
export class NoDatabaseError extends Error {
  constructor(cause: unknown) {
    super(`DATABASE_URL: the database cannot be used: ${messageOf(cause)}`, { cause });
    this.name = 'NoDatabaseError';
  }
}

async function reach(pool: Pool): Promise<void> {
  await pool.query('select 1').catch((cause: unknown) => {
    throw new NoDatabaseError(cause);
  });
}

/** What to type into a browser: the local sign-in knows this machine as localhost. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '::1' || host.startsWith('127.')) return 'localhost';
  return host;
}

function messageOf(error: unknown): string {
  // One refusal for each address of a name.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
