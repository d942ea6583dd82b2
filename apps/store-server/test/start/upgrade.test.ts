// @module-tag all
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { expectStored, signInKiosk, startWriters } from '../support/kioskWrites.ts';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres.ts';
import { type Program, startProgram } from '../support/program.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The commit of the release before; undefined where the clone does not have it. */
async function releasedCommit(): Promise<string | undefined> {
  const { commit } = JSON.parse(await readFile(join(root, 'release.json'), 'utf8')) as { commit: string };
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return commit;
  } catch {
    console.log(`The commit ${commit} of release.json is not in this clone: the test of the upgrade is skipped.`);
    return undefined;
  }
}

/** Pause of a writer, ms: without it the kiosk has 500 waiting requests, the most allowed, before the nodes have started. */
const GAP_MS = 1000;

const commit = process.env['EVERY_REPETITION'] === '1' ? await releasedCommit() : undefined;
const folder = await mkdtemp(join(tmpdir(), 'store-release-'));
const nodes: Program[] = [];
let postgres: OwnPostgres | undefined;
afterAll(async () => {
  for (const node of nodes) await node.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Unpacks the release before and installs it; resolves to its main file. */
async function installRelease(): Promise<string> {
  const unpack = `git archive ${commit} | tar -x -C ${folder}`;
  await promisify(execFile)('sh', ['-c', unpack], { cwd: root });
  const install = [
    '--yes',
    'pnpm@12',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--filter',
    '@instore/store-server...',
  ];
  await promisify(execFile)('npx', install, { cwd: folder, maxBuffer: 1e8 });
  return join(folder, 'apps/store-server/src/main.ts');
}

test.skipIf(commit === undefined)(
  'Old and new nodes work side by side while a chain is upgraded',
  { tags: 'O-06', timeout: 900_000 },
  async () => {
    const oldMain = await installRelease();
    postgres = await startOwnPostgres();
    const env = { DATABASE_URL: postgres.url };
    const old = await startProgram(env, oldMain);
    nodes.push(old);
    const token = await signInKiosk(old.url);
    const writers = startWriters(
      () => nodes[Math.floor(Math.random() * nodes.length)]!.url,
      Array<string>(6).fill(token),
      GAP_MS,
    );
    await writers.more(20);
    // Its start brings the tables up to date.
    const fresh = await startProgram(env);
    nodes.push(fresh);
    await writers.more(50);
    // The old release is started again on the new tables, as after a failed upgrade.
    const again = await startProgram(env, oldMain);
    nodes.push(again);
    await writers.more(50);
    for (const node of [old, again]) {
      nodes.splice(nodes.indexOf(node), 1);
      await node.close();
    }
    await writers.more(20);
    await writers.stop();
    const admin = connect(postgres.url, { max: 1 });
    await expectStored(admin.pool, writers.acknowledged);
    await admin.close();
    expect(Object.keys(writers.answers).filter((status) => !['200', '503', 'none'].includes(status))).toEqual([]);
  },
);
