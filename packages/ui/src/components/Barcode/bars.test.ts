import { assert, asyncProperty, oneof, property, stringMatching } from 'fast-check';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barsOf } from './bars.ts';

// By default the reader fetches its WebAssembly from a content delivery network.
beforeAll(() =>
  prepareZXingModule({
    overrides: {
      wasmBinary: new Uint8Array(
        readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
      ).buffer,
    },
    fireImmediately: true,
  }),
);

/** Dark and light modules as a string of 1 and 0. */
function modules(value: string): string {
  const drawn = barsOf(value);
  if (!drawn) return '';
  const row = Array.from({ length: drawn.modules }, () => '0');
  for (const { start, width } of drawn.bars) row.fill('1', start, start + width);
  return row.join('');
}

// GS1 General Specifications, figure 5.2.1-1: the sets A and C of the right and left digits.
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const right = (digit: string) =>
  Array.from(SET_A[Number(digit)] ?? '')
    .map((bit) => (bit === '0' ? '1' : '0'))
    .join('');

function withCheckDigit(twelve: string): string {
  const sum = Array.from(twelve).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return twelve + ((10 - (sum % 10)) % 10);
}

test('Any EAN-13 on a label has 95 modules and can be read by a scanner', { tags: 'W-06' }, () => {
  assert(
    property(stringMatching(/^\d{12}$/), (twelve) => {
      const value = withCheckDigit(twelve);
      const drawn = modules(value);
      expect(drawn).toHaveLength(95);
      expect([drawn.slice(0, 3), drawn.slice(45, 50), drawn.slice(92)]).toEqual(['101', '01010', '101']);
      expect(drawn.slice(50, 92)).toBe(Array.from(value.slice(7)).map(right).join(''));
    }),
    { numRuns: 50 },
  );
});

test('A UPC-A is drawn as the EAN-13 it equals', { tags: 'W-06' }, () => {
  expect(modules('036000291452')).toBe(modules('0036000291452'));
  expect(modules('036000291452')).toHaveLength(95);
});

test('Codes with letters or a wrong check digit are drawn as Code 128', () => {
  expect(modules('HC82-104-CF').startsWith('11010')).toBe(true);
  expect(modules('2048177304162')).not.toBe('');
  expect(barsOf('№ 7')).toBeNull();
});

/** Reads a barcode from a picture of its bars: 3 px a module, 20 light modules on each side. */
async function scan(value: string): Promise<{ format: string; text: string } | undefined> {
  const [module, margin] = [3, 20];
  const row = Array.from(modules(value), (bit) => (bit === '1' ? 0 : 255));
  const light = Array.from({ length: margin }, () => 255);
  const line = [...light, ...row, ...light].flatMap((grey) =>
    Array.from({ length: module }, () => [grey, grey, grey, 255]),
  );
  const height = 10;
  const data = new Uint8ClampedArray(Array.from({ length: height }, () => line.flat()).flat());
  const found = await readBarcodes(
    { data, width: line.length, height, colorSpace: 'srgb' },
    { formats: ['EAN13', 'Code128'], tryHarder: false, tryRotate: false, tryInvert: false, tryDownscale: false },
  );
  return found.map(({ format, text }) => ({ format, text }))[0];
}

test('A scanner reads the number of any EAN-13', { tags: 'W-06' }, async () => {
  await assert(
    asyncProperty(stringMatching(/^[1-9]\d{11}$/), async (twelve) => {
      const value = withCheckDigit(twelve);
      expect(await scan(value)).toEqual({ format: 'EAN13', text: value });
    }),
    { numRuns: 30 },
  );
});

test('A scanner reads the text of any other code', { tags: 'W-06' }, async () => {
  const code = oneof(stringMatching(/^[\x21-\x7e]{1,20}$/), stringMatching(/^[A-Z]{2}\d{2,8}-\d{1,5}-[A-Z]{2}$/));
  await assert(
    asyncProperty(code, async (value) => {
      expect(await scan(value)).toEqual({ format: 'Code128', text: value });
    }),
    { numRuns: 60 },
  );
});
