import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { connect, type Connection } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openReadReplica, type ReadReplica } from '../db/readReplica.ts';
import { createBrokerBus } from '../live/brokerBus.ts';
import { createBus } from '../live/bus.ts';
import { publish } from '../live/outbox.ts';
import { createMetrics, type Metrics } from '../ops/metrics.ts';
import { serveMetrics } from '../ops/metricsServer.ts';
import { startJobs } from './jobs.ts';
import { startShopifyJobs } from './shopifyJobs.ts';
import { demoArtwork } from '../seed/artwork.ts';
import { refuseDemo } from '../seed/refuseDemo.ts';
import { seed } from '../seed/seed.ts';
import type { Settings } from '../base/settings.ts';
import { createDeviceReports, type DeviceReports } from '../security/deviceReports.ts';
import { hasLocations } from '../domain/people/index.ts';
import { staffOf, type StaffMember } from '../signin/staff.ts';
import { messageOf, untilReachable } from './untilReachable.ts';
import { warnOfVersions } from './warnOfVersions.ts';
import { createTalk } from '../domain/printers/index.ts';
import { createPost } from '../base/post.ts';
import { loadPushKeys, type PushKeys } from '../security/pushKeys.ts';
import type { HttpServer } from '../http/httpServer.ts';

/** An open store. */
export interface OpenStore {
  /** The people whom the local sign-in offers; empty with a real identity provider. */
  staff: StaffMember[];
  /** Whether it has a location, without which it cannot be used. A chain's own store starts without locations. */
  hasLocations: boolean;
}

/** Undoes one step of a start. */
export type Undo = () => Promise<unknown>;

interface OpenOptions {
  settings: Settings;
  http: HttpServer;
  databaseUrl: string;
  undo: Undo[];
}

/**
 * Opens the store on a database: tables, demo data, live events, app; then the HTTP server passes requests on. Each
 * step adds to `undo` how it is undone.
 * @throws StartError
 */
export async function openStore({ settings, http, databaseUrl, undo }: OpenOptions): Promise<OpenStore> {
  let isStopping = false;
  // Errors during a stop are not reported: the stop causes them, and the reason for it is the last line.
  const report = (what: string) => (error: unknown) => {
    if (!isStopping) console.error(`${what}: ${messageOf(error)}`);
  };
  const onError = report('Database');
  const { directUrl = databaseUrl } = settings;
  const { databaseWaitMs: waitMs } = settings;
  const connection = connect(databaseUrl, { onError, directUrl, patientMs: waitMs });
  const { db, costlyDb, patient } = connection;
  undo.push(connection.close);
  // Everything that the start itself asks is asked on this connection, which waits as long.
  await untilReachable(patient.pool, { waitMs, log: (line) => console.error(line) });
  await warnOfVersions(patient.pool, settings, (line) => console.error(line));
  await migrate(patient.pool);
  const isDemo = settings.identity.kind === 'local';
  // A chain's own store starts empty.
  if (isDemo) await fillWithDemo(patient.pool, settings);
  else await refuseDemo(patient.db);

  const bus =
    settings.brokerUrl === undefined
      ? createBus({ url: directUrl, onError })
      : createBrokerBus({ url: directUrl, brokerUrl: settings.brokerUrl, onError: report('Live events') });
  undo.push(bus.stop);
  await bus.start();
  const replica = openReplica(settings, connection, onError);
  if (replica !== undefined) undo.push(replica.close);
  const deviceReports = createDeviceReports();
  const metrics = await openMetrics(settings, connection, undo);
  const app = await buildApp({
    settings: { ...settings, port: http.port },
    metrics,
    db,
    costlyDb,
    startDb: patient.db,
    forRead: replica?.forRead,
    bus,
    deviceReports,
    artwork: demoArtwork,
    serverFactory: () => http.server,
  });
  // Undone before the database is closed, so that requests under way are answered.
  undo.push(() => Promise.all([http.close(), app.close()]));
  const pushKeys = await loadPushKeys(patient.db);
  undo.push(startOwnJobs(settings, connection, { directUrl, deviceReports, pushKeys, onError }));
  const shopify = { pool: connection.pool, url: directUrl, onError: report('Shopify'), log: console.log };
  const stopShopify = await startShopifyJobs(settings, shopify);
  if (stopShopify !== undefined) undo.push(stopShopify);
  undo.push(async () => {
    isStopping = true;
  });
  http.serve((request, response) => app.routing(request, response));
  return { staff: isDemo ? await staffOf(patient.db).list() : [], hasLocations: await hasLocations(patient.db) };
}

interface OwnParts {
  directUrl: string;
  deviceReports: DeviceReports;
  pushKeys: PushKeys;
  onError: (error: unknown) => void;
}

/** Starts what the node does by itself. @returns how it is stopped */
function startOwnJobs(
  settings: Settings,
  { db, patient }: Connection,
  { directUrl, deviceReports, pushKeys, onError }: OwnParts,
): Undo {
  const post = createPost({ allowsPrivate: settings.webhooksToPrivate });
  const store = { db: patient.db, now: () => new Date(), publish };
  // A node waits for receivers within a transaction, for which the one patient connection would be missing.
  return startJobs(store, {
    escalateAfterMs: settings.limits.escalateAfterMs,
    deviceReports,
    webhooks: { db, post },
    imports: { db, url: directUrl, pictureHost: settings.limits.marketplaceImageHost },
    printing: { db, talk: createTalk(), ranges: settings.printerRanges },
    push: { db, keys: pushKeys, contact: settings.brand.contact, post: createPost({ allowsPrivate: false }) },
    onError,
  });
}

/** Opens the read replica, if the settings name one. */
function openReplica(
  { readReplica }: Settings,
  { pool, costlyDb }: Connection,
  onError: (error: unknown) => void,
): ReadReplica | undefined {
  return readReplica && openReadReplica({ ...readReplica, primary: pool, fallback: costlyDb, onError });
}

/** Serves the metrics of this node, if the settings name a port for them. */
async function openMetrics(
  { metrics: address }: Settings,
  { pool, costlyPool, patient }: Connection,
  undo: Undo[],
): Promise<Metrics | undefined> {
  if (address === undefined) return undefined;
  const metrics = createMetrics({ quick: pool, costly: costlyPool });
  metrics.countProcess();
  metrics.countOutbox(patient.db);
  const server = await serveMetrics(metrics, address);
  undo.push(server.close);
  return metrics;
}

/** Writes the demo data into a new store; logs when the flags do not match the data of an existing store. */
async function fillWithDemo(pool: Pool, { seed: kind, databaseUrl, dataDir }: Settings): Promise<void> {
  const isNew = await seed(pool, kind, new Date(), (line) => console.log(line));
  if (isNew || kind === 'demo') return;
  const [there, another] =
    databaseUrl === undefined
      ? [dataDir, `set DATA_DIR to a new directory, or delete ${dataDir} while the store is stopped`]
      : ['The database', 'set DATABASE_URL to an empty database'];
  console.log(
    `--${kind} is for a new store only. ${there} already contains a store, which starts unchanged. To start again, ${another}.`,
  );
}
