import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { graphVerifier, jwksVerifier, localVerifier, type VerifyAccessToken } from '../../src/security/accessTokens.ts';
import type { GraphIdentity, JwksIdentity } from '../../src/base/identity.ts';

const identity: JwksIdentity = {
  kind: 'jwks',
  authority: 'https://login.example/tenant/',
  clientId: 'portal',
  scopes: ['api://store/Portal.Use'],
  graphUrl: 'https://graph.example',
  jwksUrl: 'https://login.example/keys',
  issuer: 'https://login.example/tenant/v2.0',
  audience: 'api://store',
  tenant: 'tenant',
  requiredScope: 'Portal.Use',
};

let verify: VerifyAccessToken;
let sign: (extra?: Record<string, unknown>, alg?: string) => Promise<string>;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  verify = jwksVerifier(identity, keys);
  const good = { iss: identity.issuer, aud: 'api://store', tid: 'tenant', scp: 'Portal.Use User.Read', azp: 'portal' };
  sign = (extra = {}) =>
    new SignJWT({ ...good, sub: 'pairwise', oid: 'person', exp: Math.floor(Date.now() / 1000) + 60, ...extra })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(privateKey);
});

test("A token for the company's own API scope is accepted, from this portal only", { tags: 'S-05' }, async () => {
  expect(await verify(await sign())).toEqual({ sub: 'person' });
  expect(await verify(await sign({ azp: undefined, appid: 'portal' }))).toEqual({ sub: 'person' });
});

test.each([
  ['another audience: the directory service', { aud: '00000003-0000-0000-c000-000000000000' }],
  ['another issuer', { iss: 'https://login.example/other/v2.0' }],
  ['another tenant', { tid: 'other' }],
  ['no tenant', { tid: undefined }],
  ['without the scope', { scp: 'User.Read' }],
  ['a scope that only begins like it', { scp: 'Portal.UseNot' }],
  ['another application', { azp: 'somebody-else' }],
  ['without an object id of the directory', { oid: undefined, sub: 'person' }],
  ['of an empty object id', { oid: '' }],
  ['of a number as object id', { oid: 1001 }],
  ['of a list of scopes', { scp: ['Portal.Use'] }],
  ['expired', { exp: 1 }],
  ['without an end', { exp: undefined }],
  ['not yet valid', { nbf: Math.floor(Date.now() / 1000) + 600 }],
])('A token is refused: %s', { tags: 'S-07' }, async (_what, extra) => {
  expect(await verify(await sign(extra))).toBeUndefined();
});

test('The local sign-in refuses a token without an end or without its scope', { tags: ['S-05', 'S-07'] }, async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  const expected = { issuer: 'http://localhost:4100/oidc', audience: 'store', scope: 'User.Read' };
  const verifyLocal = localVerifier({ ...expected, keys });
  const signed = (ends: boolean, scope = 'openid User.Read') => {
    const token = new SignJWT({ iss: expected.issuer, aud: 'store', scope, sub: 'maren-okafor' });
    if (ends) token.setExpirationTime('1 minute');
    return token.setProtectedHeader({ alg: 'RS256', kid: 'k', typ: 'at+jwt' }).sign(privateKey);
  };
  expect(await verifyLocal(await signed(true))).toEqual({ sub: 'maren-okafor' });
  expect(await verifyLocal(await signed(false))).toBeUndefined();
  expect(await verifyLocal(await signed(true, 'openid User.ReadAll'))).toBeUndefined();
});

test('A token without a signature, or with a foreign one or algorithm, is refused', { tags: 'S-07' }, async () => {
  const claims = {
    iss: identity.issuer,
    aud: 'api://store',
    tid: 'tenant',
    scp: 'Portal.Use',
    azp: 'portal',
    oid: 'p',
  };
  const draft = () => new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + 60 });
  const stranger = await generateKeyPair('RS256');
  const attempts = {
    'alg none': new UnsecuredJWT(claims).encode(),
    'a foreign key': await draft().setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(stranger.privateKey),
    'a secret': await draft().setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(new Uint8Array(32)),
    'an unknown key': await draft().setProtectedHeader({ alg: 'RS256', kid: 'other' }).sign(stranger.privateKey),
    rubbish: 'a.b.c',
  };
  for (const [what, attempt] of Object.entries(attempts)) expect(await verify(attempt), what).toBeUndefined();
});

test('When the keys cannot be loaded, the person is asked to try again', { tags: 'S-07' }, async () => {
  const offline = jwksVerifier(identity, () => Promise.reject(new TypeError('fetch failed')));
  await expect(offline(await sign())).rejects.toMatchObject({ status: 503 });
});

const directory: GraphIdentity = {
  kind: 'graph',
  authority: identity.authority,
  clientId: 'portal',
  scopes: ['User.Read'],
  graphUrl: 'https://graph.example',
};

test('The directory service names the person of a token or refuses the token', { tags: ['S-05', 'S-07'] }, async () => {
  const asked: string[] = [];
  const answering = (status: number, body: unknown) =>
    graphVerifier(directory, async (url, init) => {
      asked.push(
        `${url instanceof Request ? url.url : url.toString()} ${new Headers(init?.headers).get('authorization')}`,
      );
      return Response.json(body, { status });
    });
  expect(await answering(200, { id: 'person' })('t')).toEqual({ sub: 'person' });
  expect(asked).toEqual(['https://graph.example/v1.0/me?$select=id Bearer t']);
  expect(await answering(401, {})('t')).toBeUndefined();
  expect(await answering(403, {})('t')).toBeUndefined();
  await expect(answering(500, {})('t')).rejects.toMatchObject({ status: 503 });
  await expect(answering(200, { name: 'no id' })('t')).rejects.toMatchObject({ status: 503 });
  const html = graphVerifier(directory, async () => new Response('<p>Maintenance</p>'));
  await expect(html('t')).rejects.toMatchObject({ status: 503 });
  const offline = graphVerifier(directory, () => Promise.reject(new TypeError('fetch failed')));
  await expect(offline('t')).rejects.toMatchObject({ status: 503 });
});

test('The directory is not asked about a text that cannot be a token', { tags: 'S-05' }, async () => {
  const unasked = graphVerifier(directory, () => Promise.reject(new TypeError('It was asked')));
  for (const text of ['a b', 'a\r\nhost: b', 'tökén', '=']) expect(await unasked(text), text).toBeUndefined();
});

/** A server on this machine, and how to stop it. */
async function serve(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('A redirect of the directory service is not followed with the token', { tags: 'S-07' }, async () => {
  let visits = 0;
  const elsewhere = await serve((_request, response) => {
    visits += 1;
    response.setHeader('content-type', 'application/json').end('{"id":"person"}');
  });
  const redirecting = await serve((_request, response) => {
    response.writeHead(307, { location: `${elsewhere.url}/v1.0/me` }).end();
  });
  await expect(graphVerifier({ ...directory, graphUrl: redirecting.url })('t')).rejects.toMatchObject({ status: 503 });
  expect(visits).toBe(0);
  redirecting.close();
  elsewhere.close();
});
