import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTarget } from './safeTarget.ts';

const origin = 'https://portal.example';
const origins = ['https://tickets.example'];

test('An address inside the portal is followed with its query', { tags: 'N-08' }, () => {
  expect(safeTarget('/warehouse/request-details?request=7', origin)).toEqual({
    kind: 'inside',
    href: '/warehouse/request-details?request=7',
  });
  expect(safeTarget('https://portal.example/warehouse', origin)).toEqual({ kind: 'inside', href: '/warehouse' });
});

test('A configured origin is followed, any other is not', { tags: 'N-08' }, () => {
  expect(safeTarget('https://tickets.example/42', origin, origins)).toEqual({
    kind: 'outside',
    href: 'https://tickets.example/42',
  });
  expect(safeTarget('https://tickets.example.evil.example/42', origin, origins)).toBeUndefined();
  expect(safeTarget('https://tickets.example@evil.example/', origin, origins)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://portal.example@evil.example',
  'https://user:secret@portal.example/',
  'https://user@portal.example/',
  'https://:secret@portal.example/',
  ' /warehouse',
  '/warehouse ',
  'http://portal.example/',
  '',
  null,
  undefined,
  7,
])('%j is not followed', { tags: 'N-08' }, (address) => {
  expect(safeTarget(address, origin, origins)).toBeUndefined();
});

test('A portal that is served without TLS follows its own addresses', { tags: 'N-08' }, () => {
  expect(safeTarget('/warehouse', 'http://localhost:3000')).toEqual({ kind: 'inside', href: '/warehouse' });
  expect(safeTarget('https://localhost:3000/warehouse', 'http://localhost:3000')).toBeUndefined();
});

test('`https:evil.example` is a relative path on a page of the same scheme', { tags: 'N-08' }, () => {
  expect(safeTarget('https:evil.example', origin)).toEqual({ kind: 'inside', href: '/evil.example' });
});

/** Addresses of an attacker: schemes, slashes, hosts and control characters in any order. */
const pieces =
  'javascript: JAVASCRIPT: data: https: http: blob: // / \\ . .. @ : ? # evil.example portal.example tickets.example ' +
  'warehouse %2f %09 %5c alert(1) user:pw \uff0f \u3002';
const piece = fc.constantFrom('\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', ...pieces.split(' '));
const address = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('None of 10,000 random addresses leads to a script or to a foreign origin', { tags: 'N-08' }, () => {
  fc.assert(
    fc.property(address, (text) => {
      const target = safeTarget(text, origin, origins);
      if (!target) return;
      // How a browser on the portal resolves it.
      const url = new URL(target.href, origin);
      expect(url.protocol).toBe('https:');
      expect([origin, ...origins]).toContain(url.origin);
      expect(url.origin === origin).toBe(target.kind === 'inside');
    }),
    { numRuns: 10_000 },
  );
});
