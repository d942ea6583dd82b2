import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/base/settings.ts';
import { realIdentityConfig, registerConfig, type RuntimeConfig } from '../../src/http/config.ts';
import { inlineSources } from '../../src/http/documents.ts';
import { securityHeaders } from '../../src/http/headers.ts';

const settings = readSettings(
  {
    IDENTITY: 'jwks',
    IDENTITY_AUTHORITY: 'https://login.chain.example:8443/tenant/',
    IDENTITY_CLIENT_ID: 'portal',
    IDENTITY_AUDIENCE: 'portal',
    IDENTITY_REQUIRED_SCOPE: 'Portal.Access',
    IDENTITY_GRAPH_URL: 'https://graph.chain.example/v9',
    PORT: '4321',
    DATA_DIR: '.',
  },
  [],
);
const { identity } = settings;
if (identity.kind === 'local') throw new Error('These tests need a real identity provider.');

test('With a real identity provider the apps read the provider and the directory', { tags: 'S-02' }, async () => {
  expect(realIdentityConfig(identity)('http://localhost')).toEqual({
    clientId: 'portal',
    authority: 'https://login.chain.example:8443/tenant/',
    knownAuthorities: ['login.chain.example:8443'],
    scopes: ['portal/Portal.Access'],
    // The access token of the sign-in is for the store alone.
    photoScopes: ['https://graph.microsoft.com/User.Read'],
    redirectUri: '/auth/redirect.html',
  });
  const app = fastify();
  const origins: string[] = [];
  registerConfig(app, settings, (origin) => {
    origins.push(origin);
    return realIdentityConfig(identity)(origin);
  });
  const answer = await app.inject({ url: '/config.json', headers: { host: 'store.chain.example:99' } });
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json<RuntimeConfig>().services['graph']).toBe(identity.graphUrl);
  // A header that is no host is not repeated to the browser.
  await app.inject({ url: '/config.json', headers: { host: 'a b/<script>' } });
  expect(origins).toEqual(['http://store.chain.example:99', 'http://localhost:4321']);
  await app.close();
});

test('A page may connect to the identity provider, which may not frame it', { tags: 'S-02' }, () => {
  const policyFor = (url: string, host?: string) => {
    const headers = securityHeaders(settings)({ url, headers: { host } } as FastifyRequest);
    return new Map(
      headers['content-security-policy']?.split('; ').map((rule) => rule.split(/ (.*)/) as [string, string]),
    );
  };
  const authority = 'https://login.chain.example:8443';
  const directory = new URL(identity.graphUrl).origin;
  const policy = policyFor('/shoesize', '[::1]:4100');
  expect(policy.get('connect-src')).toBe(`'self' ws://[::1]:4100 wss://[::1]:4100 ${authority} ${directory}`);
  expect(policy.get('frame-src')).toBe(`'self' ${authority}`);
  expect(policy.get('form-action')).toBe(`'self' ${authority}`);
  expect(policy.get('frame-ancestors')).toBe("'none'");
  for (const host of [undefined, 'evil; script-src *', 'host:123456'])
    expect(policyFor('/shoesize?a=1', host).get('connect-src'), host).toBe(`'self' ${authority} ${directory}`);
});

test('A page has only the inline scripts and styles of its build', { tags: 'S-08' }, () => {
  const document = '<style>a{}</style><script>early()</script><script type="application/json">{}</script>';
  const inline = inlineSources([document, document]);
  expect(inline).toEqual({
    scripts: ["'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='"],
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  });
  const policyAt = (url: string, ...more: [typeof inline] | []) =>
    securityHeaders(settings, ...more)({ url, headers: {} } as FastifyRequest)['content-security-policy'] ?? '';
  expect(policyAt('/', inline)).toContain(`script-src 'self' ${inline.scripts[0]};`);
  expect(policyAt('/', inline)).toContain(`style-src 'self' ${inline.styles[0]} 'sha256-`);
  for (const other of [policyAt('/auth/redirect.html', inline), policyAt('/')])
    expect(other).toContain("script-src 'self';");
  expect(policyAt('/', inline)).not.toContain('unsafe');
});
