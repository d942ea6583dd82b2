import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { placeRequest } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

/** Points of a PDF in a millimetre. */
const POINTS = 72 / 25.4;

test.beforeAll(() => {
  // By default the reader fetches its WebAssembly from a content delivery network.
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});

/** Prints the page to PDF. Returns size in millimetres, colours and barcodes of each page. */
async function printed(page: Page) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const pages = [];
  for (const each of document.pages()) {
    const { originalWidth, originalHeight } = each.getOriginalSize();
    const { data, width, height } = await each.render({ scale: 4, render: 'bitmap' });
    const found = await readBarcodes(
      { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
      { formats: ['EAN13', 'Code128'], maxNumberOfSymbols: 32 },
    );
    pages.push({
      width: originalWidth / POINTS,
      height: originalHeight / POINTS,
      /** The lightest corner pixel: paper. */
      paper: [data[0], data[1], data[2]],
      codes: found.map(({ format, text }) => `${format} ${text}`).toSorted(),
    });
  }
  document.destroy();
  library.destroy();
  return pages;
}

test(
  'shelf labels for the 62 mm printer have their exact size and readable codes',
  { tag: ['@Z-13', '@all'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance', { path: '/warehouse/print?bins=["A-14-01","A-14-02"]' });
    await expect(dario.getByRole('button', { name: 'Print 2 labels' })).toBeEnabled();
    await dario.getByRole('textbox', { name: 'Add a bin' }).fill('b-02-11');
    await dario.keyboard.press('Enter');
    await expect(dario.getByRole('button', { name: 'Print 3 labels' })).toBeEnabled();
    const preview = dario.getByRole('figure', { name: '62 mm, 3 labels' });
    await expect(preview.getByText(/^Aisle A, bay 14, shelf \d$/)).toHaveCount(2);
    await dario.getByRole('textbox', { name: 'Add a bin' }).fill('z-99-99');
    await dario.keyboard.press('Enter');
    await expect(dario.getByText('This location has no bin Z-99-99, so no label is printed.')).toBeVisible();
    await expect(dario.getByRole('button', { name: 'Print 3 labels' })).toBeEnabled();
    const pages = await printed(dario);
    expect(pages.map(({ codes }) => codes)).toEqual([['Code128 A-14-01'], ['Code128 A-14-02'], ['Code128 B-02-11']]);
    for (const { width, height, paper } of pages) {
      expect(width).toBeCloseTo(62, 0);
      expect(height).toBeCloseTo(38, 0);
      // The stockroom is dark; paper is white.
      expect(paper).toEqual([255, 255, 255]);
    }
  },
);

test('ten shelf labels are on one A4 sheet', { tag: ['@Z-13', '@all'] }, async ({ signIn }) => {
  const bins = Array.from({ length: 10 }, (_, at) => `A-14-${String(at + 1).padStart(2, '0')}`);
  const dario = await signIn('Dario Vance', { path: `/warehouse/print?on=a4&bins=${JSON.stringify(bins)}` });
  await expect(dario.getByRole('button', { name: 'Print 10 labels' })).toBeEnabled();
  const [sheet, ...rest] = await printed(dario);
  expect(rest).toEqual([]);
  expect([Math.round(sheet!.width), Math.round(sheet!.height)]).toEqual([210, 297]);
  expect(sheet!.codes).toEqual(bins.map((bin) => `Code128 ${bin}`));
});

test(
  'the pick list prints on A4 with the EAN-13 of each pair, and on the 62 mm roll',
  { tag: '@Z-13' },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn('Maren Okafor');
    await demoRequest('Printed');
    await accept(popupOf(maren, 'Printed'));
    await placeRequest(maren, 1);
    const dario = await signIn('Dario Vance', { path: '/warehouse' });
    await dario.getByRole('button', { name: 'Print' }).click();
    await expect(dario).toHaveURL(/\/warehouse\/print/);
    const paper = dario.getByRole('radiogroup', { name: 'On' });
    await paper.getByText(/^A4/).click();
    await expect(dario).toHaveURL(/on=a4/);
    await expect(dario.getByRole('button', { name: 'Print the pick list' })).toBeEnabled();
    const pages = await printed(dario);
    const codes = pages.flatMap((page) => page.codes);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(code).toMatch(/^EAN13 \d{13}$/);
    expect(pages.map(({ width }) => Math.round(width))).toEqual(pages.map(() => 210));
    await paper.getByText(/^Label printer/).click();
    await expect(dario).toHaveURL(/on=label/);
    const slips = await printed(dario);
    expect(slips).toHaveLength(1);
    expect(slips[0]!.width).toBeCloseTo(62, 0);
  },
);
