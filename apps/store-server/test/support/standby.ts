import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts';
import { backUp } from '../../src/ops/backup/backUp.ts';

/**
 * Makes a streaming replica of a primary: its base backup, which follows its write-ahead log.
 * @param home the data directory of the replica
 */
export async function startStandby(primary: { url: string; home: string }, home: string): Promise<EmbeddedDatabase> {
  const archive = join(primary.home, 'base.tar.gz');
  await backUp({ url: primary.url, dataDir: primary.home, target: archive });
  await mkdir(home, { recursive: true });
  await extract({ file: archive, cwd: home, preserveOwner: false });
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`;
  await writeFile(join(home, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(home, 'postgres', 'standby.signal'), '');
  return startEmbedded(home);
}
