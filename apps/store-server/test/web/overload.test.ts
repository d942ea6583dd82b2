import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { registerErrors } from '../../src/web/errors.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('empty');
});
afterAll(() => database?.close());

test('Who finds every connection to the database taken is told to come again', async () => {
  const narrow = connect(database.url, { max: 1, waitMs: 50 });
  const taken = await narrow.pool.connect();
  const app = Fastify();
  registerErrors(app);
  app.get('/query', () => narrow.db.execute('select 1'));
  app.get('/transaction', () => narrow.db.transaction((tx) => tx.execute('select 1')));
  app.get('/not-a-number', () => database.db.execute(`select 'x'::bigint`));
  for (const url of ['/query', '/transaction']) {
    const answer = await app.inject({ url });
    expect(answer.statusCode, url).toBe(503);
    expect(answer.headers['retry-after'], url).toBe('1');
  }
  expect((await app.inject({ url: '/not-a-number' })).statusCode).toBe(400);
  taken.release();
  expect((await app.inject({ url: '/query' })).statusCode).toBe(200);
  await app.close();
  await narrow.close();
});
