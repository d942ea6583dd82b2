import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPerson } from '../../../src/security/callers.ts';
import { addStaff, type StaffToAdd } from '../../../src/domain/people/setup/addStaff.ts';
import { issueKioskKey } from '../../../src/domain/people/setup/issueKioskKey.ts';
import { onTables } from '../../../src/start/onDatabase.ts';
import { run } from '../../support/command.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { startTestDatabase } from '../../support/database.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const signIn = async (deviceId: string, key: string): Promise<number> =>
  (await shop.node.ask(undefined, 'POST', '/api/userauth/authenticate/device', { deviceId, key })).status;

const kiosk = ['--id', 'back-door', '--name', 'Back door', '--location', 'canal-street'];

test('A command sets up a kiosk and prints its key once', { tags: 'C-05' }, async () => {
  const env = { DATABASE_URL: shop.database.url };
  const first = await run('kiosk-key', env, kiosk);
  expect(first.code, first.text).toBe(0);
  const [key = ''] = /^[\w-]{43}$/m.exec(first.text) ?? [];
  expect(await signIn('back-door', key)).toBe(200);
  expect(JSON.stringify(await shop.rows('select * from kiosks'))).not.toContain(key);

  const second = await issueKioskKey(shop.database.db, { deviceId: 'back-door' });
  expect(second).toMatchObject({ name: 'Back door', locationId: 'canal-street', isRotated: true });
  expect(await signIn('back-door', key)).toBe(401);
  expect(await signIn('back-door', second.key)).toBe(200);
  const moved = await issueKioskKey(shop.database.db, { deviceId: 'back-door', locationId: 'bedford-avenue' });
  expect(moved).toMatchObject({ name: 'Back door', locationId: 'bedford-avenue' });
  const renamed = await issueKioskKey(shop.database.db, { deviceId: 'back-door', name: 'Side door' });
  expect(renamed).toMatchObject({ name: 'Side door', locationId: 'bedford-avenue' });
});

test('A kiosk with invalid values is refused with the reason', async () => {
  const issue = (deviceId: string, name?: string, locationId?: string) =>
    issueKioskKey(shop.database.db, {
      deviceId,
      name,
      locationId,
    });
  await expect(issue('Front door', 'Front door', 'canal-street')).rejects.toThrow('lower-case letters');
  await expect(issue('new')).rejects.toThrow('is new: give its --name and its --location');
  await expect(issue('new', 'New', 'nowhere')).rejects.toThrow('There is no location "nowhere". The store has: atl');
  await expect(issue('new', 'Back\u202edoor', 'canal-street')).rejects.toThrow(
    "A kiosk's name has the invisible character U+202E: delete it",
  );
});

test('A database without a store is refused with the reason', async () => {
  const { dataDir } = shop.database;
  const nowhere = await run('kiosk-key', { DATA_DIR: dataDir }, kiosk);
  expect(nowhere).toMatchObject({ code: 1, text: expect.stringContaining('No store was ever started') as string });
  const untouched = new URL(shop.database.url);
  untouched.pathname = '/template1';
  await expect(onTables({ databaseUrl: untouched.href, dataDir }, async () => 0)).rejects.toThrow('No store was ever');
});

const ada: StaffToAdd = {
  oid: '1B4E28BA-2FA1-41D2-883F-0016D3CCA427',
  name: 'Ada Byron',
  email: 'ada@chain.example',
  role: 'Store_Admin',
  locationIds: ['canal-street', 'bedford-avenue'],
};

test('A command adds the first person of a chain, and a second call updates it', { tags: 'R-01' }, async () => {
  const bare = await startTestDatabase('empty');
  try {
    const sub = ada.oid.toLowerCase();
    const args = ['--oid', ada.oid, '--name', ada.name, '--email', ada.email, '--role', 'Super_Admin'];
    const added = await run('add-staff', { DATABASE_URL: bare.url }, [...args, '--location', 'canal-street']);
    expect(added).toMatchObject({ code: 0, text: 'Ada Byron is Super_Admin at canal-street.\n' });
    expect(await findPerson(bare.db, sub)).toMatchObject({ role: 'Super_Admin', locationIds: 'all' });
    await addStaff(bare.db, ada);
    expect(await findPerson(bare.db, sub)).toMatchObject({
      name: 'Ada Byron',
      role: 'Store_Admin',
      locationIds: ['canal-street', 'bedford-avenue'],
    });
  } finally {
    await bare.close();
  }
});

test.each([
  ['an object id that a person could choose', { oid: 'ruth-feldman' }, 'An object id of the directory looks like'],
  ['a name with a line break', { name: 'Ada\nByron' }, 'A name has a line break: write it on one line'],
  ['an invalid e-mail address', { email: 'ada' }, '"ada" is not an e-mail address.'],
  [
    'the e-mail address of another person',
    { email: 'ruth.feldman@in-store.example' },
    'is the address of Ruth Feldman',
  ],
  ['an unknown role', { role: 'Boss' }, 'There is no role "Boss". There are: Warehouse_Personal'],
  ['no location', { locationIds: [] }, 'Give at least one --location.'],
  ['an unknown location', { locationIds: ['nowhere'] }, 'There is no location "nowhere"'],
])('A person with %s is refused with the reason', async (_what, extra, message) => {
  await expect(addStaff(shop.database.db, { ...ada, ...extra })).rejects.toThrow(message);
});
