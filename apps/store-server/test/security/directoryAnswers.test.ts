import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { graphVerifier, jwksVerifier, type VerifyAccessToken } from '../../src/security/accessTokens.ts';
import { readSettings } from '../../src/base/settings.ts';

/**
 * Answers and tokens in the form that Microsoft documents for Graph and Entra ID, with all properties, also those that
 * the store does not read. Ids are made up.
 */
const TENANT = '6f1b2a34-0c5d-4e6f-8a9b-0c1d2e3f4a5b';
const CLIENT = '11111111-2222-4333-8444-555555555555';
const PERSON = '9d8c7b6a-5e4f-4d3c-8b2a-1f0e9d8c7b6a';
const AUTHORITY = `https://login.microsoftonline.com/${TENANT}/`;

const environment = {
  IDENTITY_AUTHORITY: AUTHORITY,
  IDENTITY_CLIENT_ID: CLIENT,
  IDENTITY_AUDIENCE: CLIENT,
  IDENTITY_REQUIRED_SCOPE: 'Portal.Access',
  IDENTITY_TENANT: TENANT,
};

function identityOf<Kind extends 'jwks' | 'graph'>(kind: Kind) {
  const { identity } = readSettings({ ...environment, IDENTITY: kind }, []);
  if (identity.kind !== kind) throw new Error('another provider');
  return identity as Extract<typeof identity, { kind: Kind }>;
}

const tags = ['O-13', 'S-05'];

describe('Graph answers /me', () => {
  const errorBody = (code: string, message: string) => ({
    error: {
      code,
      message,
      innerError: { date: '2026-11-29T10:00:00', 'request-id': crypto.randomUUID(), 'client-request-id': PERSON },
    },
  });
  const ask = (body: unknown, init: ResponseInit) =>
    graphVerifier(identityOf('graph'), async () => Response.json(body, init))('token');

  test('with the person', { tags }, async () => {
    const body = { '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#users(id)/$entity', id: PERSON };
    expect(await ask(body, { status: 200 })).toEqual({ sub: PERSON });
  });

  test('with an error for a token that has expired or lacks the scope', { tags }, async () => {
    const expired = errorBody('InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.');
    expect(await ask(expired, { status: 401 })).toBeUndefined();
    const denied = errorBody('Authorization_RequestDenied', 'Insufficient privileges to complete the operation.');
    expect(await ask(denied, { status: 403 })).toBeUndefined();
  });

  test.each([
    ['17', 17],
    ['0', 1],
    ['86400', 120],
    ['Sun, 29 Nov 2026 10:00:00 GMT', 1],
    [undefined, 1],
  ])('with a pause of %s, which the caller gets', { tags }, async (told, retryAfter) => {
    const headers = new Headers(told === undefined ? {} : { 'retry-after': told });
    const body = errorBody('TooManyRequests', 'Please retry again later.');
    await expect(ask(body, { status: 429, headers })).rejects.toMatchObject({ problem: { status: 503 }, retryAfter });
  });
});

describe('Entra ID issues a token of version 2', () => {
  let sign: (over?: Record<string, unknown>) => Promise<string>;
  let verify: VerifyAccessToken;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const published = { ...(await exportJWK(publicKey)), use: 'sig', kid: 'k1', x5t: 'k1', issuer: `${AUTHORITY}v2.0` };
    verify = jwksVerifier(identityOf('jwks'), createLocalJWKSet({ keys: [published] }));
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      aud: CLIENT,
      iss: `${AUTHORITY}v2.0`,
      iat: now,
      nbf: now,
      exp: now + 4_800,
      aio: 'AWQAm/8YAAAA',
      azp: CLIENT,
      azpacr: '0',
      name: 'Ada Byron',
      oid: PERSON,
      preferred_username: 'ada@chain.example',
      rh: '0.AXkA',
      scp: 'Portal.Access',
      sid: crypto.randomUUID(),
      sub: 'pairwise-for-the-application',
      tid: TENANT,
      uti: 'u1',
      ver: '2.0',
    };
    sign = (over = {}) =>
      new SignJWT({ ...claims, ...over }).setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: 'k1' }).sign(privateKey);
  });

  test('for the scope of the store', { tags }, async () => {
    expect(await verify(await sign())).toEqual({ sub: PERSON });
  });

  test('that says when the person signed in, if the tenant adds the claim', { tags }, async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await verify(await sign({ auth_time: now - 60 }))).toEqual({
      sub: PERSON,
      authTime: new Date((now - 60) * 1000),
    });
    expect(await verify(await sign({ auth_time: now + 600 }))).toBeUndefined();
  });

  test.each([
    ['for Graph', { aud: '00000003-0000-0000-c000-000000000000', scp: 'User.Read profile openid email' }],
    ['of version 1', { aud: `api://${CLIENT}`, iss: `https://sts.windows.net/${TENANT}/`, ver: '1.0', appid: CLIENT }],
    ['for an application without a person', { scp: undefined, roles: ['Portal.Access'], idtyp: 'app' }],
    ['for a guest of another tenant', { tid: CLIENT, iss: `https://login.microsoftonline.com/${CLIENT}/v2.0` }],
    ['for another client', { azp: PERSON }],
  ])('that is refused: %s', { tags: [...tags, 'S-07'] }, async (_what, over) => {
    expect(await verify(await sign(over))).toBeUndefined();
  });
});
