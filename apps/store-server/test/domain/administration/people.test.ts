import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../src/domain/people/index.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { startNode, type TestNode } from '../../support/node.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { connectFrame, connectRaw } from '../../support/stomp.ts';

const BEDFORD = 'bedford-avenue';

let shop: Shop;
let otherNode: TestNode;
beforeAll(async () => {
  shop = await openShop();
  otherNode = await startNode(shop.database);
});
afterAll(async () => {
  await otherNode?.close();
  await shop?.close();
});

const tomas = () => shop.as('tomas-reyes');
const amara = () => shop.as('amara-diallo');
const ruth = () => shop.as('ruth-feldman');

let people = 0;

/** A new person at Canal Street. The id is the identity subject. */
async function person(role = 'Warehouse_Personal', locationIds = [CANAL]) {
  people += 1;
  const oid = `1b4e28ba-2fa1-41d2-883f-0016d3cc${String(people).padStart(4, '0')}`;
  const name = `Person ${people}`;
  await addStaff(shop.database.db, { oid, name, email: `person.${people}@chain.example`, role, locationIds });
  return { id: oid, name };
}

const versionOf = async (id: string) => ok(await amara().store.getPerson({ id })).version;

/** Changes a person as an admin who has just read it. */
const change = async (by: ReturnType<Shop['as']>, id: string, role: string, locationIds = [CANAL]) =>
  by.store.changePerson({ id, body: { role, locationIds, basedOn: await versionOf(id) } });
const remove = async (by: ReturnType<Shop['as']>, id: string, linesTo?: string) =>
  by.store.removePerson({ id, body: { basedOn: await versionOf(id), linesTo } });

test('People are found by name, address, role and PIN, at own locations only', { tags: 'P-01' }, async () => {
  const find = async (query: object) => ok(await tomas().store.getPeople({ size: 100, ...query }));
  expect((await find({ search: 'OKAFOR' })).content).toMatchObject([{ name: 'Maren Okafor', hasPin: false }]);
  expect((await find({ search: 'ines.calloway@' })).content).toMatchObject([{ name: 'Ines Calloway' }]);
  const all = await find({});
  expect(all.content.map(({ name }) => name)).not.toContain('Sana Iqbal');
  expect(all.totalElements).toBe(all.content.length);
  const pickers = await find({ role: 'Warehouse_Personal', locationId: BEDFORD });
  expect(pickers.content.map(({ name }) => name)).toEqual(['Emil Strand']);
  expect((await find({ hasPin: true })).content).toEqual([]);
  expect(all.mayGive).toEqual(['Sales_Associate', 'Warehouse_Personal', 'Warehouse_Admin']);
  expect(ok(await amara().store.getPeople({})).mayGive).not.toContain('Super_Admin');
});

test('A person who uses the portal is here now', { tags: 'P-01' }, async () => {
  ok(await shop.as('theo-marchetti').user.getUser({ id: '1014' }));
  await expect
    .poll(async () => ok(await ruth().store.getPerson({ id: '1014' })))
    .toMatchObject({ isHere: true, lastSeenAt: expect.stringMatching(/Z$/) });
  expect(ok(await ruth().store.getPerson({ id: '1016' }))).toMatchObject({ isHere: false, lastSeenAt: null });
});

