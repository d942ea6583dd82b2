import { expect, test } from 'vitest';
import { binLabel, cartonLabel, pairLabel } from '../../../src/domain/printers/rules/labels.ts';
import { labelsToZpl, type LabelStock } from '../../../src/domain/printers/rules/zpl.ts';

const tags = ['M-06'];
const roll: LabelStock = { dpi: 203, labelWidth: 62, labelHeight: 38 };
const bin = { code: 'A-14-03', aisle: 'A', bay: 14, shelf: '3' };
const pair = { barcode: '2000000012070', size: '10.5', name: 'Halden Court 82' };

test('The label of a bin has its name, its place and Code 128', { tags }, () => {
  expect(labelsToZpl([binLabel(bin, 'en')], roll)).toBe(`^XA^CI28
^PW496^LL304^LH0,0
^FO16,16^A0N,106^FH^FDA-14-03^FS
^FO16,130^A0N,28^FH^FDAisle A, bay 14, shelf 3^FS
^FO80,170^BY3^BCN,118,N,N,N,N^FH^FDA-14-03^FS
^PQ1
^XZ
`);
});

test('The label of a pair has size, name and EAN-13, at 300 dpi in smaller dots', { tags }, () => {
  expect(labelsToZpl([pairLabel(pair)], { ...roll, dpi: 300 }, 2)).toBe(`^XA^CI28
^PW744^LL456^LH0,0
^FO24,24^A0N,163^FH^FD10.5^FS
^FO24,199^A0N,42^FH^FDHalden Court 82^FS
^FO24,247^A0N,42^FH^FD2000000012070^FS
^FO87,307^BY6^BEN,125,N,N^FD200000001207^FS
^PQ2
^XZ
`);
});

test('The label of a carton says how many pairs are in it, and where it goes', { tags }, () => {
  const zpl = labelsToZpl([cartonLabel({ carton: 'C-000012', pairs: 3, to: 'Bedford Avenue' })], roll);
  expect(zpl).toContain('^FH^FDx3^FS');
  expect(zpl).toContain('^FH^FDBedford Avenue^FS');
  expect(zpl).toContain('^FH^FDC-000012^FS');
  expect(zpl).toContain('^BCN,84,N,N,N,N^FH^FDC-000012^FS');
});

test('A text is never a command: its signs and accents are hexadecimal UTF-8', { tags }, () => {
  const zpl = labelsToZpl([pairLabel({ ...pair, name: '^XZ~JA _é \\ 靴' })], roll);
  expect(zpl).toContain('^FD_5EXZ_7EJA _5F_C3_A9 _5C _E9_9D_B4^FS');
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  expect(zpl).not.toContain('~');
});

test('Signs that are commands in Code 128 are written as its pairs', { tags }, () => {
  expect(labelsToZpl([pairLabel({ ...pair, barcode: 'A>1^2~3' })], roll)).toContain('^FH^FDA>01><2>=3^FS');
});

test('A long name is cut where its line ends', { tags }, () => {
  const name = 'Halden Court Eighty Two Limited Edition With a Name Without an End';
  const [, words = ''] = /\^A0N,28\^FH\^FD(.*)\^FS/.exec(labelsToZpl([pairLabel({ ...pair, name })], roll)) ?? [];
  expect(words).toBe('Halden Court Eighty Two Limite...');
});

test('A UPC-A is an EAN-13 with a zero; a wrong check digit makes Code 128', { tags }, () => {
  expect(labelsToZpl([pairLabel({ ...pair, barcode: '036000291452' })], roll)).toContain('^FD003600029145^FS');
  expect(labelsToZpl([pairLabel({ ...pair, barcode: '036000291453' })], roll)).toContain('^BCN');
});

test('Several labels are one after another, each with its copies', { tags }, () => {
  const zpl = labelsToZpl([binLabel(bin, 'en'), binLabel({ ...bin, code: 'A-14-04', shelf: '4' }, 'es')], roll, 3);
  expect(zpl.match(/\^PQ3/g)).toHaveLength(2);
  expect(zpl).toContain('Pasillo A, m_C3_B3dulo 14, estante 4');
});

test.each([
  [40, 25],
  [110, 160],
])('All parts are within a label of %i × %i mm', { tags }, (labelWidth, labelHeight) => {
  for (const dpi of [203, 300] as const) {
    const zpl = labelsToZpl([pairLabel(pair)], { dpi, labelWidth, labelHeight });
    const dots = dpi === 203 ? 8 : 12;
    const [, left = '', top = '', module = '', height = ''] = /\^FO(\d+),(\d+)\^BY(\d+)\^BEN,(\d+)/.exec(zpl) ?? [];
    expect(Number(left) + 95 * Number(module)).toBeLessThanOrEqual(labelWidth * dots);
    expect(Number(height)).toBeGreaterThan(0);
    expect(Number(top) + Number(height)).toBeLessThanOrEqual(labelHeight * dots);
  }
});
