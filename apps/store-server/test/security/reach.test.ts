import { expect, test } from 'vitest';
import type { Caller } from '../../src/security/callers.ts';
import { hashDeviceKey } from '../../src/security/deviceKey.ts';
import { worksAt } from '../../src/security/locations.ts';
import { inEnglish } from '../../src/base/problems.ts';
import { isResourceKind, missingMessage } from '../../src/security/resources.ts';
import { scopeOf } from '../../src/security/scope.ts';

const caller = (locationIds: Caller['locationIds']): Caller => ({
  kind: 'person',
  sub: 'maren-okafor',
  userId: '1001',
  name: 'Maren Okafor',
  role: 'Sales_Associate',
  locationIds,
});

test('A person works at the listed locations only, an admin of all at each', { tags: 'R-04' }, () => {
  expect(worksAt(caller(['canal-street']), 'canal-street')).toBe(true);
  expect(worksAt(caller(['canal-street']), 'bedford-avenue')).toBe(false);
  expect(worksAt(caller([]), 'canal-street')).toBe(false);
  expect(worksAt(caller('all'), 'bedford-avenue')).toBe(true);
});

test('Without a location an answer covers those of the caller, otherwise that one', { tags: 'R-04' }, () => {
  expect(scopeOf(caller(['canal-street', 'bedford-avenue']), undefined)).toEqual(['canal-street', 'bedford-avenue']);
  expect(scopeOf(caller('all'), undefined)).toBe('all');
  expect(scopeOf(caller('all'), 'canal-street')).toEqual(['canal-street']);
});

test('A device key is stored as its SHA-256, so a database copy opens no kiosk', { tags: 'C-09' }, () => {
  // FIPS 180-2, appendix B.1.
  expect(hashDeviceKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('What is missing is named the same way as what the caller may not see', { tags: 'R-04' }, () => {
  expect(inEnglish(missingMessage('request', '48213'))).toBe('There is no request 48213.');
  expect(inEnglish(missingMessage('tryout', '7'))).toBe('This request no longer exists.');
  expect(inEnglish(missingMessage('order', '#1004'))).toBe('There is no order #1004.');
  expect(inEnglish(missingMessage('pair', ' 2048177304161 '))).toBe('No pair has the barcode 2048177304161.');
  expect(['request', 'tryout', 'order', 'pair', 'toString', 'unit'].map((kind) => isResourceKind(kind))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
