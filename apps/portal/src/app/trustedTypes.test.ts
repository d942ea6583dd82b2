import type { TrustingPage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { allowKit, isDecoder } from './trustedTypes.ts';

const ORIGIN = 'https://store.example';

test('only the barcode decoder of the store may run as a worker', { tags: 'S-08' }, () => {
  expect(isDecoder(`${ORIGIN}/assets/decodeWorker-B7x_9-aZ.js`, ORIGIN)).toBe(true);
  expect(isDecoder('/assets/decodeWorker-B7x_9-aZ.js', ORIGIN)).toBe(true);
});

test.each([
  'https://elsewhere.example/assets/decodeWorker-B7x9.js',
  '//elsewhere.example/assets/decodeWorker-B7x9.js',
  '/artwork/decodeWorker-B7x9.js',
  '/assets/../api/decodeWorker-B7x9.js',
  '/assets/portal-B7x9.js',
  'data:text/javascript,/assets/decodeWorker-B7x9.js',
  'blob:https://store.example/assets/decodeWorker-B7x9.js',
])('%s is refused', { tags: 'S-08' }, (address) => {
  expect(isDecoder(address, ORIGIN)).toBe(false);
});

test('a browser without Trusted Types starts as before', { tags: 'S-08' }, () => {
  expect(() => allowKit({ location: { origin: ORIGIN } } as TrustingPage)).not.toThrow();
});

test('an announcement is emptied, and no other text becomes markup', { tags: ['F-01', 'S-08'] }, () => {
  const createPolicy = vi.fn();
  allowKit({ trustedTypes: { createPolicy }, location: { origin: ORIGIN } } as unknown as TrustingPage);
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules.createHTML('')).toBe('');
  expect(rules.createHTML('<img src="x">')).toBeUndefined();
  expect(rules.createHTML(' ')).toBeUndefined();
});
