import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createBus } from '../live/bus.ts';
import type { Db } from '../db/database.ts';
import { demoArtwork } from '../seed/artwork.ts';
import { refuseDemo } from '../seed/refuseDemo.ts';
import { seed } from '../seed/seed.ts';
import type { Settings } from '../base/settings.ts';
import { hasLocations } from '../domain/people/index.ts';
import { staffOf, type StaffMember } from '../signin/staff.ts';
import { StartError } from '../base/startError.ts';
import type { Gate } from '../http/gate.ts';

/** What is known of a store once it is open. */
export interface OpenStore {
  /** The people whom the local sign-in offers; empty with a real identity provider. */
  staff: StaffMember[];
  /** Whether it has a location; without one nobody can work in it. A chain's own store begins without. */
  hasLocations: boolean;
}

/** Undoes one step of a start. */
export type Undo = () => Promise<unknown>;

interface Found {
  settings: Settings;
  gate: Gate;
  databaseUrl: string;
  undo: Undo[];
}

/**
 * Opens the store on a database: tables, demo data, events, app; then the gate lets people in. Each step leaves in `undo`
 * how it is taken back.
 * @throws StartError
 */
export async function openStore({ settings, gate, databaseUrl, undo }: Found): Promise<OpenStore> {
  const onError = (error: unknown): void => console.error(`Database: ${messageOf(error)}`);
  const { db, costlyDb, patient, close } = connect(databaseUrl, { onError });
  undo.push(close);
  if (settings.databaseUrl !== undefined) await reach(patient.pool);
  await migrate(patient.pool);
  const isDemo = settings.identity.kind === 'local';
  // What a chain has nobody knows beforehand: its own store begins with nothing.
  if (isDemo) await fill(patient.db, settings);
  else await refuseDemo(db);

  const bus = createBus({ url: databaseUrl, onError });
  undo.push(bus.stop);
  await bus.start();
  const app = await buildApp({
    settings: { ...settings, port: gate.port },
    db,
    costlyDb,
    bus,
    artwork: demoArtwork,
    serverFactory: () => gate.server,
  });
  // The database is closed after this: whoever is being answered gets the answer.
  undo.push(() => Promise.all([gate.close(), app.close()]));
  gate.open((request, response) => app.routing(request, response));
  return { staff: isDemo ? await staffOf(db).list() : [], hasLocations: await hasLocations(db) };
}

/** Writes the demo into a new store; whoever asks for another kind of store than the one that is there is told so. */
async function fill(db: Db, { seed: kind, databaseUrl, dataDir }: Settings): Promise<void> {
  const isNew = await seed(db, kind, new Date(), (line) => console.log(line));
  if (isNew || kind === 'demo') return;
  const [there, another] =
    databaseUrl === undefined
      ? [dataDir, `set DATA_DIR to a new directory, or delete ${dataDir} while the store is stopped`]
      : ['the database', 'set DATABASE_URL to an empty database'];
  console.log(
    `--${kind} counts for a new store only, and ${there} already holds one, which starts as it is. To begin anew, ${another}.`,
  );
}

/** The database that the settings name does not answer, or not to us. */
class NoDatabaseError extends StartError {
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

function messageOf(error: unknown): string {
  // One refusal for each address of a name.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
