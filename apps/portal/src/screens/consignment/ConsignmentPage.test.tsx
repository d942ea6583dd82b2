import type { AnnouncedPair, BulkRecord } from '@instore/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, fontSize, openScreen } from '../../../test/screens.tsx';
import { binShelfRecord } from '../../../test/support.ts';
import type { ConsignmentSearch } from '../../rules/consignmentSearch.ts';
import type { Consigned } from '../../state/consignment/consignmentFacts.ts';
import { ConsignmentPage } from './ConsignmentPage.tsx';

const main = page.getByRole('main');
const { version: _version, consigned: _consigned, correctedBy: _by, correctedAt: _at, ...unit } = binShelfRecord();
const record = (over: Partial<BulkRecord> = {}): BulkRecord => ({
  ...unit,
  consignee: 'Jonah Whitaker',
  note: null,
  setAsideBy: null,
  setAsideAt: null,
  asks: 118,
  ...over,
});
const announced: AnnouncedPair = {
  ...unit,
  announcedId: '7',
  consignee: 'Jonah Whitaker',
  asks: 118,
  condition: 'New, no lid',
  announcedAt: '2025-11-20T10:00:00Z',
  status: 'waiting',
  reason: null,
  closedBy: null,
  closedAt: null,
};
const incoming: Consigned = { id: '7', pair: announced, consignee: 'Jonah Whitaker', announced };

function open(screen: ReturnType<typeof createScreenApp>, search: Partial<ConsignmentSearch> = {}) {
  const [onChange, onPrint] = [vi.fn(), vi.fn()];
  const all = { kind: undefined, sort: undefined, search: undefined, order: undefined, open: undefined, ...search };
  openScreen(
    screen.app,
    <ConsignmentPage {...all} consignment={screen.consignment} onChange={onChange} onPrint={onPrint} />,
    '/warehouse/consignment',
  );
  return { onChange, onPrint };
}

test('[G-01] nothing announced says so; pairs on hold have a tab only while there are any', async () => {
  const screen = createScreenApp();
  fill(screen.facts.consignment, []);
  open(screen);
  await expect.element(page.getByText('No pairs here')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^On hold/ })).not.toBeInTheDocument();
  screen.facts.consignment.counts = { incoming: 0, inStock: 1, missing: 0, sold: 0, onHold: 2 };
  await expect.element(page.getByRole('radio', { name: /^On hold/ })).toBeInTheDocument();
});

test('[G-05] the order of a tab is chosen in a list and kept in the address; another tab has its own', async () => {
  const screen = createScreenApp();
  fill(screen.facts.consignment, [['7', incoming]]);
  const { onChange } = open(screen);
  await main.getByRole('button', { name: /Order/ }).click();
  await page.getByRole('option', { name: 'Newest first' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'newest', open: undefined });
  await main.getByText('Sold', { exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'sold', sort: undefined }));
});

