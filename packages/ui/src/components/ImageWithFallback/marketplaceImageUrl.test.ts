import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketplaceImageUrl } from './marketplaceImageUrl.ts';

const host = 'images.stockx.com';

test('a picture of the marketplace is asked for small, compressed and sharp', { tags: 'I-02' }, () => {
  expect(marketplaceImageUrl('https://images.stockx.com/images/Halden-82.jpg', host)).toBe(
    'https://images.stockx.com/images/Halden-82.jpg?compress=true&width=200&quality=90&dpr=2',
  );
});

test('parameters that are there already are answered, not doubled, and others are kept', { tags: 'I-02' }, () => {
  expect(marketplaceImageUrl('https://images.stockx.com/a.jpg?width=1400&bg=fff', host)).toBe(
    'https://images.stockx.com/a.jpg?width=200&bg=fff&compress=true&quality=90&dpr=2',
  );
});

test.each([
  'https://cdn.example.com/a.jpg?width=1400',
  'https://images.stockx.com.evil.example/a.jpg',
  'https://evilimages.stockx.com/a.jpg',
  'https://evil.example/images.stockx.com/a.jpg',
  '/artwork/court.svg',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  '',
])('other addresses are left alone: %s', { tags: 'I-02' }, (url) => {
  expect(marketplaceImageUrl(url, host)).toBe(url);
});

test('an address that only looks like the marketplace is not changed', { tags: 'I-02' }, () => {
  const script = `javascript://${host}/%0aalert(1)`;
  expect(marketplaceImageUrl(script, host)).toBe(script);
});

/** Addresses as data may bring them: schemes, slashes, hosts and oddities in any order. */
const pieces =
  'javascript: JAVASCRIPT:// data: https:// http:// https: // / \\ . .. @ : :8443 ? # & = width=9 evil.example ' +
  'images.stockx.com IMAGES.stockx.com images.stockx.com.evil.example artwork a.jpg %2f %0a alert(1) user:pw \uff0f \u3002';
const piece = fc.constantFrom('\t', '\n', '\0', ' ', '\u2028', ...pieces.split(' '));
const rest = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
const address = fc.oneof(
  rest,
  fc
    .tuple(fc.constantFrom('https', 'http', 'javascript', 'data', 'ftp'), rest)
    .map((parts) => parts.join(`://${host}/`)),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('of 10,000 addresses none changes its scheme or its origin', { tags: 'I-02' }, () => {
  fc.assert(
    fc.property(address, (before) => {
      const after = marketplaceImageUrl(before, host);
      if (after === before) return;
      const [from, to] = [new URL(before), new URL(after)];
      expect(from.host).toBe(host);
      expect(['https:', 'http:']).toContain(to.protocol);
      for (const part of ['protocol', 'origin', 'username', 'password', 'pathname', 'hash'] as const) {
        expect(to[part]).toBe(from[part]);
      }
    }),
    { numRuns: 10_000 },
  );
});
