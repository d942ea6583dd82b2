import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { freePort } from '../../src/db/freePort.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { demoKiosks } from '../../src/seed/stores.ts';
import { demoProductVariant } from '../support/pick.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));
const kiosk = demoKiosks[0];

let home: string;
/** A new one for each start: nothing else may have taken it in between. */
let base: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'store-kill-'));
  await chmod(home, 0o755);
});
afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(home, { recursive: true, force: true });
});

/** Starts the real program and waits until it is ready. */
async function start(): Promise<ChildProcess> {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], DATA_DIR: home, PORT: String(port), LOG_LEVEL: 'fatal' };
  const started = spawn(process.execPath, ['--import', tsx, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  started.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  // Asked ten times a second: to ask without a pause would take the core that the start needs.
  await expect
    .poll(
      async () => {
        if (started.exitCode !== null) return `It did not start: ${printed}`;
        return (await fetch(`${base}/healthz`).catch(() => undefined))?.status;
      },
      { interval: 100, timeout: 60_000 },
    )
    .toBe(200);
  return started;
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function signIn(): Promise<string> {
  const { data } = (await post('/api/userauth/authenticate/device', {
    deviceId: kiosk.deviceId,
    key: kiosk.key,
  })) as { data: { token: string } };
  return data.token;
}

/** A try-out request under a key; resolves to its number once the store has acknowledged it. */
async function ask(token: string, key: string): Promise<string> {
  const { variantId } = demoProductVariant('hc82-104-cf', '9');
  const { data } = (await post(
    '/api/kiosk/kiosk-tryout-item-master',
    {
      storeId: 'new-york',
      locationId: kiosk.locationId,
      lines: [{ inventoryItemId: variantId, name: kiosk.name }],
    },
    { authorization: `Bearer ${token}`, 'idempotency-key': key },
  )) as { data: { tryoutItemId: string } };
  return data.tryoutItemId;
}

test(
  '[C-05] Ten times kill -9 while kiosks ask: nothing that was acknowledged is lost, nothing is there twice',
  { timeout: 600_000 },
  async () => {
    const acknowledged = new Map<string, string>();
    let sent = 0;
    for (let round = 0; round < 10; round += 1) {
      const running = await start();
      child = running;
      const token = await signIn();
      // What the last round was told is still true, word for word.
      for (const [key, id] of [...acknowledged].slice(-10)) expect(await ask(token, key)).toBe(id);

      const enough = acknowledged.size + 20;
      const write = async (): Promise<void> => {
        for (;;) {
          const key = `kiosk-write-${(sent += 1)}`;
          const id = await ask(token, key).catch(() => undefined);
          if (id === undefined) return;
          acknowledged.set(key, id);
          if (acknowledged.size < enough || running.killed) continue;
          // Every other time the database goes down as hard as the store, or the machine did.
          if (round % 2 === 1) process.kill(await postmaster(), 'SIGKILL');
          running.kill('SIGKILL');
        }
      };
      const exit = once(running, 'exit');
      await Promise.all([...Array.from({ length: 6 }, write), exit]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(200);

    const embedded = await startEmbedded(home);
    const { pool, close } = connect(embedded.url);
    try {
      const stored = await pool.query<{ id: string; lines: number }>(
        `select tryouts.id, count(tryout_lines.id)::int as lines
       from tryouts left join tryout_lines on tryout_id = tryouts.id group by tryouts.id`,
      );
      const ids = stored.rows.map((row) => row.id);
      expect(ids).toEqual(expect.arrayContaining([...acknowledged.values()]));
      expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
      // Whole or not at all: what was under way at a kill has its line, its key and its notifications, or nothing.
      expect(stored.rows.every((row) => row.lines === 1)).toBe(true);
      const [keys] = (await pool.query<{ count: number }>('select count(*)::int from idempotency')).rows;
      expect(ids).toHaveLength(keys?.count ?? -1);
      const told = await pool.query(
        `select 1 from notifications where type = 'tryout' and user_id = '1001' and id > 89`,
      );
      expect(told.rowCount).toBe(ids.length);
    } finally {
      await close();
      await embedded.stop();
    }
  },
);

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}
