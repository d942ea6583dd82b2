import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { freePort } from '../../src/db/freePort.ts';
import { readContract } from '../../src/security/contract.ts';
import { expectContract } from '../support/contract.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { readSettings } from '../../src/base/settings.ts';

const PORT = await freePort();
let database: TestDatabase;
let node: TestNode;
let portalDir: string;
const log: string[] = [];

/** A small build of the portal. */
async function buildPortal(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, 'auth'));
  await writeFile(join(directory, 'index.html'), '<title>In-store portal</title>');
  await writeFile(join(directory, 'shoesize.html'), '<title>In-store portal</title><link rel="modulepreload">');
  await writeFile(join(directory, 'auth/redirect.html'), '<title>Signing in</title>');
  await writeFile(join(directory, 'assets/main-4f2a.js'), `console.log(1);${'// '.padEnd(5000, 'x')}`);
  await writeFile(join(directory, 'assets/worker-9c1d.js'), '');
  await writeFile(join(directory, 'assets/decodeWorker-4f2a.js'), '');
  await writeFile(join(directory, 'assets/map-77aa.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(directory, 'theme.js'), '');
  return directory;
}

beforeAll(async () => {
  database = await startTestDatabase();
  portalDir = await buildPortal();
  node = await startNode(database, {
    port: PORT,
    settings: readSettings({ PORT: String(PORT), DATA_DIR: database.dataDir, LOG_LEVEL: 'trace' }, []),
    logStream: { write: (line) => void log.push(line) },
    portalDir,
  });
});
afterAll(() => closeAll(node, database, { close: () => rm(portalDir, { recursive: true, force: true }) }));

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${node.url}${path}`, { headers });

test('The protocol of a request is taken from a trusted proxy only', { tags: 'S-02' }, async () => {
  const port = await freePort();
  const settings = readSettings({ PORT: String(port), DATA_DIR: database.dataDir, TRUSTED_PROXIES: '127.0.0.1' }, []);
  const proxied = await startNode(database, { port, settings, portalDir });
  const endpoints = async (url: string) => {
    const response = await fetch(`${url}/config.json`, { headers: { 'x-forwarded-proto': 'https' } });
    return ((await response.json()) as { identity: { authorityMetadata: string } }).identity.authorityMetadata;
  };
  try {
    expect(await endpoints(proxied.url)).toContain(`https://127.0.0.1:${port}/oidc/auth`);
    expect(await endpoints(node.url)).toContain(`http://127.0.0.1:${PORT}/oidc/auth`);
  } finally {
    await proxied.close();
  }
});

test('The configuration names the brand file, which each start of an app reads again', { tags: 'O-07' }, async () => {
  const file = join(portalDir, 'mint.json');
  const brand = { name: 'mint-street', accent: '#7DF0C3' };
  await writeFile(file, JSON.stringify(brand));
  const port = await freePort();
  const settings = readSettings({ PORT: String(port), DATA_DIR: database.dataDir, BRAND_FILE: file }, []);
  const branded = await startNode(database, { port, settings, portalDir });
  try {
    const config = (await (await fetch(`${branded.url}/config.json`)).json()) as { brand: { theme: string } };
    const answer = await fetch(`${branded.url}${config.brand.theme}`);
    expect(await answer.json()).toEqual(brand);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  } finally {
    await branded.close();
  }
  expect(await (await get('/config.json')).json()).not.toHaveProperty('brand.theme');
});

test('The configuration contains the addresses of the services and how MSAL signs in', { tags: 'S-02' }, async () => {
  const config = (await (await get('/config.json')).json()) as { identity: { authorityMetadata: string } };
  expect(config).toMatchObject({
    brand: { name: 'the product', title: 'In-store portal', contact: 'mailto:help@in-store.example' },
    services: { userauth: '/api/userauth', cube: '/api/cube', graph: '/graph', live: '/ws' },
    identity: {
      clientId: 'in-store-portal',
      authority: 'https://idp.portal.invalid/',
      knownAuthorities: ['idp.portal.invalid'],
      scopes: ['User.Read'],
      protocolMode: 'OIDC',
      redirectUri: '/auth/redirect.html',
    },
    limits: { redirectOrigins: [], marketplaceImageHost: 'images.stockx.com' },
  });
  // At the address of the request, so that cookies and calls have one origin.
  expect(JSON.parse(config.identity.authorityMetadata)).toMatchObject({
    token_endpoint: `${node.url}/oidc/token`,
    end_session_endpoint: `${node.url}/oidc/session/end?client_id=in-store-portal`,
  });
});