test('[G-05] a pair is accepted in its row; what was refused in bulk says why, and labels can be printed', async () => {
  const screen = createScreenApp();
  fill(screen.facts.consignment, [['7', incoming]]);
  const { onPrint } = open(screen);
  await main.getByRole('button', { name: 'Accept Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['consignment.accept', ['7']]);
  screen.facts.consignment.bulkRecord.results = [
    { announcedId: '7', isDone: true, message: null, record: record() },
    { announcedId: '8', isDone: false, message: 'Amara Diallo declined this pair before.', record: null },
  ];
  await expect.element(page.getByText('1 pair accepted')).toBeVisible();
  await expect.element(page.getByText('Amara Diallo declined this pair before.')).toBeVisible();
  await page.getByRole('button', { name: 'Print 1 label' }).click();
  expect(onPrint).toHaveBeenCalledExactlyOnceWith([
    { barcode: '2048177304161', size: '10.5', name: 'Halden Court 82' },
  ]);
});

test('[G-05] pairs are declined only with a reason', async () => {
  const screen = createScreenApp();
  fill(screen.facts.consignment, [['7', incoming]]);
  Object.assign(screen.facts.consignment, { reason: '' });
  screen.facts.consignment.bulkRecord.chosen = ['7'];
  open(screen);
  await expect.element(page.getByRole('button', { name: 'Decline 1 pair' })).toBeDisabled();
  screen.facts.consignment.reason = 'Worn';
  await page.getByRole('button', { name: 'Decline 1 pair' }).click();
  expect(screen.calls).toContainEqual(['consignment.decline']);
});

test('[G-06] another size waits for the agreement of the customer; the panel says who is paid', async () => {
  const screen = createScreenApp();
  const other = record({ barcode: '2048177305120', size: '11', inventoryItemId: 'V2', consignee: 'Freya Holm' });
  screen.facts.consignment.replacing = {
    barcode: '2048177304161',
    data: { pair: record({ missing: true, requestId: '48213' }), sameSize: [], otherSizes: [other] },
    chosen: '2048177305120',
    customerAgreed: false,
    isPending: false,
    error: undefined,
  };
  open(screen, { kind: 'missing', open: '2048177304161' });
  const panel = page.getByRole('region', { name: 'Replace 2048177304161' });
  await expect.element(panel).toHaveTextContent('Freya Holm is paid, not Jonah Whitaker');
  await expect.element(panel.getByRole('button', { name: 'Replace the pair' })).toBeDisabled();
  await panel.getByText('The customer wants size 11').click();
  expect(screen.calls).toContainEqual(['consignment.setAgreed', true]);
  screen.facts.consignment.replacing.customerAgreed = true;
  await panel.getByRole('button', { name: 'Replace the pair' }).click();
  expect(screen.calls).toContainEqual(['consignment.replace']);
});

test('[Z-10, E-03] a consigned pair whose history cannot be read says so in its panel', async () => {
  const screen = createScreenApp();
  const stocked = record();
  fill(screen.facts.consignment, [['7', { id: '7', pair: stocked, consignee: 'Jonah Whitaker', record: stocked }]]);
  Object.assign(screen.facts.history, { barcode: stocked.barcode, error: 'The store is busy.' });
  open(screen, { kind: 'inStock', open: '7' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The store is busy.');
  expect(screen.calls).toContainEqual(['history.show', stocked.barcode]);
});

test('[Z-10] an announced pair does not show the history of the pair that was open before', async () => {
  const screen = createScreenApp();
  fill(screen.facts.consignment, [['7', incoming]]);
  Object.assign(screen.facts.history, { barcode: '2048177304161', events: [] });
  open(screen, { open: '7' });
  await expect.element(page.getByRole('region', { name: 'Halden Court 82' })).toBeVisible();
  expect(screen.calls.filter(([verb]) => verb === 'history.show')).toEqual([['history.show', undefined]]);
});

test.each([390, 1280])(
  '[G-01] at %i px the bins and sizes of consigned pairs are read from a metre: 28 px or more',
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = createScreenApp();
    const pairs = [record({ size: '9', bin: 'A-14-03' }), record({ size: '9', bin: 'B-01-02', missing: true })];
    fill(
      screen.facts.consignment,
      pairs.map((pair, at) => [`${at}`, { id: `${at}`, pair, consignee: 'Jonah Whitaker', record: pair }]),
    );
    open(screen, { kind: 'inStock' });
    const rows = main.getByRole('article');
    await expect.element(rows).toHaveLength(2);
    for (const [at, bin] of ['A-14-03', 'B-01-02'].entries()) {
      const row = rows.nth(at);
      expect(fontSize(row.getByText(bin, { exact: true }).element())).toBeGreaterThanOrEqual(28);
      expect(fontSize(row.getByText('9', { exact: true }).first().element())).toBeGreaterThanOrEqual(28);
    }
  },
);

test('[G-01] on a phone the field says in full what to scan', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.facts.consignment, []);
  open(screen);
  const field = page.getByRole('textbox', { name: 'Barcode, order, consignee or SKU' });
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  const { font } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(input.clientWidth);
});
