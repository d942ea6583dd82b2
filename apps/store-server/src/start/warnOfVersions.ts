import type { Pool } from 'pg';
import type { Settings } from '../base/settings.ts';
import { nodeAdvice, postgresAdvice } from '../ops/versions.ts';

/**
 * Warns when Node.js or the retailer's own PostgreSQL is too old to be safe [O-12]. The embedded PostgreSQL comes with the
 * store and listens on this machine only.
 */
export async function warnOfVersions(
  pool: Pick<Pool, 'query'>,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  log: (line: string) => void,
): Promise<void> {
  const advice = [nodeAdvice(process.version)];
  if (databaseUrl !== undefined) {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    advice.push(postgresAdvice(rows[0]?.version ?? 0));
  }
  for (const line of advice) if (line !== undefined) log(`Warning: ${line}`);
}
