import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { connectFrame, connectRaw, frame } from '../support/stomp.ts';

/** The limits of a real store: a check without an announcement comes after a minute, later than the test waits. */
let database: TestDatabase;
let one: TestNode;
let other: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  one = await startNode(database);
  other = await startNode(database);
});
afterAll(() => closeAll(one, other, database));

/** Connects to a node and listens to one destination. */
async function listen(node: TestNode, sub: string, destination: string) {
  const raw = await connectRaw(node.url);
  raw.send(connectFrame(await node.session(sub)));
  expect(await raw.next()).toMatch(/^CONNECTED\n/);
  raw.send(frame('SUBSCRIBE', { id: '1', destination, receipt: 'r' }));
  while (!(await raw.next()).startsWith('RECEIPT\n'));
  return raw;
}

test('A person who loses the role is disconnected at once, on each node', { tags: ['O-01', 'R-03'] }, async () => {
  const sockets = await Promise.all([one, other].map((node) => listen(node, 'caleb-osei', '/topic/messages')));
  const colleague = await listen(one, 'yuki-tanabe', '/topic/messages');
  await database.pool.query(`delete from user_roles where user_id = '1016'`);
  for (const socket of sockets) {
    expect(await socket.next()).toContain('message:The session has ended or is not valid');
    expect(await socket.closed).toBe(1008);
  }
  expect(colleague.socket.readyState).toBe(colleague.socket.OPEN);
  colleague.socket.close();
});

test('A person who moves to another location is disconnected from the former one', { tags: 'R-04' }, async () => {
  const socket = await listen(one, 'theo-marchetti', '/topic/locations/milwaukee-avenue/changes');
  await database.pool.query(`update user_roles set location_id = 'state-street' where user_id = '1014'`);
  // The change of people at the location may come before.
  let last = await socket.next();
  while (last.startsWith('MESSAGE\n')) last = await socket.next();
  expect(last).toContain('message:You may not listen to this destination');
  expect(await socket.closed).toBe(1008);
});

test('No client may listen to the announcements of changed rights', async () => {
  const raw = await connectRaw(one.url);
  raw.send(connectFrame(await one.session('ruth-feldman')));
  await raw.next();
  raw.send(frame('SUBSCRIBE', { id: '1', destination: '/access/1007' }));
  expect(await raw.next()).toContain('message:You may not listen to this destination');
  expect(await raw.closed).toBe(1008);
});
