import { DrizzleQueryError } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggerOptions } from '../../src/http/log.ts';
import { readSettings } from '../../src/base/settings.ts';
import { freePort } from '../../src/db/freePort.ts';
import { readContract } from '../../src/security/contract.ts';
import { demoUsers } from '../../src/seed/people.ts';
import { demoKiosks } from '../../src/seed/stores.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { samples } from '../support/samples.ts';
import { connectLive, connectRaw, connectFrame } from '../support/stomp.ts';

const log: string[] = [];
let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  const port = await freePort();
  node = await startNode(database, {
    port,
    settings: readSettings({ PORT: String(port), DATA_DIR: database.dataDir, LOG_LEVEL: 'trace' }, []),
    logStream: { write: (line) => void log.push(line) },
  });
});
afterAll(() => closeAll(node, database));

const ruth = { userId: '1007', sub: 'ruth-feldman', locationId: 'canal-street' };

/** Calls every operation of the contract as an admin and as a kiosk, and opens live sockets, allowed and refused. */
async function useEverything(): Promise<string[]> {
  const requestIds: string[] = [];
  const rules = [...readContract().rules.values()];
  for (const { id, method } of rules) {
    const { path, body } = samples[id](ruth);
    for (const sub of ['ruth-feldman', 'front-door', undefined]) {
      const answer = await node.ask(sub, method, path, body);
      await answer.arrayBuffer();
      requestIds.push(answer.headers.get('x-request-id') ?? '');
    }
  }
  const live = await connectLive(node.url, await node.session('ruth-feldman'), ['/topic/messages']);
  await live.close();
  const refused = await connectRaw(node.url);
  refused.send(connectFrame('secret-live-token'));
  await refused.closed;
  return requestIds;
}

test('The log has the id and route of every request, and no person and no secret', { tags: 'O-05' }, async () => {
  const session = await node.session('ruth-feldman');
  const requestIds = await useEverything();
  await node.ask(undefined, 'POST', '/api/userauth/authenticate/oauth', { accessToken: 'secret-access-token' });
  await node.ask(undefined, 'POST', '/api/userauth/authenticate/device', {
    deviceId: 'front-door',
    key: 'demo-key-front-door',
  });
  await node.ask(undefined, 'GET', '/oidc/auth?code=secret-code&login_hint=ruth.feldman@in-store.example');
  await node.ask(undefined, 'GET', '/nowhere/ruth-feldman');
  // The statement fails, and the error names it.
  await database.pool.query('alter table users rename to users_gone');
  const broken = await node.ask('ruth-feldman', 'GET', '/api/user/1007');
  await database.pool.query('alter table users_gone rename to users');
  expect(broken.status).toBe(500);

  // The node's own address, at its start.
  const everything = log.filter((line) => !line.includes('Server listening')).join('');
  expect(everything).toContain('relation');
  expect(everything).toContain('live client refused');
  expect(new Set(requestIds).size).toBe(requestIds.length);
  for (const id of requestIds) expect(everything.includes(`"reqId":"${id}"`), id).toBe(true);

  const { rows: customers } = await database.pool.query<{ customer: string }>('select distinct customer from bookings');
  const secrets = [
    session.split('.')[2] ?? '',
    'eyJ',
    'secret-',
    ...demoKiosks.map(({ key }) => key),
    ...demoUsers.flatMap(({ name, email, sub }) => [name, email, sub]),
    ...customers.map(({ customer }) => customer),
    '/api/user/1007',
    '127.0.0.1',
  ];
  for (const secret of secrets) expect(everything.includes(secret), secret).toBe(false);
  expect(JSON.parse(log.find((line) => line.includes(requestIds[0] ?? '-')) ?? '{}')).toMatchObject({
    msg: 'incoming request',
    req: { method: 'POST', route: '/api/userauth/authenticate/oauth' },
  });
});

test('A failed query is logged with its statement and without its values', { tags: 'O-05' }, () => {
  const { serializers } = loggerOptions('info');
  const cause = new Error('no such table');
  const error = new DrizzleQueryError('select $1, $2', ['one\nsecret-two', 'secret-three'], cause);
  const logged = JSON.stringify(serializers?.err?.(Object.assign(error, { code: '42P01' })));
  expect(logged).toContain('Failed query: select $1, $2');
  expect(logged).toContain('no such table');
  expect(logged).toContain('logs.test.ts');
  expect(logged).not.toContain('secret-');
});

test('A secret is not logged, at the top of a line or within its objects', { tags: 'O-05' }, async () => {
  const lines: string[] = [];
  const app = fastify({ logger: loggerOptions('info', { write: (line) => lines.push(line) }) });
  for (const name of ['accessToken', 'authorization', 'cookie', 'key', 'token']) {
    app.log.info({ [name]: 'secret-top', device: { id: name, [name]: 'secret-within' } });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      [name]: '[not logged]',
      device: { id: name, [name]: '[not logged]' },
    });
  }
  await app.close();
});
