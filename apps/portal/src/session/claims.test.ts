import { expect, test } from 'vitest';
import { hasEnded, readClaims } from './claims.ts';

const now = Date.UTC(2025, 10, 21, 14, 32);
const exp = now / 1000;
const tokenOf = (payload: unknown) => `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const claims = { sub: 'sub-7', user_id: 'u-7', name: 'Maren Okafor', exp };

test('Only sub, user_id, name and exp are read from the token', { tags: 'S-06' }, () => {
  expect(readClaims(tokenOf({ ...claims, aud: 'in-store', roles: ['Super_Admin'] }))).toEqual(claims);
});

test('A name in any script is decoded, also where base64url differs from base64', { tags: 'S-06' }, () => {
  const name = 'Žofie Ødegård 李 ~?>~?>ÿÿÿ';
  const token = tokenOf({ ...claims, name });
  expect(token).toMatch(/\..*-.*_|\..*_.*-/);
  expect(readClaims(token)?.name).toBe(name);
});

test('A token without a name is accepted', { tags: 'S-06' }, () => {
  expect(readClaims(tokenOf({ ...claims, name: undefined }))?.name).toBe('');
  expect(readClaims(tokenOf({ ...claims, name: 7 }))?.name).toBe('');
});

test.each([
  ['nothing', ''],
  ['one part', 'opaque'],
  ['no JSON', 'header.bm90IGpzb24.signature'],
  ['no base64', 'header.%%%.signature'],
  ['null', tokenOf(null)],
  ['a text', tokenOf('a text')],
  ['no sub', tokenOf({ ...claims, sub: undefined })],
  ['a user_id that is a number', tokenOf({ ...claims, user_id: 7 })],
  ['an exp that is a text', tokenOf({ ...claims, exp: '1763735520' })],
])('%s is no session token', { tags: 'S-06' }, (_what, token) => {
  expect(readClaims(token)).toBeUndefined();
});

test('A token has expired from its last second on; an opaque token counts as valid', { tags: 'S-03' }, () => {
  const token = tokenOf({ exp });
  expect(hasEnded(token, now - 1)).toBe(false);
  expect(hasEnded(token, now)).toBe(true);
  expect(hasEnded(tokenOf({ exp: String(exp) }), now + 1)).toBe(false);
  expect(hasEnded('opaque', now)).toBe(false);
});
