import { refuseIfRunning } from '../apps/store-server/src/start/running.ts';
import type { Settings } from '../apps/store-server/src/base/settings.ts';
import { startHttpServer } from '../apps/store-server/src/http/httpServer.ts';

/**
 * Checks what can stop a store from starting, so that the message comes before a build and not after it.
 *
 * @throws AlreadyRunningError when another store uses the data directory
 * @throws the system's error, such as EADDRINUSE, when the port cannot be opened
 */
export async function assertCanStart({
  databaseUrl,
  dataDir,
  port,
  host,
}: Pick<Settings, 'databaseUrl' | 'dataDir' | 'port' | 'host'>): Promise<void> {
  if (databaseUrl === undefined) await refuseIfRunning(dataDir);
  await (await startHttpServer(port, host)).close();
}
