import { SERVICES, createApi } from '@instore/api';
import { takingStarted } from '@instore/browser';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import type { Config } from '../config.ts';
import { createLinesList } from '../requests/linesList.ts';
import { type CallsPage, startCalls } from './startCalls.ts';

const NOW = Date.UTC(2025, 10, 21, 14, 32);
const services = Object.fromEntries([...SERVICES, 'live'].map((name) => [name, `/api/${name}`])) as Config['services'];

/** A session token of the person 7, whose id at the provider is `ines`. */
function tokenUntil(ms: number): string {
  const payload = btoa(JSON.stringify({ sub: 'ines', user_id: '7', exp: ms / 1000 }));
  return `a.${payload}.c`;
}

const signedIn = { 'jwt-token': tokenUntil(NOW + 60_000), 'user-Id': '7', 'user-role': 'Sales_Associate' };

/** A page at a path, and the addresses of the calls that it sends. */
function openPage(
  path: string,
  local: Record<string, string>,
  session: Record<string, string> = {},
  inDocument = true,
) {
  const sent: string[] = [];
  const page: CallsPage = {
    location: new URL(path, 'https://store.example') as unknown as Location,
    document: { querySelector: () => (inDocument ? { textContent: JSON.stringify({ services }) } : null) as never },
    localStorage: memoryStorage(local),
    sessionStorage: memoryStorage(session),
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'https://store.example');
      sent.push(url.pathname + url.search);
      if (url.pathname === '/config.json') return Response.json({ services });
      return Response.json({ status: true, data: url.pathname.includes('/role/') ? [{ locationId: 'canal' }] : {} });
    },
  };
  return { page, sent };
}

const PERSON = ['/api/user/role/ines', '/api/user/7', '/api/store/store-location'];
const LINES = '/api/storefront/request-lines?locationId=canal&status=1&waitingFirst=true&page=0&size=20';

test.each<[path: string, local: Record<string, string>, ...calls: string[]]>([
  ['/shoesize', signedIn, ...PERSON, LINES],
  ['/', signedIn, ...PERSON, LINES],
  ['/shoesize?status=%222%22', signedIn, ...PERSON, LINES.replace('status=1', 'status=2')],
  ['/shoesize?status=2', signedIn, ...PERSON, LINES.replace('status=1', 'status=2')],
  ['/shoesize?object=5', signedIn, ...PERSON],
  ['/shoesize/inventory', signedIn, ...PERSON],
  ['/shoesize', { ...signedIn, 'user-role': 'Store_Admin' }, ...PERSON, LINES.replace('&page', '&whose=all&page')],
  [
    '/warehouse?status=pending',
    { ...signedIn, 'user-role': 'Warehouse_Personal' },
    ...PERSON,
    '/api/inventory/request-lines?locationId=canal&status=pending&page=0&size=50',
  ],
  // The guard would refuse them.
  ['/warehouse', signedIn],
  ['/shoesize', {}],
  ['/shoesize', { ...signedIn, 'jwt-token': tokenUntil(NOW) }],
  ['/shoesize', { ...signedIn, 'user-Id': '8' }],
])('At %s the document starts what the stored session allows', { tags: 'R-04' }, async (path, local, ...calls) => {
  const { page, sent } = openPage(path, local);
  await startCalls(page, NOW);
  expect(sent.toSorted()).toEqual(calls.toSorted());
});

test('The lines of the location in use are asked for with the other calls', { tags: 'S-11' }, async () => {
  const { page, sent } = openPage('/shoesize', signedIn, { 'user-Id': '7', storeLocationId: 'bedford' });
  await startCalls(page, NOW);
  expect(sent).toContain(LINES.replace('canal', 'bedford'));
  const other = openPage('/shoesize', signedIn, { 'user-Id': '8', storeLocationId: 'bedford' });
  await startCalls(other.page, NOW);
  expect(other.sent).toContain(LINES);
});

test('Without a configuration in the document its file is read once', { tags: 'E-03' }, async () => {
  const { page, sent } = openPage('/shoesize', signedIn, {}, false);
  await startCalls(page, NOW);
  await takingStarted(page)('/config.json');
  expect(sent.filter((address) => address === '/config.json')).toHaveLength(1);
  expect(sent).toContain(LINES);
});

test('The program sends no call that the document has started', { tags: 'E-03' }, async () => {
  const { page, sent } = openPage('/shoesize', signedIn);
  await startCalls(page, NOW);
  const before = sent.length;
  const api = createApi({
    services,
    baseUrl: 'https://store.example',
    getToken: () => signedIn['jwt-token'],
    getStore: () => null,
    fetch: takingStarted(page),
  });
  await Promise.all([
    api.user.getUser({ id: '7' }),
    api.user.getUserRoles({ sub: 'ines' }),
    api.store.getStoreLocations(),
  ]);
  const { list } = createLinesList({ api, whose: 'mine', locationId: () => 'canal' });
  list.open('first');
  await list.refresh();
  expect(sent.slice(before)).toEqual([]);
});
