import { expect, test } from 'vitest';
import { canonicalAddress, isInRanges } from '../../src/base/addressRanges.ts';

const tags = ['M-06'];

test.each([
  ['10.1.2.3', ['10.1.0.0/16'], true],
  ['10.2.0.1', ['10.1.0.0/16'], false],
  ['10.1.2.3', ['10.1.2.3'], true],
  ['10.1.2.4', ['10.1.2.3'], false],
  ['::ffff:10.1.2.3', ['10.1.0.0/16'], true],
  ['fd00::12', ['10.0.0.0/8', 'fd00::/8'], true],
  ['fe80::12', ['fd00::/8'], false],
  ['10.1.2.3', [], false],
  ['0x0a.1.2.3', ['0.0.0.0/0'], false],
  ['10.1', ['0.0.0.0/0'], false],
  ['printer.local', ['0.0.0.0/0'], false],
])('Whether %s is in %j: %s', { tags }, (address, ranges, isIn) => {
  expect(isInRanges(address, ranges)).toBe(isIn);
});

test('An address has one way to be written', { tags }, () => {
  expect(canonicalAddress('FD00:0:0::12')).toBe('fd00::12');
  expect(canonicalAddress('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(canonicalAddress('10.01.2.3')).toBeUndefined();
});
