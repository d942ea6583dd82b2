import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { EAN13, EAN8, UPC, UPCE } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { normaliseBarcode } from '../ScanField/normaliseBarcode.ts';
import { readPicture } from './readPicture.ts';

// The worker fetches it from the store.
beforeAll(() => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});

const flat = { flat: true } as const;

/** Dark modules as 1 of each symbology. */
const modulesOf = {
  'EAN-13': (text: string) => new EAN13(text, flat).encode().data,
  'EAN-8': (text: string) => new EAN8(text, flat).encode().data,
  'UPC-A': (text: string) => new UPC(text, flat).encode().data,
  'UPC-E': (text: string) => new UPCE(text, flat).encode().data,
  'Code 128': (text: string) => new CODE128(text, {}).encode().data,
};

const WIDTH = 640;
const HEIGHT = 320;

/** A picture of grey cardboard with white labels, each drawn around a point. */
function pictureOf(labels: readonly { modules: string; x: number; y: number }[]): ImageData {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(140);
  const paint = (x: number, y: number, light: number) => data.fill(light, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  for (const { modules, x: middleX, y: middleY } of labels) {
    // Two pixels for each module, and quiet zones of twelve.
    const left = middleX - modules.length - 24;
    for (let y = middleY - 40; y < middleY + 40; y++) {
      for (let x = left; x < left + modules.length * 2 + 48; x++) {
        paint(x, y, modules[Math.floor((x - left - 24) / 2)] === '1' ? 20 : 250);
      }
    }
  }
  return { data, width: WIDTH, height: HEIGHT, colorSpace: 'srgb' };
}

test.each([
  ['EAN-13', '2048177304161', '2048177304161'],
  ['EAN-8', '96385074', '96385074'],
  ['UPC-A', '036000291452', '0036000291452'],
  // GS1 General Specifications, 5.2.2.4: a UPC-E is a UPC-A whose zeros are left out.
  ['UPC-E', '04252614', '0042100005264'],
  ['Code 128', 'A-14-03', 'A-14-03'],
] as const)('a label with %s %s is read as %s', { tags: 'W-15' }, async (symbology, text, expected) => {
  const found = await readPicture(pictureOf([{ modules: modulesOf[symbology](text), x: 300, y: 150 }]));
  expect(found.map(normaliseBarcode)).toEqual([expected]);
});

test('of two labels the one nearer to the middle comes first', { tags: 'W-15' }, async () => {
  const above = { modules: modulesOf['EAN-13']('2048177304161'), x: 320, y: 60 };
  const middle = { modules: modulesOf['Code 128']('A-14-03'), x: 320, y: 190 };
  expect(await readPicture(pictureOf([above, middle]))).toEqual(['A-14-03', '2048177304161']);
});

test('cardboard without a label has no barcode', { tags: 'W-15' }, async () => {
  expect(await readPicture(pictureOf([]))).toEqual([]);
});