test('A Store_Admin adds a person, who can sign in at once', { tags: 'P-01' }, async () => {
  const dora = {
    objectId: '1B4E28BA-2fa1-41d2-883f-0016d3cca429',
    name: 'Dora Silva',
    email: 'Dora@chain.example',
    role: 'Warehouse_Admin',
    locationIds: [CANAL, BEDFORD],
  };
  const added = ok(await tomas().store.addPerson(dora));
  expect(added).toMatchObject({
    name: 'Dora Silva',
    email: 'dora@chain.example',
    role: 'Warehouse_Admin',
    locations: [{ id: CANAL }, { id: BEDFORD }],
    refusal: null,
  });
  expect(ok(await shop.as(added.id).user.getUser({ id: added.id }))).toMatchObject({ name: 'Dora Silva' });
  expect(refusal(await tomas().store.addPerson(dora))).toMatchObject({ status: 409, field: '/objectId' });
  const other = { ...dora, objectId: '1b4e28ba-2fa1-41d2-883f-0016d3cca430' };
  expect(refusal(await tomas().store.addPerson(other))).toMatchObject({ status: 409, field: '/email' });
  const higher = { ...other, email: 'x@chain.example', role: 'Store_Admin' };
  expect(refusal(await tomas().store.addPerson(higher))).toMatchObject({ status: 403, field: '/role' });
  const elsewhere = { ...other, email: 'x@chain.example', locationIds: ['state-street'] };
  expect(refusal(await tomas().store.addPerson(elsewhere))).toMatchObject({ status: 403 });
});

test('A changed role acts with the next call', { tags: 'P-01' }, async () => {
  const { id } = await person();
  const spots = () => shop.as(id).storefront.getColleagues({ locationId: BEDFORD });
  expect(refusal(await spots()).status).toBe(403);
  const stored = ok(await change(tomas(), id, 'Sales_Associate', [BEDFORD, CANAL]));
  expect(stored).toMatchObject({ role: 'Sales_Associate', locations: [{ id: BEDFORD }, { id: CANAL }] });
  expect(stored.version).toBe(await versionOf(id));
  expect(await spots()).toMatchObject({ ok: true });
});

test('The second of two admins reads who changed what', { tags: 'P-01' }, async () => {
  const { id, name } = await person();
  const basedOn = await versionOf(id);
  ok(await tomas().store.changePerson({ id, body: { role: 'Warehouse_Admin', locationIds: [CANAL], basedOn } }));
  const second = await amara().store.changePerson({
    id,
    body: { role: 'Sales_Associate', locationIds: [CANAL], basedOn },
  });
  expect(refusal(second)).toMatchObject({
    status: 409,
    message: `Tomas Reyes has changed ${name} meanwhile, from Warehouse_Personal to Warehouse_Admin. Check it and save again.`,
  });
  expect(ok(await amara().store.getPerson({ id })).role).toBe('Warehouse_Admin');
});

test('Of two changes at the same time one is refused', { tags: 'P-01' }, async () => {
  const { id } = await person();
  const basedOn = await versionOf(id);
  const body = { locationIds: [CANAL], basedOn };
  const answers = await Promise.all([
    tomas().store.changePerson({ id, body: { ...body, role: 'Warehouse_Admin' } }),
    amara().store.changePerson({ id, body: { ...body, role: 'Sales_Associate' } }),
  ]);
  expect(new Set(answers.map((answer) => (answer.ok ? 200 : answer.status)))).toEqual(new Set([200, 409]));
});

test('Oneself, higher admins and people of other locations are refused with the reason', { tags: 'P-01' }, async () => {
  expect(refusal(await change(tomas(), '1005', 'Warehouse_Admin'))).toEqual({
    status: 403,
    message: 'Another admin changes your own role and locations.',
    field: undefined,
  });
  expect(refusal(await remove(ruth(), '1007')).message).toContain('Another admin');
  expect(refusal(await remove(tomas(), '1006')).message).toBe(
    'Only a YK_Admin or Super_Admin changes a person with this role.',
  );
  expect(refusal(await remove(amara(), '1007')).message).toBe('Only a Super_Admin changes a Super_Admin.');
  const far = await person('Sales_Associate', [CANAL, 'state-street']);
  expect(refusal(await remove(tomas(), far.id)).message).toContain('works at other locations, too');
  expect(refusal(await tomas().store.getPerson({ id: '1013' }))).toMatchObject({ status: 404 });
});

