import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Connection, connect } from '../../src/db/connect.ts';
import { closeAll } from '../support/closeAll.ts';
import { liveLimits } from '../../src/live/limits.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { startProxy, type DatabaseProxy } from '../support/proxy.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let connection: Connection;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('empty');
  proxy = await startProxy(database.url);
  connection = connect(proxy.url);
  node = await startNode(database, { db: connection.db, costlyDb: connection.costlyDb });
});
afterAll(() => closeAll(node, connection, proxy, database));

const health = (signal: AbortSignal | null = null) => fetch(`${node.url}/healthz`, { signal });

test(
  'Without live events a node answers, and the health check names what is missing',
  { tags: ['O-01', 'O-02'] },
  async () => {
    expect(await (await health()).json()).toEqual({ status: 'ready' });
    await node.bus.stop();
    const without = await health();
    // A proxy keeps the node: when the broker is lost, no node has live events.
    expect(without.status).toBe(200);
    expect(await without.json()).toEqual({ status: 'ready', degraded: ['live events'] });
    await node.bus.start();
    expect(await (await health()).json()).toEqual({ status: 'ready' });
  },
);

test('A node without live events asks its clients to connect to another node', { tags: ['O-01', 'O-02'] }, async () => {
  const hasty = await startNode(database, { limits: { ...liveLimits, lostAfterMs: 50 } });
  const open = (): WebSocket => new WebSocket(`${hasty.url.replace('http', 'ws')}/ws`, ['v12.stomp']);
  const socket = open();
  await once(socket, 'open');
  await hasty.bus.stop();
  // 1012: service restart, connect again (RFC 6455).
  expect((await once(socket, 'close'))[0]).toBe(1012);
  const [, refused] = (await once(open(), 'unexpected-response')) as [unknown, IncomingMessage];
  expect(refused.statusCode).toBe(503);
  await hasty.bus.start();
  const isOpened = () =>
    once(open(), 'open').then(
      () => true,
      () => false,
    );
  await expect.poll(isOpened).toBe(true);
  await hasty.close();
});

test('The health check reports a lost database, and its return', async () => {
  proxy.cut();
  const gone = await health();
  expect(gone.status).toBe(503);
  expect(await gone.json()).toMatchObject({ detail: 'Not ready: database' });
  proxy.restore();
  expect((await health()).status).toBe(200);
});

test('The health check sends no further queries to a database that does not answer', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table signing_keys in access exclusive mode');
  try {
    // Long before the time limit of a statement.
    const limit = AbortSignal.timeout(8_000);
    for (const answer of await Promise.all(Array.from({ length: 30 }, () => health(limit)))) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ detail: 'Not ready: database' });
    }
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_locks where relation = 'signing_keys'::regclass and not granted`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expect.poll(async () => (await health()).status).toBe(200);
});

test('The health check names a process that cannot open another file', async () => {
  const script = `
    import { openSync } from 'node:fs';
    import { opensFiles } from ${JSON.stringify(new URL('../../src/http/health.ts', import.meta.url).href)};
    const said = [await opensFiles()];
    try { for (;;) openSync('/dev/null'); } catch {}
    said.push(await opensFiles().catch(({ code }) => code));
    console.log(JSON.stringify(said));`;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const command = 'ulimit -n 256 && exec "$0" --import "$1" --input-type=module --eval "$2"';
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, tsx, script]);
  expect(JSON.parse(stdout)).toEqual([true, 'EMFILE']);
});
