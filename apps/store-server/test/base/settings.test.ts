import { expect, test } from 'vitest';
import { readBrandFile } from '../../src/base/brandFile.ts';
import { readSettings } from '../../src/base/settings.ts';
import { HelpRequested, SettingsError } from '../../src/base/startErrors.ts';

test('A store without settings uses port 4100, .data, demo goods and local sign-in', () => {
  expect(readSettings({}, [])).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    dataDir: '.data',
    seed: 'demo',
    identity: { kind: 'local' },
    brand: { name: 'the product', title: 'In-store portal' },
  });
  expect(readSettings({ PORT: '' }, ['--', '--empty'])).toMatchObject({ port: 4100, seed: 'empty' });
  expect(readSettings({ PORT: '0' }, ['--large'])).toMatchObject({ port: 0, seed: 'large' });
});

test.each<[string, Record<string, string>, string[]]>([
  ['PORT', { PORT: 'http' }, []],
  ['PORT', { PORT: '65536' }, []],
  ['HOST', { HOST: 'a b' }, []],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root:secret@db' }, []],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: 'mysql://root:secret@db' }, []],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'mysql://root:secret@db' }, []],
  ['BROKER_URL', { BROKER_URL: 'http://guest:secret@rabbit' }, []],
  ['METRICS_PORT', { METRICS_PORT: 'http' }, []],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8/8' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/x8' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8x' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/-1' }, []],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'fd00::/129' }, []],
  ['PRINTER_RANGES', { PRINTER_RANGES: '10.1.0.0/16, printers.local' }, []],
  ['IDENTITY', { IDENTITY: 'saml' }, []],
  ['IDENTITY_AUTHORITY', { IDENTITY: 'graph', IDENTITY_AUTHORITY: 'http://login.example/' }, []],
  ['KIOSK_LANGUAGE', { KIOSK_LANGUAGE: 'fr' }, []],
  ['KIOSK_CART_IDLE_MS', { KIOSK_CART_IDLE_MS: '15000' }, []],
  ['REDIRECT_ORIGINS', { REDIRECT_ORIGINS: 'javascript:alert(1)' }, []],
  ['PUSH_SERVICES', { PUSH_SERVICES: 'https://push.example' }, []],
  ['--large', {}, ['--empty', '--large']],
  ['--bulk', {}, ['--bulk']],
])('An invalid value is refused with its name: %s', (name, env, args) => {
  expect(() => readSettings(env, args)).toThrow(SettingsError);
  expect(() => readSettings(env, args)).toThrow(name);
  expect(() => readSettings(env, args)).not.toThrow('secret');
});

test('Databases, broker, metrics and brand are used if set, and absent otherwise', { tags: 'O-01' }, () => {
  const env = {
    DATABASE_URL: 'postgres://store@db/portal',
    DATABASE_DIRECT_URL: 'postgres://store@direct/portal',
    DATABASE_READ_URL: 'postgres://store@replica/portal',
    BROKER_URL: 'amqp://rabbit',
    METRICS_PORT: '9464',
    BRAND_FILE: 'brand.json',
    TRUSTED_PROXIES: '10.1.2.3, 10.0.0.0/8  192.0.2.0/32\tfd00::/128',
  };
  expect(readSettings(env, [])).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    readReplica: { url: env.DATABASE_READ_URL, lagMaxMs: expect.any(Number) as number },
    brokerUrl: env.BROKER_URL,
    metrics: { port: 9464, host: '127.0.0.1' },
    brandFile: 'brand.json',
    trustedProxies: ['10.1.2.3', '10.0.0.0/8', '192.0.2.0/32', 'fd00::/128'],
    limits: { lateAfterMs: 600_000, escalateAfterMs: 300_000 },
  });
  const absent = ['databaseUrl', 'directUrl', 'readReplica', 'brokerUrl', 'metrics', 'brandFile'] as const;
  const without = readSettings({}, []);
  expect(absent.filter((name) => without[name] !== undefined)).toEqual([]);
});

test.each(['localhost', '127.0.0.1', '127.12.200.254', '::1'])(
  'The local sign-in listens on %s, which only this machine can reach',
  (HOST) => {
    expect(readSettings({ HOST }, []).host).toBe(HOST);
  },
);

test.each(['0.0.0.0', '192.168.127.1', '10.127.0.0.1', '127.0.0.1.example.com'])(
  'The local sign-in, which has no passwords, does not listen on %s',
  (HOST) => {
    expect(() => readSettings({ HOST }, [])).toThrow(SettingsError);
  },
);

