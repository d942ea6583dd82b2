import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../src/domain/people/index.ts';
import { afterStatement } from '../../support/afterStatement.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { enrolTablet, withToken } from '../../support/tablet.ts';

const MAREN = '1001';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** Resolves when a statement of the store waits for a lock. */
const untilOneWaits = () =>
  expect
    .poll(
      () => shop.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
      { timeout: 5_000 },
    )
    .not.toEqual([]);

/** Does something while a call waits for other changes of people. */
async function meanwhile<T>(call: () => Promise<T>, work: () => Promise<unknown>): Promise<T> {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [0x70656f70]);
    const answer = call();
    await untilOneWaits();
    await work();
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

let admins = 0;

async function admin(role = 'Store_Admin', locationId = CANAL) {
  admins += 1;
  const oid = `1b4e28ba-2fa1-41d2-883f-0016d3cd000${admins}`;
  const email = `admin.${admins}@chain.example`;
  await addStaff(shop.database.db, { oid, name: `Admin ${admins}`, email, role, locationIds: [locationId] });
  return oid;
}

const dora = {
  objectId: '1b4e28ba-2fa1-41d2-883f-0016d3cd0100',
  name: 'Dora Silva',
  email: 'dora@chain.example',
  role: 'Warehouse_Admin',
  locationIds: [CANAL],
};

test('An admin who is removed meanwhile adds no person', { tags: 'P-01' }, async () => {
  const id = await admin();
  const answer = await meanwhile(
    () => shop.as(id).store.addPerson(dora),
    () => shop.rows('delete from user_roles where user_id = $1', id),
  );
  expect(refusal(answer)).toMatchObject({ status: 403 });
  expect(await shop.rows('select from users where sub = $1', dora.objectId)).toEqual([]);
});

test('An admin who is moved meanwhile changes no person', { tags: 'P-01' }, async () => {
  const id = await admin();
  const { version: basedOn } = ok(await shop.as(id).store.getPerson({ id: MAREN }));
  const body = { role: 'Warehouse_Admin', locationIds: [CANAL], basedOn };
  const answer = await meanwhile(
    () => shop.as(id).store.changePerson({ id: MAREN, body }),
    () => shop.rows(`update user_roles set location_id = 'state-street' where user_id = $1`, id),
  );
  expect(refusal(answer)).toMatchObject({ status: 403 });
});

test('A sign-in by PIN that is under way does not survive the reset', { tags: ['P-01', 'D-02'] }, async () => {
  const tablet = await enrolTablet(shop);
  await tablet.choosePin('maren-okafor', '194728');
  await tablet.lock();
  let reset: Promise<unknown> | undefined;
  afterStatement(shop, /^update "device_people" set "tries" = \$1, "page"/, async () => {
    reset = shop.as('tomas-reyes').store.resetPins({ id: MAREN });
    await untilOneWaits();
  });
  const { token } = ok(await tablet.enterPin(MAREN, '194728'));
  ok((await reset) as never);
  expect(refusal(await withToken(shop, token).user.getUser({ id: MAREN })).status).toBe(401);
});

test('A role that is not in force makes no second admin', { tags: 'P-01' }, async () => {
  const place = 'fairfax-avenue';
  const refused = async (id: string) => ok(await shop.as('amara-diallo').store.getPerson({ id })).removal.refusal;
  await shop.rows(`delete from user_roles where role = 'Store_Admin' and location_id = $1`, place);
  const [first, second] = [await admin('Store_Admin', place), await admin('Sales_Associate', place)];
  expect(await refused(first)).toContain('the last Store_Admin');
  await shop.rows(`insert into user_roles values ($1, 'Store_Admin', $2, 1)`, second, place);
  expect(await refused(first)).toContain('the last Store_Admin');
  await shop.rows(`delete from user_roles where user_id = $1 and role = 'Sales_Associate'`, second);
  expect(await refused(first)).toBeNull();
});