test('Every page has a strict policy, and only the bridge page may be framed', async () => {
  for (const path of ['/', '/shoesize', '/%', '/theme.js', '/assets/worker-9c1d.js', '/assets/map-77aa.svg']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(policy, path).toContain(`connect-src 'self' ws://127.0.0.1:${PORT} wss://127.0.0.1:${PORT};`);
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('geolocation=()');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/);
  }
  const bridge = await get('/auth/redirect.html?code=1');
  expect(bridge.status).toBe(200);
  expect(bridge.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(bridge.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  expect(bridge.headers.get('cross-origin-opener-policy')).toBeNull();
});

test('Only the barcode decoder may compile WebAssembly', { tags: 'W-15' }, async () => {
  const { headers } = await get('/assets/decodeWorker-4f2a.js');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const page = await get('/warehouse');
  expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
  expect(page.headers.get('content-security-policy')).toContain('trusted-types service-worker default');
});

test('Data has a policy that allows nothing, without the headers for pages', async () => {
  for (const path of ['/config.json', '/healthz', '/api/nothing', '/api/user/%zz', '/graph/v1.0/me/photo/$value']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('permissions-policy'), path).toBeNull();
    expect(headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/);
  }
  for (const path of ['/config.json', '/api/nothing', '/assets/main-4f2a.js']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
  const script = await get('/assets/main-4f2a.js');
  expect(script.headers.get('content-security-policy')).toBeNull();
  expect([...script.headers].join('\r\n').length).toBeLessThan(500);
});

test('Screens get the portal, and hashed files are cached for a year', { tags: 'R-08' }, async () => {
  for (const path of ['/', '/shoesize', '/warehouse/request-details', '/nowhere/at/all']) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    expect(await page.text(), path).toContain('<title>In-store portal');
    expect(page.headers.get('cache-control'), path).toBe('no-cache');
  }
  // The document of an area names its code.
  for (const [path, isNamed] of [
    ['/shoesize', true],
    ['/shoesize/inventory', true],
    ['/warehouse', false],
    ['/', false],
  ] as const) {
    expect((await (await get(path)).text()).includes('modulepreload'), path).toBe(isNamed);
  }
  const script = await get('/assets/main-4f2a.js', { 'accept-encoding': 'br' });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache');
  for (const path of [
    '/api/nothing',
    '/api',
    '/assets/main-gone.js',
    '/oldie.js',
    '/graph/v2.0/me',
    '/artwork/x.svg',
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).toMatch(/^application\/problem\+json/);
  }
  const sent = await fetch(`${node.url}/shoesize`, { method: 'POST' });
  expect(sent.status).toBe(404);
  expect(await sent.json()).toMatchObject({ detail: 'There is nothing at /shoesize.' });
  expect((await fetch(`${node.url}/shoesize?a=1`, { method: 'HEAD' })).status).toBe(200);
  expect((await get('/..%2f..%2fpackage.json')).status).toBe(404);
  const unreadable = await get('/%');
  expect(unreadable.status).toBe(400);
  expect(unreadable.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await unreadable.json()).toMatchObject({ status: 400, type: 'about:blank' });
});

test('A picture that a browser has is not sent again, for each form of its tag', { tags: 'A-05' }, async () => {
  const path = '/api/catalogue/image-transform?src=/artwork/products/HC82-104-CF.svg&width=100';
  const picture = await get(path);
  const etag = picture.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"\S+"$/);
  const statusOf = async (known: string) => (await get(path, { 'if-none-match': known })).status;
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, ' * ']) expect(await statusOf(known), known).toBe(304);
  for (const known of ['"other"', etag.slice(1, -1), `"x${etag.slice(1)}`])
    expect(await statusOf(known), known).toBe(200);
});