test('--help always prints the usage, and an unknown flag is refused', () => {
  expect(() => readSettings({ PORT: 'http' }, ['--', '--help', '--bulk'])).toThrow(HelpRequested);
  expect(() => readSettings({}, ['--toString'])).toThrow(
    'There is no flag --toString. There are: --empty, --large, --no-build, --help.',
  );
  expect(() => readSettings({}, ['canal-street'])).toThrow(/canal-street[^]*pnpm start/);
});

test('A store sets the language and the idle times of its kiosks', { tags: 'C-11' }, () => {
  expect(readSettings({}, []).kiosk).toEqual({
    language: 'en',
    idleMs: { catalogue: 90_000, cart: 60_000, progress: 45_000 },
  });
  expect(readSettings({ KIOSK_LANGUAGE: 'ar', KIOSK_CART_IDLE_MS: '20000' }, []).kiosk).toMatchObject({
    language: 'ar',
    idleMs: { catalogue: 90_000, cart: 20_000 },
  });
  expect(readSettings({ KIOSK_CART_IDLE_MS: '7200000' }, []).kiosk.idleMs.cart).toBe(7_200_000);
  expect(() => readSettings({ KIOSK_CART_IDLE_MS: '7200001' }, [])).toThrow('must be at most 7200000');
});

test('Trusted proxies are addresses and ranges', () => {
  expect(readSettings({}, []).trustedProxies).toEqual([]);
  const named = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1 fd00::/8' }, []);
  expect(named.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'store.example', '127.0.0.1.evil.example'])(
  'The local sign-in refuses to listen on %s',
  { tags: 'S-02' },
  (host) => {
    expect(() => readSettings({ HOST: host }, [])).toThrow(/^HOST: the local sign-in .* refuses to listen/);
  },
);

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])(
  'The local sign-in may listen on %s',
  { tags: 'S-02' },
  (host) => {
    expect(readSettings({ HOST: host }, []).host).toBe(host);
  },
);

test('The local sign-in refuses to start beside a real provider', { tags: 'S-02' }, () => {
  const env = { IDENTITY_AUTHORITY: 'https://login.example/tenant', IDENTITY_CLIENT_ID: 'portal' };
  const each = { ...env, IDENTITY_SCOPES: 'portal', IDENTITY_JWKS_URL: 'https://login.example/keys' };
  for (const one of [env, ...Object.entries(each).map(([name, value]) => ({ [name]: value }))])
    expect(() => readSettings(one, [])).toThrow('the local sign-in refuses to start');
  expect(readSettings({ ...env, IDENTITY: 'graph', HOST: '0.0.0.0' }, [])).toMatchObject({
    host: '0.0.0.0',
    identity: { kind: 'graph', authority: 'https://login.example/tenant/', scopes: ['User.Read'] },
  });
});

test("With a company's own scope, issuer and keys come from the authority", { tags: 'S-02' }, () => {
  const env = {
    IDENTITY: 'jwks',
    IDENTITY_AUTHORITY: 'https://login.example/tenant/',
    IDENTITY_CLIENT_ID: 'portal',
    IDENTITY_AUDIENCE: 'api://store',
    IDENTITY_REQUIRED_SCOPE: 'Portal.Use',
  };
  expect(readSettings(env, []).identity).toMatchObject({
    kind: 'jwks',
    scopes: ['api://store/Portal.Use'],
    issuer: 'https://login.example/tenant/v2.0',
    jwksUrl: 'https://login.example/tenant/discovery/v2.0/keys',
  });
  expect(readSettings(env, []).identity).toHaveProperty('tenant', undefined);
  const own = { IDENTITY_TENANT: 'tenant', IDENTITY_ISSUER: 'https://own.example', IDENTITY_SCOPES: 'openid Portal' };
  const keys = 'https://own.example/keys';
  expect(readSettings({ ...env, ...own, IDENTITY_JWKS_URL: keys }, []).identity).toMatchObject({
    tenant: 'tenant',
    issuer: 'https://own.example',
    jwksUrl: keys,
    scopes: ['openid', 'Portal'],
  });
  expect(() => readSettings({ ...env, IDENTITY_AUDIENCE: '' }, [])).toThrow('IDENTITY_AUDIENCE: must be set');
});

test('A missing or invalid brand file is refused with its name and the reason', { tags: 'O-01' }, () => {
  const missing = `${import.meta.dirname}/nothing.json`;
  expect(() => readBrandFile(missing)).toThrow(`BRAND_FILE: ${missing} cannot be read: ENOENT`);
  expect(() => readBrandFile(import.meta.filename)).toThrow(`BRAND_FILE: ${import.meta.filename} is no JSON: `);
});
