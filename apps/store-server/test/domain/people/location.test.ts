import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSessionKeys } from '../../../src/security/keys.ts';
import { readContract } from '../../../src/security/contract.ts';
import { createSessions } from '../../../src/security/sessions.ts';
import { addStaff } from '../../../src/domain/people/setup/addStaff.ts';
import { issueKioskKey } from '../../../src/domain/people/setup/issueKioskKey.ts';
import { type LocationToSet, setLocation } from '../../../src/domain/people/setup/setLocation.ts';
import { closeAll } from '../../support/closeAll.ts';
import { run } from '../../support/command.ts';
import { expectContract } from '../../support/contract.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startNode, type TestNode } from '../../support/node.ts';
import { samples } from '../../support/samples.ts';

const SUB = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('tables');
  node = await startNode(database);
});
afterAll(() => closeAll(node, database));

const set = (said: LocationToSet) => setLocation(database.db, said);
const stored = async () =>
  (await database.pool.query('select id, name, store_id, position, time_zone from locations order by position')).rows;

test('A command adds the first location with its store, and the next one after it', { tags: 'A-04' }, async () => {
  const env = { DATABASE_URL: database.url, SHOPIFY_ACCESS_TOKEN: 'secret-token' };
  const nowhere = ['--oid', SUB, '--name', 'Ada', '--email', 'ada@chain.example', '--role', 'Super_Admin'];
  const early = await run('add-staff', env, [...nowhere, '--location', 'high-street']);
  expect(early).toMatchObject({ code: 1, text: expect.stringContaining('pnpm store:set-location adds one') as string });

  const place = ['--id', 'high-street', '--name', 'High Street', '--time-zone', 'Europe/London'];
  const shop = ['--store', 'new-york', '--store-name', 'Chain', '--shopify-api', 'https://shop.example/graphql'];
  const added = await run('set-location', env, [...place, ...shop]);
  expect(added).toEqual({
    code: 0,
    text: 'High Street (high-street) belongs to Chain (new-york). Its days are those of Europe/London.\n',
  });
  await set({ id: 'low-street', name: 'Low Street', timeZone: 'America/Chicago', storeId: 'new-york' });
  expect(await stored()).toEqual([
    { id: 'high-street', name: 'High Street', store_id: 'new-york', position: 0, time_zone: 'Europe/London' },
    { id: 'low-street', name: 'Low Street', store_id: 'new-york', position: 1, time_zone: 'America/Chicago' },
  ]);
  expect((await database.pool.query('select * from stores')).rows).toEqual([
    {
      id: 'new-york',
      main_store: 'Chain',
      shopify_api_domain: 'https://shop.example/graphql',
      shopify_rest_api_domain: '',
      access_token: 'secret-token',
    },
  ]);
});

test('A renamed location keeps its position and every value that is not given', { tags: 'A-04' }, async () => {
  await set({ id: 'high-street', name: 'Long Street', storeName: 'Big Chain' });
  expect((await stored())[0]).toMatchObject({ name: 'Long Street', position: 0, time_zone: 'Europe/London' });
  const { rows } = await database.pool.query('select main_store, access_token from stores');
  expect(rows).toEqual([{ main_store: 'Big Chain', access_token: 'secret-token' }]);
});

test('A command sets opening hours and slots; those that are not given stay', { tags: 'B-04' }, async () => {
  const env = { DATABASE_URL: database.url };
  const slots = async () =>
    (
      await database.pool.query(
        `select opening_hours, slot_minutes, slot_capacity from locations where id = 'low-street'`,
      )
    ).rows[0] as unknown;
  const day = { opens: '10:00', closes: '19:00' };
  const hours = ['--sunday', 'closed', '--saturday', '09:30-24:00', '--slot-minutes', '45'];
  expect(await run('set-location', env, ['--id', 'low-street', ...hours])).toMatchObject({ code: 0 });
  const saturday = { opens: '09:30', closes: '24:00' };
  const wanted = { opening_hours: [null, day, day, day, day, day, saturday], slot_minutes: 45, slot_capacity: 1 };
  expect(await slots()).toEqual(wanted);
  await set({ id: 'low-street', hours: { monday: 'closed' }, slotCapacity: '2' });
  expect(await slots()).toEqual({
    opening_hours: [null, null, day, day, day, day, saturday],
    slot_minutes: 45,
    slot_capacity: 2,
  });
});

const place: LocationToSet = { id: 'third', name: 'Third', timeZone: 'Europe/London', storeId: 'new-york' };