test('The drawn pictures are cached for a day and can run nothing', async () => {
  const picture = await get('/artwork/icons/tryout.svg');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  // The kiosk, on another port, shows it, too.
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('Every kind of problem has the shape of the contract and names the field', { tags: 'S-07' }, async () => {
  const oauth = `${node.url}/api/userauth/authenticate/oauth`;
  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(oauth, { method: 'POST', body, headers });
  const cases: [string, Promise<Response>, number, object][] = [
    ['no body', fetch(oauth, { method: 'POST' }), 400, {}],
    ['an empty body', post(''), 400, {}],
    ['nothing', post('null'), 400, {}],
    ['a list', post('[]'), 400, {}],
    ['text', post('{"accessToken":"x"}', { 'content-type': 'text/plain' }), 415, {}],
    ['a type that begins like JSON', post('{}', { 'content-type': 'application/jsonx' }), 415, {}],
    ['a wrong field in another spelling of the type', post('{}', { 'content-type': 'Application/JSON' }), 415, {}],
    ['a wrong field with a charset', post('{}', { 'content-type': 'application/json;charset=utf-8' }), 400, {}],
    ['not JSON', post('{'), 400, {}],
    ['a missing field', post('{}'), 400, { errors: [{ field: '/accessToken' }] }],
    ['a wrong type', post('{"accessToken":5}'), 400, { errors: [{ field: '/accessToken' }] }],
    ['an unknown field', post('{"accessToken":"x","a/b":1}'), 400, { errors: [{ field: '/a~1b' }] }],
    ['too long', post(JSON.stringify({ accessToken: 'x'.repeat(20_000) })), 400, {}],
    ['longer than any access token', post(JSON.stringify({ accessToken: 'x'.repeat(40_000) })), 413, {}],
    ['far too long', post(JSON.stringify({ accessToken: 'x'.repeat(300_000) })), 413, {}],
    ['another media type', post('<x/>', { 'content-type': 'application/xml' }), 415, {}],
    ['a picture', post('x', { 'content-type': 'image/jpeg' }), 415, {}],
    ['not verified', post('{"accessToken":"x"}'), 401, { title: 'Not signed in' }],
  ];
  for (const [what, answer, status, expected] of cases) {
    const response = await answer;
    expect(response.status, what).toBe(status);
    expect(await expectContract('authenticateOauth', response), what).toMatchObject(expected);
  }
  const query = await node.ask('maren-okafor', 'GET', '/api/storefront/request-lines?locationId=canal-street&status=9');
  expect(await expectContract('getShoesizeLines', query)).toMatchObject({ status: 400, errors: [{ field: 'status' }] });
  const header = await fetch(`${node.url}/api/notification/update-app-notifications/1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await node.session('maren-okafor')}`, 'Idempotency-Key': 'short' },
  });
  expect(await expectContract('acknowledgeNotification', header)).toMatchObject({
    status: 400,
    errors: [{ field: 'idempotency-key' }],
  });
});

