import { expect, test } from 'vitest';
import * as formats from '../../src/base/valueFormats.ts';

const ENTER_AGAIN = 'a spreadsheet program has changed it. Format the column as text, and enter the value again';
const word = formats.oneOf(['US M', 'EU']);
const number = formats.whole(5, 480);

test('An import treats a whole number with leading zeros as unchanged', { tags: 'O-03' }, () => {
  expect(number.read('030')).toBe('30');
});

/** The flag of Wales: a black flag and invisible letters. */
const WALES = String.fromCodePoint(0x1f3f4, ...Array.from('gbwls', (one) => 0xe0000 + one.charCodeAt(0)), 0xe007f);

test.each<[string, formats.ValueFormat, string]>([
  ['us m', word, 'US M'],
  ['5', number, '5'],
  ['480', number, '480'],
  ['#AABBCC,#001122', formats.list(formats.colour, ', '), '#aabbcc, #001122'],
  ['#AABBCC   #001122', formats.list(formats.colour, ' '), '#aabbcc #001122'],
  ['119.5', formats.money, '119.50'],
  ['812345999990', formats.barcode, '0812345999990'],
  ['4006381333931', formats.barcode, '4006381333931'],
  ['2028-02-29', formats.day, '2028-02-29'],
  ['2026-11-23T23:59', formats.localTime, '2026-11-23 23:59'],
  ['America/New_York', formats.timeZone, 'America/New_York'],
  ['Closed', formats.hours, 'closed'],
  ['00:00-24:00', formats.hours, '00:00-24:00'],
  ['1B4E28BA-2FA1-41D2-883F-0016D3CCA427', formats.objectId, '1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
  ['10.5', formats.size, '10.5'],
  ['42,5', formats.size, '42.5'],
  ['40 2/3', formats.size, '40 2/3'],
  ['9/10', formats.size, '9/10'],
  ['82-10-2026', formats.code(64), '82-10-2026'],
  ['#12', formats.code(64), '#12'],
  ['a-14-03', formats.binCode, 'A-14-03'],
  ['canal-street', formats.id, 'canal-street'],
  ['abc', formats.line(3), 'abc'],
  ['می\u200Cروم', formats.line(7), 'می\u200Cروم'],
  ['👩\u200D🔧', formats.line(3), '👩\u200D🔧'],
  ['Cafe\u0301', formats.line(4), 'Café'],
  ['👨\u200D👩\u200D👧', formats.line(2), '👨\u200D👩\u200D👧'],
  [`${WALES} away`, formats.line(6), `${WALES} away`],
  ['AB_1%', formats.sku, 'AB_1%'],
  ['9E10', formats.code(64), '9E10'],
  ['12-ABC', formats.code(64), '12-ABC'],
  ['Mar', formats.code(64), 'Mar'],
  ['HC82\u00A0104', formats.code(64), 'HC82 104'],
  ['4 006381 333931', formats.barcode, '4006381333931'],
  ['Ada@Chain.Example', formats.email, 'ada@chain.example'],
  ['2026-11-23 10:30:12 -0500', formats.localTime, '2026-11-23 10:30-05:00'],
  ['2026-11-23T15:30:00Z', formats.localTime, '2026-11-23 15:30+00:00'],
])('A valid value is stored in one form: %s', { tags: 'O-03' }, (text, format, stored) => {
  expect(format.read(text)).toBe(stored);
});

test.each<[string, formats.ValueFormat, string]>([
  ['US', word, 'must be one of US M, EU'],
  ['4', number, 'must be a whole number from 5 to 480'],
  ['481', number, 'must be a whole number from 5 to 480'],
  ['5.5', number, 'must be a whole number from 5 to 480'],
  ['1.234', formats.money, 'must be dollars with at most two decimals: 120 or 119.50'],
  ['4006381333932', formats.barcode, 'has a wrong check digit'],
  ['12345', formats.barcode, 'must be an EAN-13 or UPC-A with its check digit'],
  ['2027-02-29', formats.day, 'is no day'],
  ['2027-13-01', formats.day, 'is no day'],
  ['2027-02-29 10:00', formats.localTime, 'is no day'],
  ['2027-02-28 24:00', formats.localTime, 'must be a local time of the location: 2026-11-23 10:30'],
  ['Mars/Base', formats.timeZone, 'must be a name of the IANA time zones: America/New_York'],
  ['19:00-19:00', formats.hours, 'closes before it opens'],
  ['2026-09-10', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['10-Sep', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['Sep-10', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['10-Sep-26', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['9/10/2026', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['9/10/26', formats.size, `is a date: ${ENTER_AGAIN}`],
  ['10.09.2026', formats.code(64), `is a date: ${ENTER_AGAIN}`],
  ['2026/9/10', formats.code(64), `is a date: ${ENTER_AGAIN}`],
  [
    '########',
    formats.code(64),
    'shows that its column is too narrow: make the column wider, and enter the value again',
  ],
  ['#N/A', formats.code(64), 'is the error of a formula: enter the value instead'],
  ['=1+1', formats.code(64), 'is a formula: enter the value instead'],
  ["'4100101", formats.code(64), 'begins with an apostrophe: delete it'],
  ['क्षि'.repeat(4), formats.size, 'must be text of at most 12 characters on one line'],
  ['1234567890123', formats.size, 'must be text of at most 12 characters on one line'],
  ['abcd', formats.line(3), 'must be text of at most 3 characters on one line'],
  ['a\nb', formats.line(3), 'has a line break: write it on one line'],
  ['a\u200Bb', formats.line(3), 'has a space without width, U+200B: delete it'],
  ['a\u{E0067}b', formats.line(3), 'has the invisible character U+E0067: delete it'],
  ['a\u202Eb', formats.line(3), 'has the invisible character U+202E: delete it'],
  ['\u200D', formats.line(3), 'must be text of at most 3 characters on one line'],
  ['4.12346E+13', formats.code(64), `is a rounded number: ${ENTER_AGAIN}`],
  ['4,12346E+13', formats.barcode, `is a rounded number: ${ENTER_AGAIN}`],
  ['10-Sep', formats.code(64), `is a date: ${ENTER_AGAIN}`],
  ['10. Okt', formats.code(64), `is a date: ${ENTER_AGAIN}`],
  ['2026-09-10', formats.id, `is a date: ${ENTER_AGAIN}`],
  ['12345678905', formats.barcode, `has lost its leading 0: ${ENTER_AGAIN}`],
  ['HC*2', formats.sku, 'has a "*", which searches read as any letters'],
  ['HC?2', formats.sku, 'has a "?", which searches read as any letters'],
  ['A-1-03', formats.binCode, 'must be aisle-bay-position: A-14-03'],
  ...[
    'http://shop.example/a.jpg',
    '//shop.example/a.jpg',
    '/\\shop.example/a.jpg',
    'https://user@shop.example/a.jpg',
  ].map(
    (address) =>
      [address, formats.picture, `must be ${formats.picture.format.text}`] as [string, formats.ValueFormat, string],
  ),
  [`a${'\u0316\u0317'.repeat(90)}`, formats.line(80), 'has too many marks on one letter: delete them'],
  ['\u3164', formats.line(80), 'must be text of at most 80 characters on one line'],
  ['\u2800', formats.line(80), 'must be text of at most 80 characters on one line'],
])('A value that cannot be used is refused with what is expected: %s', { tags: 'O-03' }, (text, format, message) => {
  expect(() => format.read(text)).toThrow(expect.objectContaining({ name: 'ValueProblem', message }) as Error);
});