test.each<[string, LocationToSet, string]>([
  [
    'an id that cannot be part of a URL',
    { ...place, id: 'High Street' },
    "A location's id must be 1 to 64 lower-case letters",
  ],
  ['nothing but an id', { id: 'third' }, 'is new: give its --name, its --time-zone and its --store'],
  [
    'a name with invisible characters',
    { ...place, name: 'Third\u202e' },
    "A location's name has the invisible character U+202E: delete it",
  ],
  [
    'a name that has nothing visible',
    { ...place, name: '\u200c\u200d\u200f' },
    "A location's name must be text of at most 80 characters on one line",
  ],
  ['an unknown time zone', { ...place, timeZone: 'Europe/Nowhere' }, 'There is no time zone "Europe/Nowhere"'],
  ['an offset instead of a time zone', { ...place, timeZone: '+01:00' }, 'There is no time zone "+01:00"'],
  ['a time zone in lower case', { ...place, timeZone: 'europe/london' }, 'There is no time zone'],
  ['a time zone that only the database knows', { ...place, timeZone: 'Factory' }, 'There is no time zone'],
  ['a new store without a name', { ...place, storeId: 'paris' }, 'The store "paris" is new: give its --store-name'],
  ['another store', { id: 'low-street', storeId: 'paris', storeName: 'Paris' }, 'and stays there'],
  ['a shop address without https', { ...place, shop: { restUrl: 'http://shop.example' } }, 'not an https address'],
  [
    'hours that end before they begin',
    { ...place, hours: { monday: '19:00-10:00' } },
    '--monday closes before it opens',
  ],
  ['hours that end when they begin', { ...place, hours: { sunday: '10:00-10:00' } }, '--sunday closes before it opens'],
  ['slots of an hour in words', { ...place, slotMinutes: 'an hour' }, '--slot-minutes must be a whole number'],
  ['a token that no header allows', { ...place, shop: { accessToken: 'a\r\nb' } }, 'that are not allowed in a header'],
])('A location with %s is refused with the reason, and nothing is stored', async (_what, said, message) => {
  const before = await stored();
  await expect(set(said)).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

describe('An empty location', () => {
  let token: string;
  beforeAll(async () => {
    await addStaff(database.db, {
      oid: SUB,
      name: 'Ada Byron',
      email: 'ada@chain.example',
      role: 'Super_Admin',
      locationIds: ['high-street'],
    });
    const sessions = createSessions(await loadSessionKeys(database.db), () => new Date());
    token = await sessions.issue({ sub: SUB, userId: SUB, name: 'Ada Byron', role: 'Super_Admin' });
  });

  const who = { userId: SUB, sub: SUB, locationId: 'high-street' };
  const rules = [...readContract().rules.values()].filter(({ access }) => access === 'session');

  const ask = (method: string, path: string, body: unknown, bearer: string) =>
    fetch(`${node.url}${path}`, {
      method,
      headers:
        body === undefined
          ? { authorization: `Bearer ${bearer}` }
          : { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each(rules)('gives a valid answer to $id', { tags: 'A-03' }, async (rule) => {
    const { path, body } = samples[rule.id](who);
    const answer = await ask(rule.method, path, body, token);
    expect(answer.status).toBeLessThan(500);
    await expectContract(rule.id, answer);
  });

  test.each([
    'getStoreLocations',
    'getStoresByLocation',
    'getAllStoreLocation',
    'getFeaturedProducts',
    'browseKioskProducts',
    'getKioskProducts',
    'searchKioskProducts',
    'getAllTryoutItems',
    'getShoesizeLines',
    'getWarehouseLines',
    'getInventoryBrands',
    'getBinShelfRecords',
    'getConsigneeSizes',
    'getConsignmentQueue',
    'getBookings',
    'getHolidays',
    'getNotifications',
    'loadCube',
    'exportInventory',
    'checkBinShelfStatus',
  ] as const)('gives an empty answer to %s', { tags: 'A-03' }, async (id) => {
    const { path, body } = samples[id](who);
    const rule = rules.find((each) => each.id === id);
    expect((await ask(rule?.method ?? '', path, body, token)).status).toBe(200);
  });

  test('has a kiosk that signs in and shows no products', { tags: ['C-05', 'C-02'] }, async () => {
    const { key } = await issueKioskKey(database.db, {
      deviceId: 'front-door',
      name: 'Front door',
      locationId: 'high-street',
    });
    const signIn = await node.ask(undefined, 'POST', '/api/userauth/authenticate/device', {
      deviceId: 'front-door',
      key,
    });
    const { data } = (await signIn.json()) as { data: { token: string } };
    const { path, body } = samples.getKioskProducts(who);
    const products = await ask('POST', path, body, data.token);
    expect(await products.json()).toMatchObject({ data: { data: { products: { edges: [], totalCount: 0 } } } });
  });
});