test('The last Store_Admin of a location stays', { tags: 'P-01' }, async () => {
  const last = {
    status: 409,
    message: 'This is the last Store_Admin of a location. Give another person the role first.',
  };
  expect(refusal(await remove(amara(), '1005'))).toMatchObject(last);
  expect(refusal(await change(amara(), '1005', 'Store_Admin', [CANAL]))).toMatchObject(last);
  const places = ok(await amara().store.getPerson({ id: '1005' })).locations.map((place) => place.id);
  const others = places.filter((place) => place !== BEDFORD);
  await person('Store_Admin', [BEDFORD]);
  expect(ok(await change(amara(), '1005', 'Store_Admin', others)).locations).toHaveLength(others.length);
  ok(await change(amara(), '1005', 'Store_Admin', places));
});

test('Two Super_Admins cannot remove each other at the same time', { tags: 'P-01' }, async () => {
  const { id } = await person('Super_Admin');
  const bodies = { ruth: { basedOn: await versionOf('1007') }, other: { basedOn: await versionOf(id) } };
  const answers = await Promise.all([
    ruth().store.removePerson({ id, body: bodies.other }),
    shop.as(id).store.removePerson({ id: '1007', body: bodies.ruth }),
  ]);
  expect(new Set(answers.map((answer) => answer.ok))).toEqual(new Set([false, true]));
  expect(await shop.rows(`select distinct user_id from user_roles where role = 'Super_Admin'`)).toHaveLength(1);
});

test('A removal says first what it does, then does it on all nodes', { tags: 'P-01' }, async () => {
  const { id } = await person('Sales_Associate');
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  ok(await shop.as(id).inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  await shop.rows(
    `insert into device_people (device_id, user_id, signed_in_at, pin_hash) select device_id, $1, now(), 'x'
    from kiosks where location_id = $2 limit 1`,
    id,
    CANAL,
  );
  ok(await tomas().userauth.issueBadge({ id }));
  const seen = ok(await amara().store.getPerson({ id }));
  expect(seen).toMatchObject({ hasPin: true, hasBadge: true, removal: { refusal: null, openLines: 1, checkedOut: 0 } });

  const socket = await connectRaw(otherNode.url);
  socket.send(connectFrame(await otherNode.session(id)));
  expect(await socket.next()).toMatch(/^CONNECTED\n/);
  const body = { basedOn: seen.version };
  expect(refusal(await tomas().store.removePerson({ id, body: { ...body, linesTo: '1003' } }))).toMatchObject({
    status: 422,
    field: '/linesTo',
  });
  expect(ok(await tomas().store.removePerson({ id, body: { ...body, linesTo: '1001' } }))).toEqual({ id, lines: 1 });

  expect(await socket.next()).toContain('The session has ended or is not valid');
  expect(await socket.closed).toBe(1008);
  expect((await otherNode.ask(id, 'GET', `/api/user/${id}`)).status).toBe(401);
  expect(await shop.rows('select owner_id from request_lines where owner_id = $1', id)).toEqual([]);
  expect(await shop.rows('select user_id from device_people where user_id = $1', id)).toEqual([]);
  expect(await shop.rows('select user_id from badges where user_id = $1', id)).toEqual([]);
  expect(ok(await shop.as('maren-okafor').notification.getNotifications({ userId: '1001' })).content[0]).toMatchObject({
    type: { name: 'assigned' },
  });
});

test('PINs are removed from all tablets, and the session there ends', { tags: 'P-01' }, async () => {
  const { id } = await person();
  await shop.rows(
    `insert into device_people (device_id, user_id, signed_in_at, pin_hash) select device_id, $1, now(), 'x'
    from kiosks where location_id = $2`,
    id,
    CANAL,
  );
  expect(ok(await tomas().store.resetPins({ id }))).toMatchObject({ hasPin: false });
  expect(await shop.rows('select user_id from device_people where user_id = $1', id)).toEqual([]);
});
