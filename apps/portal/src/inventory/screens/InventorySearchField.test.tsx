import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, product } from '../../../test/inventory.tsx';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { createSearch } from '../../shell/searchStore.ts';

test('Letters typed before the address follows stay in the field and reach it', { tags: 'Z-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen);
  const field = page.getByRole('searchbox', { name: 'Search name, SKU or scan' });
  await userEvent.type(field, 'court 82');
  await expect.element(field).toHaveValue('court 82');
  expect(onChange).toHaveBeenLastCalledWith({ q: 'court 82', filters: undefined }, true);
});

test('A typed SKU is one step of the history, so that Back leads to the page before', { tags: 'F-03' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen);
  await page.getByRole('button', { name: /^SKU/ }).click();
  await userEvent.type(page.getByRole('textbox', { name: 'SKU' }), 'HC');
  await expect.poll(() => onChange.mock.calls.map(([, isTyping]) => isTyping)).toEqual([true, true]);
  expect(onChange).toHaveBeenLastCalledWith({ q: undefined, filters: { sku: ['HC'] } }, true);
});

/** The search field of a store that has one pair, and the barcodes that were looked up. */
async function openWithPair() {
  await page.viewport(1280, 800);
  const { state } = createSearch({} as never);
  const asked: string[] = [];
  const readUnit = async (barcode: string) => {
    asked.push(barcode);
    return { ok: true, data: { sku: 'TFR-2210-BE', size: '10.5', sizeSystem: 'US M' } };
  };
  const { onChange } = open(createScreenApp({ common: { search: { state, close: () => undefined, readUnit } } }));
  return { field: page.getByRole('searchbox', { name: 'Search name, SKU or scan' }), asked, onChange };
}

test('A barcode in the search field opens its pair and is no search', { tags: ['Z-05', 'H-02'] }, async () => {
  const { field, onChange } = await openWithPair();
  await userEvent.type(field, '2048177304161{Enter}');
  await expect
    .poll(() => onChange.mock.calls)
    .toEqual([[{ sku: 'TFR-2210-BE', size: '10.5', system: 'US M', unit: '2048177304161' }]]);
  await expect.element(field).toHaveValue('');
});

test('A barcode is found as it is printed or pasted, and in Arabic digits', { tags: ['Z-05', 'H-02'] }, async () => {
  const { field, asked, onChange } = await openWithPair();
  for (const text of [' 2048177304161 ', '2 048177 304161', '٢٠٤٨١٧٧٣٠٤١٦١']) {
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
  }
  expect(asked).toEqual(Array(3).fill('2048177304161'));
  expect(onChange.mock.calls.every(([{ unit }]) => unit === '2048177304161')).toBe(true);
});

test('At 1920 px no gap in a product row is wider than a quarter of the row', { tags: 'Z-05' }, async () => {
  await page.viewport(1920, 1080);
  const screen = createScreenApp();
  const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13', '14'];
  const wide = product(1);
  fill(screen.state.inventory, [['p1', { ...wide, sizes: sizes.map((size) => ({ ...wide.sizes[0]!, size })) }]]);
  open(screen);
  await expect.element(page.getByRole('article')).toBeVisible();
  const row = page.getByRole('article').element();
  await expect.poll(() => row.getBoundingClientRect().width).toBeGreaterThan(1400);
  const { left, right, width } = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  const spans = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 2);
  let [reached, widest] = [left, 0];
  for (const box of spans.toSorted((a, b) => a.left - b.left)) {
    widest = Math.max(widest, box.left - reached);
    reached = Math.max(reached, box.right);
  }
  expect(Math.max(widest, right - reached) / width).toBeLessThan(0.25);
});

test('Words with Enter stay a search, also if they are digits of another length', { tags: 'Z-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen);
  const field = page.getByRole('searchbox', { name: 'Search name, SKU or scan' });
  await userEvent.type(field, '82');
  await expect.element(field).toHaveValue('82');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ q: '82', filters: undefined }, true);
});

test('A barcode without a pair opens nothing, and says so', { tags: 'Z-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp({ search: { readUnit: async () => ({ ok: false, kind: 'network' }) } });
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen);
  const field = page.getByRole('searchbox', { name: 'Search name, SKU or scan' });
  await userEvent.type(field, '2048177304161{Enter}');
  await expect.poll(screen.titles).toEqual(['The barcode could not be looked up']);
  expect(onChange).not.toHaveBeenCalled();
});
