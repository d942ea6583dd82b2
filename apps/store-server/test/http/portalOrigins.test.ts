import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readSettings } from '../../src/base/settings.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

const PORTAL = 'https://portal.chain.example';

let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('empty');
  const env = { PORT: '0', DATA_DIR: database.dataDir, LOG_LEVEL: 'fatal', PORTAL_ORIGINS: PORTAL };
  node = await startNode(database, { settings: readSettings(env, []) });
});
afterAll(() => closeAll(node, database));

const preflight = (origin: string) =>
  fetch(`${node.url}/api/inventory/check-out`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

test('A portal on another host may call the store, and read its answers and pictures', async () => {
  const allowed = await preflight(PORTAL);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(PORTAL);
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key');
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();

  const refused = await fetch(`${node.url}/api/user/role/x`, { headers: { origin: PORTAL } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(PORTAL);
  // With the number of its rows the portal shows how far an export is.
  expect(refused.headers.get('access-control-expose-headers')).toContain('x-row-count');
  const picture = await fetch(`${node.url}/artwork/products/none.svg`);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('A page of an origin that is not listed may not call the store', async () => {
  const foreign = await preflight('https://evil.example');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/ws`, ['v12.stomp'], {
    origin: 'https://evil.example',
  });
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('403');
});

test('A portal that another host serves opens the live socket', async () => {
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/ws`, ['v12.stomp'], { origin: PORTAL });
  await once(socket, 'open');
  socket.terminate();
});
