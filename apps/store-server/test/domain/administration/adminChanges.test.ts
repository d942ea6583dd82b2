import type { AdminChange } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, setLocation } from '../../../src/domain/people/index.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

const BEDFORD = 'bedford-avenue';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const tomas = () => shop.as('tomas-reyes');
const amara = () => shop.as('amara-diallo');

/** The changes that a piece of work adds to the log, as Amara reads them, oldest first. */
async function logged(work: () => Promise<unknown>): Promise<Partial<AdminChange>[]> {
  const before = ok(await amara().store.getAdminChanges({})).totalElements;
  await work();
  const { content, totalElements } = ok(await amara().store.getAdminChanges({ size: 100 }));
  return content
    .slice(0, totalElements - before)
    .toReversed()
    .map(({ id: _id, at: _at, subjectId: _subjectId, ...change }) => change);
}

const byTomas = { by: { id: '1005', name: 'Tomas Reyes' }, device: null };
const byNobody = { by: null, device: null };
const changed = { action: 'changed' } as const;

const DORA = {
  oid: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  name: 'Dora Silva',
  email: 'dora@chain.example',
  role: 'Warehouse_Personal',
  locationIds: [CANAL],
};

test('A new person is logged with role and locations', { tags: 'P-03' }, async () => {
  const dora = { ...byNobody, kind: 'person', subject: 'Dora Silva' };
  expect(await logged(() => addStaff(shop.database.db, DORA))).toEqual([
    { ...dora, action: 'added', field: null, before: null, after: null },
    { ...dora, ...changed, field: 'role', before: null, after: 'Warehouse_Personal' },
    { ...dora, ...changed, field: 'locations', before: null, after: 'Canal Street' },
  ]);
});

test('A changed role and locations are logged with the values before', { tags: 'P-03' }, async () => {
  const dora = { ...byNobody, kind: 'person', subject: 'Dora Silva', ...changed };
  const wanted = { ...DORA, role: 'Warehouse_Admin', locationIds: [CANAL, BEDFORD] };
  const rows = await logged(() => addStaff(shop.database.db, wanted));
  expect(rows).toEqual([
    { ...dora, field: 'role', before: 'Warehouse_Personal', after: 'Warehouse_Admin' },
    { ...dora, field: 'locations', before: 'Canal Street', after: 'Canal Street, Bedford Avenue' },
  ]);
  expect(await logged(() => addStaff(shop.database.db, wanted))).toEqual([]);
});

test('Opening hours, slots and delivery spots are logged by their part', { tags: 'P-03' }, async () => {
  const canal = { kind: 'location', subject: 'Canal Street', ...changed };
  const set = () =>
    setLocation(shop.database.db, { id: CANAL, hours: { monday: '10:00-20:00', sunday: 'closed' }, slotCapacity: '2' });
  expect(await logged(set)).toEqual([
    { ...byNobody, ...canal, field: 'slotCapacity', before: '1', after: '2' },
    { ...byNobody, ...canal, field: 'monday', before: expect.any(String), after: '10:00-20:00' },
    { ...byNobody, ...canal, field: 'sunday', before: expect.any(String), after: 'closed' },
  ]);
  const spots = ok(await tomas().storefront.getDeliverySpots({ locationId: CANAL }));
  const wanted = { locationId: CANAL, spots: [...spots, 'Bench 9'], basedOn: spots };
  expect(await logged(() => tomas().storefront.setDeliverySpots(wanted))).toEqual([
    { ...byTomas, ...canal, field: 'spots', before: spots.join(', '), after: [...spots, 'Bench 9'].join(', ') },
  ]);
});

test('A closed day is logged with its location', { tags: 'P-03' }, async () => {
  const closing = { locationId: CANAL, day: '2031-12-24', name: 'Stock count' };
  expect(await logged(async () => ok(await tomas().storefront.closeDay(closing)))).toEqual([
    {
      ...byTomas,
      ...changed,
      kind: 'closing',
      subject: 'Canal Street',
      field: 'closing',
      before: null,
      after: '2031-12-24 00:00-24:00 Stock count',
    },
  ]);
});

