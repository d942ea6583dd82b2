import { expect, test } from 'vitest';
import { POSTGRES_MINORS, nodeAdvice, postgresAdvice } from '../../src/ops/versions.ts';
import { warnOfVersions } from '../../src/start/warnOfVersions.ts';

/** The lines that are logged on a database of this version. */
async function logged(databaseUrl: string | undefined, version: number): Promise<string[]> {
  const lines: string[] = [];
  const pool = { query: async () => ({ rows: [{ version }] }) } as never;
  await warnOfVersions(pool, { databaseUrl }, (line) => lines.push(line));
  return lines.filter((line) => !line.includes('Node.js'));
}

test('A minor version below the current one is named with the one to use', { tags: 'O-12' }, () => {
  for (const [major, minor] of Object.entries(POSTGRES_MINORS)) {
    const current = Number(major) * 10_000 + minor;
    expect(postgresAdvice(current)).toBeUndefined();
    expect(postgresAdvice(current + 1)).toBeUndefined();
    expect(postgresAdvice(current - 1)).toContain(`Update it to ${major}.${minor} or newer.`);
  }
  expect(postgresAdvice(180_004)).toBe('PostgreSQL 18.4 has known faults. Update it to 18.6 or newer.');
});

test('A line of PostgreSQL that is not known yet gets no warning', { tags: 'O-12' }, () => {
  expect(postgresAdvice(190_000)).toBeUndefined();
});

test('Node.js before 22 is named as one without security fixes', { tags: 'O-12' }, () => {
  expect(nodeAdvice('v20.19.0')).toBe('Node.js 20.19.0 gets no security fixes. Use 22 or newer.');
  for (const version of ['v22.12.0', 'v24.1.0', 'v100.0.0']) expect(nodeAdvice(version)).toBeUndefined();
});

test('The start warns of an old PostgreSQL of the retailer, not of its own', { tags: 'O-12' }, async () => {
  expect(await logged('postgres://db/store', 180_004)).toEqual([
    'Warning: PostgreSQL 18.4 has known faults. Update it to 18.6 or newer.',
  ]);
  expect(await logged('postgres://db/store', 180_006)).toEqual([]);
  expect(await logged(undefined, 180_004)).toEqual([]);
});
