import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { seed, type SeedKind } from '../../src/seed/seed.ts';

/** A real database of a test file, thrown away with its files. */
export interface TestDatabase extends Connection {
  url: string;
  dataDir: string;
}

/** Starts PostgreSQL on new files and fills it with the demo. */
export async function startTestDatabase(kind: SeedKind = 'demo'): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  // For root the database runs as another user, who must get in here.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded(dataDir);
  const connection = connect(embedded.url);
  await migrate(connection.pool);
  await seed(connection.db, kind, new Date());
  return {
    ...connection,
    url: embedded.url,
    dataDir,
    close: async () => {
      await connection.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
