// @module-tag all
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { copyDatabaseFiles, makeDataDir } from '../support/databaseFiles.ts';
import { acknowledgedId, expectStored, sendTryout, signInKiosk } from '../support/kioskWrites.ts';
import { type Program, startProgram } from '../support/program.ts';

/** One round that kills the store, and one that kills the database too. */
const ROUNDS = process.env['EVERY_REPETITION'] === '1' ? 4 : 2;

let home: string;
let store: Program | undefined;
beforeAll(async () => {
  home = await makeDataDir();
  await copyDatabaseFiles(home);
});
afterAll(async () => {
  await store?.close();
  await rm(home, { recursive: true, force: true });
});

/** Sends a try-on request under a key; resolves to its id once the store has acknowledged it. */
async function ask({ url }: Program, token: string, key: string): Promise<string> {
  const response = await sendTryout(url, token, key);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return acknowledgedId(response);
}

test(
  `After ${ROUNDS} times kill -9 every acknowledged request is stored exactly once`,
  { tags: 'C-05', timeout: 600_000 },
  async () => {
    const acknowledged = new Map<string, string>();
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // A new port for each start: another program may have taken the last one.
      const running = await startProgram({ DATA_DIR: home });
      store = running;
      const token = await signInKiosk(running.url);
      // The answers of the last round are still the same.
      for (const [key, id] of [...acknowledged].slice(-10)) expect(await ask(running, token, key)).toBe(id);

      const enough = acknowledged.size + 20;
      const write = async (): Promise<void> => {
        for (;;) {
          const key = `kiosk-write-${(sent += 1)}`;
          const id = await ask(running, token, key).catch(() => undefined);
          if (id === undefined) return;
          acknowledged.set(key, id);
          if (acknowledged.size < enough || running.child.killed) continue;
          // Every other time the database is killed too, as when the machine stops.
          if (round % 2 === 1) process.kill(await postmaster(), 'SIGKILL');
          running.child.kill('SIGKILL');
        }
      };
      const exit = once(running.child, 'exit');
      await Promise.all([...Array.from({ length: 6 }, write), exit]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(20 * ROUNDS);

    const embedded = await startEmbedded(home);
    const { pool, close } = connect(embedded.url);
    try {
      await expectStored(pool, acknowledged);
    } finally {
      await close();
      await embedded.stop();
    }
  },
);

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}
