import { startEmbedded } from '../db/embedded.ts';
import { createDataDir } from '../db/embedded/dataDir.ts';
import { claimDataDir, refuseIfRunning } from './running.ts';
import type { Settings } from '../base/settings.ts';
import type { StartError } from '../base/startErrors.ts';
import type { OpenStore, Undo } from './openStore.ts';
import { startHttpServer } from '../http/httpServer.ts';

/** A running node of the store. */
export interface Store extends OpenStore {
  /** The address of the portal and of all services. */
  url: string;
}

/**
 * Starts everything in order: HTTP server, database, app. Each step adds to `undo` how it is undone, also when a later
 * step fails. Everything that can fail without the database is checked before the server's code is loaded.
 * @param onLost called when the embedded database has ended and does not start again
 */
export async function startStore(
  settings: Settings,
  undo: Undo[],
  onLost: (error: StartError) => void,
): Promise<Store> {
  // Checked before the port: a second start of the same store gets a better message than a port in use.
  if (settings.databaseUrl === undefined) await refuseIfRunning(settings.dataDir);
  const http = await startHttpServer(settings.port, settings.host);
  undo.push(http.close);
  const url = `http://${nameOf(settings.host)}:${http.port}`;
  if (settings.databaseUrl === undefined) {
    createDataDir(settings.dataDir);
    undo.push(await claimDataDir(settings.dataDir, url));
  }
  // The code is loaded while the database process starts.
  const [databaseUrl, { openStore }] = await Promise.all([
    settings.databaseUrl ?? ownDatabase(settings.dataDir, undo, onLost),
    import('./openStore.ts'),
  ]);
  return { url, ...(await openStore({ settings, http, databaseUrl, undo })) };
}

async function ownDatabase(dataDir: string, undo: Undo[], onLost: (error: StartError) => void): Promise<string> {
  const embedded = await startEmbedded(dataDir, { keepRunning: { onLost, log: (line) => console.error(line) } });
  undo.push(embedded.stop);
  return embedded.url;
}

/** The host name in the printed address: the local sign-in accepts localhost only. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '::1' || host.startsWith('127.')) return 'localhost';
  return host;
}
