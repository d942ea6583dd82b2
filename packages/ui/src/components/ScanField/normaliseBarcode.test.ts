import { array, assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin, normaliseBarcode } from './normaliseBarcode.ts';

test('A UPC-A and the EAN-13 with a leading zero are one box', { tags: 'W-06' }, () => {
  expect(normaliseBarcode('036000291452')).toBe('0036000291452');
  expect(normaliseBarcode('0036000291452')).toBe('0036000291452');
});

test('Twelve digits with a wrong check digit stay as they are', { tags: 'W-06' }, () => {
  expect(normaliseBarcode('036000291453')).toBe('036000291453');
  expect(normaliseBarcode('2048177304161')).toBe('2048177304161');
  expect(normaliseBarcode(' HC82-104 ')).toBe('HC82-104');
});

test('Of the ten digits that can follow eleven, one makes a UPC-A', { tags: 'W-06' }, () => {
  const eleven = array(integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 }).map((digits) => digits.join(''));
  assert(
    property(eleven, (digits) => {
      const codes = Array.from({ length: 10 }, (_, check) => `${digits}${check}`);
      const changed = codes.filter((code) => normaliseBarcode(code) !== code);
      expect(changed).toHaveLength(1);
      expect(changed.map(normaliseBarcode)).toEqual([`0${changed[0]}`]);
    }),
  );
});

test('What has its one spelling keeps it', { tags: 'W-06' }, () => {
  assert(
    property(string({ maxLength: 20 }), (text) => {
      expect(normaliseBarcode(normaliseBarcode(text))).toBe(normaliseBarcode(text));
    }),
  );
});

test('A retail code is whole when its check digit is right', { tags: 'W-06' }, () => {
  for (const code of ['96385074', '036000291452', '2048177304161', '00036000291452']) expect(isGtin(code)).toBe(true);
  for (const code of ['96385075', '177309920', '2048177304162', 'HC82-104', '']) expect(isGtin(code)).toBe(false);
});

test.each([
  ['2 048177 304161', 'with the spaces that are printed in it'],
  ['0 36000 29145 2', 'with the spaces of a UPC-A'],
  ['204-8177-30416-1', 'with hyphens'],
  ['02048177304161', 'as a GTIN-14 of one piece'],
  ['٢٠٤٨١٧٧٣٠٤١٦١', 'in Arabic digits'],
  ['۲۰۴۸۱۷۷۳۰۴۱۶۱', 'in Persian digits'],
])('The barcode %s is found: %s', { tags: 'W-06' }, (typed) => {
  expect(['2048177304161', '0036000291452']).toContain(normaliseBarcode(typed));
});

test('A GTIN-14 of a carton is not a pair, and the hyphens of a SKU stay', { tags: 'W-06' }, () => {
  expect(normaliseBarcode('12048177304168')).toBe('12048177304168');
  expect(normaliseBarcode('204817-730416-2')).toBe('204817-730416-2');
});
