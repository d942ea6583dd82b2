import { expect, test } from 'vitest';
import { payloadOf } from './payloadOf.ts';

const tokenOf = (text: string) => `header.${Buffer.from(text).toString('base64url')}.signature`;

test('The payload of a token is read with its letters of any language', () => {
  const payload = { name: 'Zoë Müller 👟 ???>>>', exp: 7 };
  const token = tokenOf(JSON.stringify(payload));
  // The two characters of base64url that base64 does not have.
  expect(token).toMatch(/-/);
  expect(token).toMatch(/_/);
  expect(payloadOf(token)).toEqual(payload);
});

test.each(['', 'no token', 'a.b.c', tokenOf('null'), tokenOf('"text"'), tokenOf('7'), tokenOf('{')])(
  'What is no token has no payload: %j',
  (token) => {
    expect(payloadOf(token)).toBeUndefined();
  },
);