test('A body with many errors gets only the first error', { tags: 'S-07' }, async () => {
  const items = Array.from({ length: 80_000 }, () => ({}));
  const cart = await node.ask('maren-okafor', 'POST', '/api/inventory/check-in-out/request', {
    locationId: 'x',
    items,
  });
  expect(cart.status).toBe(400);
  expect(((await cart.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  const keys = Object.fromEntries(items.slice(0, 2_000).map((_, index) => [`k${index}`, 1]));
  const signIn = await node.ask(undefined, 'POST', '/api/userauth/authenticate/oauth', { accessToken: 'x', ...keys });
  expect(signIn.status).toBe(400);
  expect(((await signIn.json()) as { errors: unknown[] }).errors).toHaveLength(1);
});

test('A kiosk signs in with its key, and each failure gets the same answer', { tags: 'C-05' }, async () => {
  const ask = (deviceId: string, key: string) =>
    node.ask(undefined, 'POST', '/api/userauth/authenticate/device', { deviceId, key });
  const good = await ask('front-door', 'demo-key-front-door');
  expect(good.status).toBe(200);
  const { data } = (await expectContract('authenticateDevice', good)) as { data: { token: string } };
  const photo = await get('/api/notification/get-app-notifications/front-door', {
    authorization: `Bearer ${data.token}`,
  });
  expect(photo.status, 'a kiosk has no notifications').toBe(403);

  const wrong = await ask('front-door', 'demo-key-mezzanine');
  const unknown = await ask('back-door', 'demo-key-front-door');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await expectContract('authenticateDevice', wrong)).toEqual(await unknown.json());
});

test('An unexpected error is answered without details, and the log has no token', async () => {
  const session = await node.session('maren-okafor');
  const accessToken = `secret-access-token-${'x'.repeat(50)}`;
  await node.ask(undefined, 'POST', '/api/userauth/authenticate/oauth', { accessToken });
  await get('/api/user/1001', { authorization: `Bearer ${session}`, cookie: 'secret-cookie=1' });
  await get('/oidc/auth?code=secret-code');
  node.app.log.info({ accessToken, authorization: session, req: { accessToken } }, 'careless');

  await database.pool.query('alter table kiosks rename to kiosks_gone');
  const key = 'secret-device-key';
  const answer = await node.ask(undefined, 'POST', '/api/userauth/authenticate/device', {
    deviceId: 'front-door',
    key,
  });
  await database.pool.query('alter table kiosks_gone rename to kiosks');
  expect(answer.status).toBe(500);
  const body = JSON.stringify(await expectContract('authenticateDevice', answer));
  expect(body).not.toMatch(/kiosks|select|relation|stack|\.ts/i);

  const everything = log.join('');
  expect(everything).toContain('relation');
  expect(everything).toContain(answer.headers.get('x-request-id'));
  for (const secret of [session, accessToken, 'secret-cookie', 'secret-code', key]) {
    expect(everything.includes(secret), secret.slice(0, 20)).toBe(false);
  }
});

test('A character that the database cannot store is answered with 400 and the field', async () => {
  const ask = async (id: OperationId, method: string, path: string, body?: unknown) => {
    const answer = await node.ask('ruth-feldman', method, path, body);
    expect(answer.status, path).toBe(400);
    return expectContract(id, answer);
  };
  const device = { deviceId: 'a\u0000', key: 'x' };
  expect(await ask('authenticateDevice', 'POST', '/api/userauth/authenticate/device', device)).toMatchObject({
    errors: [{ field: '/deviceId' }],
  });
  expect(await ask('getDevices', 'GET', '/api/kiosk/devices?locationId=a%00')).toMatchObject({
    errors: [{ field: 'locationId' }],
  });
  expect(await ask('removeDevice', 'POST', '/api/kiosk/devices/a%00b/revoke')).toMatchObject({
    errors: [{ field: 'deviceId' }],
  });
  const lists = '/api/inventory/request-lines?locationId=canal-street&status=request&brand=Halden&brand=a%00';
  expect(await ask('getWarehouseLines', 'GET', lists)).toMatchObject({ errors: [{ field: 'brand' }] });
});

test('A time that no clock shows is answered with 400 and the field', async () => {
  const booking = { locationId: 'canal-street', slotId: '3000', from: '2031-03-05T15:00:00.000Z' };
  for (const startsAt of ['2031-03-05T23:59:60Z', '2031-03-05T15:00:00+05']) {
    const answer = await node.ask('maren-okafor', 'POST', '/api/storefront/move-booking', { ...booking, startsAt });
    expect(answer.status, startsAt).toBe(400);
    expect(await expectContract('moveBooking', answer)).toMatchObject({ errors: [{ field: '/startsAt' }] });
  }
});

test('An incomplete character and deep nesting are answered with 400 and the field', async () => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await node.session('maren-okafor')}`,
    'Idempotency-Key': 'half-a-character',
  };
  const place = (body: string) =>
    fetch(`${node.url}/api/inventory/check-in-out/request`, { method: 'POST', body, headers });
  const half = await place(JSON.stringify({ locationId: 'canal-street', items: [{ name: 'a\ud800' }] }));
  expect(half.status).toBe(400);
  expect(await expectContract('placeRequest', half)).toMatchObject({ errors: [{ field: '/items/0/name' }] });
  // The body itself is the first level.
  const nested = (levels: number) => place(`{"locationId":${'['.repeat(levels)}${']'.repeat(levels)}}`);
  expect(await expectContract('placeRequest', await nested(31))).not.toMatchObject({
    detail: 'The body is nested more than 32 deep',
  });
  expect(await expectContract('placeRequest', await nested(32))).toMatchObject({
    detail: 'The body is nested more than 32 deep',
  });
  const deep = await place(`{"locationId":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  expect(deep.status).toBe(400);
  expect(await expectContract('placeRequest', deep)).toMatchObject({ detail: 'The body is nested more than 32 deep' });
  const device = await node.ask(undefined, 'POST', '/api/userauth/authenticate/device', {
    deviceId: '\udc00',
    key: 'x',
  });
  expect(device.status).toBe(400);
  expect(await expectContract('authenticateDevice', device)).toMatchObject({ errors: [{ field: '/deviceId' }] });
});

test('Every operation of the contract describes its problems', () => {
  for (const [path, methods] of Object.entries(readContract().document.paths)) {
    for (const operation of Object.values(methods)) expect(operation, path).toHaveProperty('responses.default');
  }
});

test.each([
  ['text', 'not JSON'],
  ['half of a document', '{"locationId":'],
  ['nothing', ''],
])('A body that is %s is answered with what the operation expects', { tags: 'S-02' }, async (_name, body) => {
  const answer = await fetch(`${node.url}/api/inventory/check-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await node.session('dario-vance')}`, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(400);
  const message = 'The body must be a JSON object with locationId, barcode; it is empty or no JSON.';
  expect(await answer.json()).toMatchObject({ title: 'Not valid', detail: message, errors: [{ field: '', message }] });
});
