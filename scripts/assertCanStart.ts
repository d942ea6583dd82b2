import { refuseIfRunning } from '../apps/store-server/src/start/running.ts';
import type { Settings } from '../apps/store-server/src/base/settings.ts';
import { startHttpServer } from '../apps/store-server/src/http/httpServer.ts';

/**
 * Checks that a store can start with these settings, so that a failure is reported before the build.
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
