import { startEmbedded } from '../db/embedded.ts';
import { createDataDir } from '../db/embedded/dataDir.ts';
import { claimDataDir, refuseIfRunning } from './running.ts';
import type { Settings } from '../base/settings.ts';
import type { StartError } from '../base/startError.ts';
import type { OpenStore, Undo } from './openStore.ts';
import { openGate } from '../http/gate.ts';

/** A running node of the store. */
export interface Store extends OpenStore {
  /** The one address that people need. */
  url: string;
}

/**
 * Starts everything in order: address, database, and what needs one. Each step leaves in `undo` how it is taken back, also
 * when a later one fails. Whatever can be refused without a database is refused before the store's code is even read.
 * @param onLost called when the embedded database has ended and does not start again
 */
export async function startStore(
  settings: Settings,
  undo: Undo[],
  onLost: (error: StartError) => void,
): Promise<Store> {
  // Before the port: whoever starts a store twice is told so, and not that some program has its port.
  if (settings.databaseUrl === undefined) await refuseIfRunning(settings.dataDir);
  const gate = await openGate(settings.port, settings.host);
  undo.push(gate.close);
  const url = `http://${nameOf(settings.host)}:${gate.port}`;
  if (settings.databaseUrl === undefined) {
    createDataDir(settings.dataDir);
    undo.push(await claimDataDir(settings.dataDir, url));
  }
  // The code is read while the database, a process of its own, gets ready.
  const [databaseUrl, { openStore }] = await Promise.all([
    settings.databaseUrl ?? ownDatabase(settings.dataDir, undo, onLost),
    import('./openStore.ts'),
  ]);
  return { url, ...(await openStore({ settings, gate, databaseUrl, undo })) };
}

async function ownDatabase(dataDir: string, undo: Undo[], onLost: (error: StartError) => void): Promise<string> {
  const embedded = await startEmbedded(dataDir, { keepRunning: { onLost, log: (line) => console.error(line) } });
  undo.push(embedded.stop);
  return embedded.url;
}

/** What people type into a browser: the local sign-in knows this machine as localhost. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '::1' || host.startsWith('127.')) return 'localhost';
  return host;
}