test('A paired, renamed and removed kiosk names the person', { tags: 'P-03' }, async () => {
  let deviceId = '';
  const pair = async () => {
    const { code } = ok(await tomas().kiosk.createPairingCode({ locationId: CANAL, name: 'Stairs' }));
    ({ deviceId } = ok(await tomas().userauth.pairKiosk({ code })));
  };
  const kiosk = { ...byTomas, kind: 'kiosk', subject: 'Stairs' };
  const none = { field: null, before: null, after: null };
  expect(await logged(pair)).toEqual([{ ...kiosk, action: 'added', ...none }]);
  expect(await logged(() => tomas().kiosk.renameDevice({ deviceId, body: { name: 'Lift' } }))).toEqual([
    { ...kiosk, subject: 'Lift', ...changed, field: 'name', before: 'Stairs', after: 'Lift' },
  ]);
  expect(await logged(() => tomas().kiosk.removeDevice({ deviceId }))).toEqual([
    { ...kiosk, subject: 'Lift', action: 'removed', ...none },
  ]);
});

test('A badge is logged without its code, and a new one as new', { tags: 'P-03' }, async () => {
  const badge = { ...byTomas, ...changed, kind: 'badge', subject: 'Maren Okafor', field: 'badge' };
  const codes: string[] = [];
  const issue = async () => codes.push(ok(await tomas().userauth.issueBadge({ id: '1001' })).code);
  const rows = [
    ...(await logged(issue)),
    ...(await logged(issue)),
    ...(await logged(() => tomas().userauth.revokeBadge({ id: '1001' }))),
  ];
  expect(rows).toEqual([
    { ...badge, before: null, after: 'set' },
    { ...badge, before: 'set', after: 'new' },
    { ...badge, before: 'set', after: null },
  ]);
  const [log] = await shop.rows<{ text: string }>(
    'select string_agg(admin_changes::text, chr(10)) as text from admin_changes',
  );
  const hashes = await shop.rows<{ hash: string }>(
    `select key_hash as hash from kiosks where key_hash <> '' union select access_token from stores`,
  );
  for (const secret of [...codes, ...hashes.map(({ hash }) => hash)]) expect(log?.text).not.toContain(secret);
});

test.each([["update admin_changes set after = 'x'"], ['delete from admin_changes'], ['truncate admin_changes']])(
  'The database refuses: %s',
  { tags: 'P-03' },
  async (statement) => {
    await expect(shop.rows(statement)).rejects.toThrow('cannot be changed');
  },
);

test('Changes are found by words, kind, person and time', { tags: 'P-03' }, async () => {
  const find = async (query: Parameters<ReturnType<typeof amara>['store']['getAdminChanges']>[0]) =>
    ok(await amara().store.getAdminChanges({ size: 100, ...query }));
  expect((await find({ search: 'warehouse_admin dora' })).content).toMatchObject([{ field: 'role' }]);
  const badges = await find({ kind: 'badge', actorId: '1005' });
  expect(badges.content.map(({ kind }) => kind)).toEqual(['badge', 'badge', 'badge']);
  expect(badges.actors).toContainEqual({ id: '1005', name: 'Tomas Reyes' });
  expect(await find({ since: '2090-01-01T00:00:00.000Z' })).toMatchObject({ totalElements: 0, actors: [] });
});

test('A Store_Admin sees the changes of own locations only', { tags: 'P-03' }, async () => {
  const noor = shop.as('noor-haddad');
  expect(await noor.store.getAdminChanges({})).toMatchObject({ ok: false, status: 403 });
  const seen = ok(await tomas().store.getAdminChanges({ size: 100 }));
  const all = ok(await amara().store.getAdminChanges({ size: 100 }));
  expect(seen.totalElements).toBeLessThan(all.totalElements);
  expect(seen.content.every(({ kind }) => kind !== 'key')).toBe(true);
});

test('The CSV has every change, and no formula', { tags: 'P-03' }, async () => {
  await addStaff(shop.database.db, { ...DORA, name: '=cmd()' });
  const text = await ok(await amara().store.exportAdminChanges({ search: 'cmd' })).text();
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toContain('Time, UTC');
  expect(rows).toHaveLength(3);
  expect(text).toContain(",'=cmd(),");
});
