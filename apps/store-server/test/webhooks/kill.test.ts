// @module-tag all
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';
import { addEndpoint } from '../../src/webhooks/endpoints.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Program, startProgram } from '../support/program.ts';
import { waitUntil } from '../support/waitUntil.ts';

const UNITS = 50;
/** Events of each unit. */
const ROUNDS = 20;
/** After so many rounds a node or the receiver is killed. */
const KILL_EVERY = 4;

let database: TestDatabase;
const nodes: Program[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database?.close();
});

interface Arrival {
  message: string;
  unit: string;
  event: number;
}

/** A receiver that is killed and started again on its port. It drops each tenth connection after it has noted the event. */
async function startReceiver() {
  const port = await freePort();
  const arrived: Arrival[] = [];
  let server: Server | undefined;
  const start = async () => {
    server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const { data } = JSON.parse(text) as { data: { unitId: string; eventId: string } };
        const message = String(request.headers['webhook-id']);
        arrived.push({ message, unit: data.unitId, event: Number(data.eventId) });
        if (arrived.length % 10 === 0) response.destroy();
        else response.writeHead(204).end();
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const kill = async () => {
    server?.closeAllConnections();
    server?.close();
    if (server?.listening) await once(server, 'close');
  };
  await start();
  return { url: `http://127.0.0.1:${port}/`, arrived, start, kill };
}

const startNode = async () => {
  const node = await startProgram({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    WEBHOOKS_TO_PRIVATE: 'yes',
  });
  nodes.push(node);
  return node;
};

/** The events of each unit in the order in which they arrived first. */
function ordersOf(arrived: readonly Arrival[]): Map<string, number[]> {
  const orders = new Map<string, number[]>();
  const seen = new Set<string>();
  for (const { message, unit, event } of arrived) {
    if (seen.has(message)) continue;
    seen.add(message);
    orders.set(unit, [...(orders.get(unit) ?? []), event]);
  }
  return orders;
}

test(
  'Kills of nodes and receiver lose no event of 1,000 and change no order',
  { tags: 'O-10', timeout: 900_000 },
  async () => {
    const receiver = await startReceiver();
    const wanted = { id: 'tool', url: receiver.url, allowsPrivate: true };
    await addEndpoint(database.db, wanted, new Date());
    const { rows: units } = await database.pool.query<{ id: string }>(
      `select id::text from units where state = 'Checked In' and not on_hold and not missing order by id limit $1`,
      [UNITS],
    );
    const ids = units.map(({ id }) => id);
    let [first, second] = [await startNode(), await startNode()];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await database.pool.query('update units set on_hold = not on_hold where id = any($1)', [ids]);
      if (round % KILL_EVERY !== 0) continue;
      const before = receiver.arrived.length;
      await waitUntil(() => receiver.arrived.length > before);
      if (round % (2 * KILL_EVERY) === 0) {
        await receiver.kill();
        await receiver.start();
      }
      first.child.kill('SIGKILL');
      [first, second] = [second, await startNode()];
    }
    const waiting = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*)::int from webhook_deliveries where delivered_at is null',
      );
      return rows[0]?.count;
    };
    await waitUntil(async () => (await waiting()) === 0, { timeoutMs: 600_000, everyMs: 500 });
    await receiver.kill();

    const orders = ordersOf(receiver.arrived);
    expect([...orders.values()].flat()).toHaveLength(UNITS * ROUNDS);
    for (const [unit, events] of orders) {
      expect(events, unit).toEqual(events.toSorted((a, b) => a - b));
      expect(events, unit).toHaveLength(ROUNDS);
    }
    // Repetitions have the id of the first delivery.
    expect(receiver.arrived.length).toBeGreaterThan(UNITS * ROUNDS);
  },
);
