import type { AnnouncedPair, BulkRecord, BulkResult } from '@instore/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ref } from 'valtio';
import { createScreenApp, fill, fontSize, openScreen } from '../../../test/screens.tsx';
import { binShelfRecord } from '../../../test/support.ts';
import type { ConsignmentSearch } from '../consignmentSearch.ts';
import type { Consigned } from '../consignmentState.ts';
import { es } from '../../app/texts/es.ts';
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
const refusedFor = (name: string): BulkResult => ({
  announcedId: '7',
  isDone: false,
  message: `${name} has declined this pair.`,
  text: '{name} has declined this pair.',
  values: { name },
  record: null,
});
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

test('nothing announced says so; pairs on hold have a tab only while there are any', { tags: 'G-01' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(main.getByText('Loading')).toBeInTheDocument();
  fill(screen.state.consignment, []);
  await expect.element(page.getByText('No pairs here')).toBeVisible();
  await expect.element(main).toHaveTextContent('Announced, missing and sold pairs of consignees appear here.');
  await expect.element(page.getByRole('radio', { name: /^On hold/ })).not.toBeInTheDocument();
  screen.state.consignment.counts = { incoming: 0, inStock: 1, missing: 0, sold: 0, onHold: 1 };
  await expect.element(page.getByRole('radio', { name: /^On hold/ })).toBeInTheDocument();
});

test('the order of a tab is chosen in a list and kept in the address for that tab', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  const { onChange } = open(screen);
  await main.getByRole('button', { name: /Order/ }).click();
  await page.getByRole('option', { name: 'Newest first' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'newest', open: undefined });
  await main.getByText('Sold', { exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'sold', sort: undefined }));
});

test('a pair is accepted in its row, and a refusal in bulk says why', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  const { onPrint } = open(screen);
  await main.getByRole('button', { name: 'Accept Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['consignment.accept', ['7']]);
  screen.state.consignment.bulkRecord.results = [
    { announcedId: '7', isDone: true, message: null, record: record() },
    { announcedId: '8', isDone: false, message: 'Amara Diallo declined this pair before.', record: null },
  ];
  screen.state.consignment.bulkRecord.error = 'The store is busy.';
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await expect.element(page.getByText('1 pair accepted')).toBeVisible();
  await expect.element(page.getByText('Amara Diallo declined this pair before.')).toBeVisible();
  await page.getByRole('button', { name: 'Print 1 label' }).click();
  expect(onPrint).toHaveBeenCalledExactlyOnceWith([
    { barcode: '2048177304161', size: '10.5', name: 'Halden Court 82' },
  ]);
  // A declined pair gets no label. A message of the server contains its values.
  screen.state.consignment.bulkRecord.results = [
    { announcedId: '7', isDone: true, message: null, record: null },
    { announcedId: '8', isDone: true, message: null, record: null },
    { ...refusedFor('Amara Diallo'), announcedId: '9' },
  ];
  await expect.element(page.getByText('2 pairs declined')).toBeVisible();
  await expect.element(page.getByText('Amara Diallo has declined this pair.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Print/ })).not.toBeInTheDocument();
  screen.state.consignment.bulkRecord.results = [refusedFor('Petra Lindqvist')];
  await expect.element(page.getByText('Petra Lindqvist has declined this pair.')).toBeVisible();
  await expect.element(page.getByText(/^\d pairs? (accepted|declined)$/)).not.toBeInTheDocument();
});

test('pairs are declined only with a reason', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  Object.assign(screen.state.consignment, { reason: '' });
  screen.state.consignment.bulkRecord.chosen = ['7'];
  open(screen);
  await expect.element(page.getByRole('button', { name: 'Decline 1 pair' })).toBeDisabled();
  screen.state.consignment.reason = ' ';
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(' ');
  await expect.element(page.getByRole('button', { name: 'Decline 1 pair' })).toBeDisabled();
  screen.state.consignment.reason = 'Worn';
  await page.getByRole('button', { name: 'Decline 1 pair' }).click();
  const declines = () => screen.calls.filter(([action]) => action === 'consignment.decline');
  expect(declines()).toHaveLength(1);
  await page.getByRole('textbox', { name: 'Reason' }).click();
  await userEvent.keyboard('{Enter}');
  expect(declines()).toHaveLength(2);
  screen.state.consignment.bulkRecord.isPending = true;
  await expect.element(page.getByRole('button', { name: 'Decline 1 pair' })).toHaveAttribute('aria-disabled', 'true');
});

test('closing the panel ends a started decline and the choice of a pair or an order', { tags: 'G-05' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  const { onChange } = open(screen, { open: '7' });
  await page.getByRole('dialog', { name: 'Pair' }).getByRole('button', { name: 'Close' }).click();
  expect(screen.calls).toContainEqual(['consignment.giveReason', undefined]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ open: undefined, order: undefined });
});

test('what a scan finds is shown in the address; a scan that is refused says why', { tags: 'G-05' }, async () => {
  const found = [undefined, { order: 'O-77' }];
  const screen = createScreenApp({ consignment: { scan: async () => found.shift() } });
  fill(screen.state.consignment, []);
  const { onChange } = open(screen);
  const field = page.getByRole('textbox', { name: 'Barcode, order, consignee or SKU' });
  await expect.element(field).toHaveAttribute('placeholder', 'Barcode, order or consignee');
  for (const left of [1, 0]) {
    await field.fill('O-77');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => found).toHaveLength(left);
  }
  await expect.poll(() => onChange.mock.calls).toEqual([[{ order: 'O-77' }]]);
  screen.state.consignment.scan = { error: 'There is no order O-77.', isPending: false };
  await expect.element(field).toHaveAccessibleDescription(/There is no order O-77\./);
  screen.state.consignment.scan = { error: undefined, isPending: true };
  await expect.element(page.getByRole('progressbar', { name: 'Looking up' })).toBeVisible();
});

test('of more than 200 announced pairs the first 200 are chosen together', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  const ids = Array.from({ length: 201 }, (_, at) => `${at}`);
  fill(
    screen.state.consignment,
    ids.map((id) => [id, { ...incoming, id, announced: { ...announced, announcedId: id } }]),
  );
  screen.state.consignment.bulkRecord.chosen = ['0'];
  open(screen);
  await main.getByRole('checkbox', { name: '1 of 201 chosen' }).click({ force: true });
  await expect.poll(() => screen.calls).toContainEqual(['consignment.choose', ids.slice(0, 200)]);
  screen.state.consignment.bulkRecord.chosen = ids;
  await main.getByRole('checkbox', { name: '201 of 201 chosen' }).click({ force: true });
  await expect.poll(() => screen.calls.at(-1)).toEqual(['consignment.choose', []]);
  // The choice belongs to this tab.
  screen.state.consignment.kind = 'inStock';
  await expect.element(main.getByRole('group', { name: 'Chosen items' })).not.toBeInTheDocument();
});

test('another size waits for the agreement of the customer; the panel says who is paid', { tags: 'G-06' }, async () => {
  const screen = createScreenApp();
  const other = record({
    barcode: '2048177305120',
    size: '11',
    inventoryItemId: 'V2',
    consignee: 'Freya Holm',
    bin: 'B-02-11',
    asks: null,
    receivedAt: '2025-11-20T10:00:00Z',
  });
  screen.state.consignment.replacing = {
    barcode: '2048177304161',
    data: { pair: record({ missing: true, requestId: '48213' }), sameSize: [], otherSizes: [other] },
    chosen: '2048177305120',
    customerAgreed: false,
    isPending: false,
    error: undefined,
  };
  open(screen, { kind: 'missing', open: '2048177304161' });
  const panel = page.getByRole('region', { name: 'Replace 2048177304161' });
  await expect.element(page.getByPlaceholder('Scan the pair that goes instead')).toBeVisible();
  const choices = page.getByRole('radiogroup', { name: 'Pairs that can go instead' });
  await expect.element(choices).toHaveTextContent('Same SKU, next sizeAsk the customer first');
  await expect.element(choices).not.toHaveTextContent('Same SKU, same size');
  await expect.element(choices).toHaveTextContent('Freya Holm$140.00Since Nov 20, 2025');
  await expect.element(main.getByRole('article')).toHaveTextContent('Jonah Whitaker, request 48213A-14-03');
  await expect.element(panel).toHaveTextContent('A-14-03Goes insteadB-02-11Aisle B, bay 2, shelf 3');
  await expect.element(panel).toHaveTextContent('2048177304161 stays missing until it is scanned');
  await expect.element(panel).toHaveTextContent('Freya Holm is paid, not Jonah Whitaker');
  await expect.element(panel.getByRole('button', { name: 'Replace the pair' })).toBeDisabled();
  await panel.getByText('The customer wants size 11').click();
  expect(screen.calls).toContainEqual(['consignment.setAgreed', true]);
  screen.state.consignment.replacing.customerAgreed = true;
  await panel.getByRole('button', { name: 'Replace the pair' }).click();
  expect(screen.calls).toContainEqual(['consignment.replace']);
  screen.state.consignment.replacing.isPending = true;
  await expect.element(panel.getByRole('button', { name: 'It turned up' })).toBeDisabled();
  await expect
    .element(panel.getByRole('button', { name: 'Replace the pair' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('replacements are read, and read again after a failure', { tags: 'G-06' }, async () => {
  const replace = [false, true];
  const screen = createScreenApp({ consignment: { replace: async () => replace.shift() } });
  const barcode = '2048177304161';
  const none = { chosen: undefined, customerAgreed: false, isPending: false, error: undefined };
  screen.state.consignment.replacing = { barcode, data: undefined, ...none };
  const { onChange } = open(screen, { kind: 'missing', open: barcode });
  await expect.element(main.getByText('Loading')).toBeInTheDocument();
  screen.state.consignment.replacing.error = 'The store is busy.';
  await expect.element(main.getByRole('alert')).toHaveTextContent('The store is busy.');
  await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['consignment.loadReplacements', barcode]);
  const pair = record({ missing: true, bin: null, consignee: null, requestId: '48213', orderNumber: 'O-77' });
  const data = { pair, sameSize: [], otherSizes: [] };
  screen.state.consignment.replacing = { barcode, data, ...none };
  await expect.element(main).toHaveTextContent('No other pair of this SKU is free.');
  await expect.element(main.getByRole('article')).toHaveTextContent("Store's own, order O-77No bin");
  const panel = page.getByRole('region', { name: `Replace ${barcode}` });
  // Without a bin on record it cannot turn up there.
  await expect.element(panel).toBeVisible();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
  const other = record({ barcode: '2048177305120', bin: null, consignee: 'Freya Holm' });
  const own = record({ rowId: '3', barcode: '2048177305121', consignee: null, receivedAt: '2025-11-20T10:00:00Z' });
  const chosen = '2048177305120';
  screen.state.consignment.replacing = { barcode, data: { ...data, sameSize: [own, other] }, ...none, chosen };
  await expect.element(main).toHaveTextContent('2 free');
  await expect.element(main).toHaveTextContent("Store's own$118.00Since Nov 20, 2025");
  await expect.element(panel).toHaveTextContent('Goes instead--No bin');
  await expect.element(panel).toHaveTextContent('order O-77 gets this pair');
  await expect.element(panel).toHaveTextContent('Freya Holm is paid, not the store');
  await main.getByRole('radio', { name: /2048177305121/ }).click({ force: true });
  expect(screen.calls).toContainEqual(['consignment.chooseReplacement', '2048177305121']);
  // After a refusal the pair stays open.
  const button = panel.getByRole('button', { name: 'Replace the pair' });
  await button.click();
  await expect.poll(() => replace).toHaveLength(1);
  await button.click();
  await expect.poll(() => onChange.mock.calls).toEqual([[{ open: undefined }]]);
});

test('a consigned pair whose history cannot be read says so in its panel', { tags: ['Z-10', 'E-03'] }, async () => {
  const screen = createScreenApp();
  const stocked = record();
  fill(screen.state.consignment, [['7', { id: '7', pair: stocked, consignee: 'Jonah Whitaker', record: stocked }]]);
  Object.assign(screen.state.history, { barcode: stocked.barcode, error: 'The store is busy.' });
  open(screen, { kind: 'inStock', open: '7' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The store is busy.');
  expect(screen.calls).toContainEqual(['history.show', stocked.barcode]);
});

test('an announced pair does not show the history of the pair that was open before', { tags: 'Z-10' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  Object.assign(screen.state.history, { barcode: '2048177304161', events: [] });
  open(screen, { open: '7' });
  await expect.element(page.getByRole('region', { name: 'Halden Court 82' })).toBeVisible();
  await expect.element(pairPanel).toHaveTextContent('ConsignedAnnounced Nov 20, 2025');
  const state = 'ConsigneeJonah WhitakerAsks$118.00ConditionNew, no lidSells here at$140.00';
  await expect.element(pairPanel).toHaveTextContent(state);
  await expect.element(pairPanel).not.toHaveTextContent('Bin');
  await expect.element(pairPanel.getByRole('button')).not.toBeInTheDocument();
  expect(screen.calls.filter(([action]) => action === 'history.show')).toEqual([['history.show', undefined]]);
});

test.each([390, 1280])(
  'at %i px the bins and sizes of consigned pairs are 28 px or more',
  { tags: 'G-01' },
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = createScreenApp();
    const pairs = [record({ size: '9', bin: 'A-14-03' }), record({ size: '9', bin: 'B-01-02', missing: true })];
    fill(
      screen.state.consignment,
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

test('on a phone the field says in full what to scan', { tags: 'G-01' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.consignment, []);
  open(screen);
  const field = page.getByRole('textbox', { name: 'Barcode, order, consignee or SKU' });
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  const { font } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(input.clientWidth);
});

const stocked = (over: Partial<BulkRecord> = {}): Consigned => {
  const pair = record(over);
  return { id: '9', pair, consignee: 'Jonah Whitaker', record: pair };
};
const pairPanel = page.getByRole('region', { name: 'Halden Court 82' });

test.each([
  [{}, ['Print the label', 'Report missing', 'Put on hold']],
  [{ requestId: '48213' }, ['Print the label', 'Find another pair']],
  [{ orderNumber: 'O-1' }, ['Print the label', 'Find another pair']],
  [{ onHold: true }, ['Print the label', 'End the hold']],
  [{ state: 'Checked Out' }, ['Print the label']],
  [{ state: 'Sold' }, []],
  [{ barcode: null }, []],
] as [Partial<BulkRecord>, string[]][])(
  'a pair that is %j offers %j',
  { tags: ['G-01', 'G-04'] },
  async (over, names) => {
    const screen = createScreenApp();
    fill(screen.state.consignment, [['9', stocked(over)]]);
    open(screen, { kind: 'inStock', open: '9' });
    await expect.element(pairPanel).toBeVisible();
    const shown = ['Print the label', 'Report missing', 'Put on hold', 'End the hold', 'Find another pair'];
    for (const name of shown)
      await expect.element(pairPanel.getByRole('button', { name })).toHaveLength(names.includes(name) ? 1 : 0);
  },
);

test('what is pressed in the panel happens to its pair', { tags: 'G-04' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['9', stocked()]]);
  const { onChange, onPrint } = open(screen, { kind: 'inStock', open: '9' });
  const barcode = '2048177304161';
  await pairPanel.getByRole('button', { name: 'Report missing' }).click();
  await pairPanel.getByRole('button', { name: 'Put on hold' }).click();
  await pairPanel.getByRole('button', { name: 'Print the label' }).click();
  expect(onPrint).toHaveBeenCalledExactlyOnceWith([{ barcode, size: '10.5', name: 'Halden Court 82' }]);
  screen.state.consignment.byId['9'] = stocked({ onHold: true });
  await pairPanel.getByRole('button', { name: 'End the hold' }).click();
  expect(screen.calls.filter(([action]) => action === 'consignment.setAside')).toEqual([
    ['consignment.setAside', barcode, 'missing'],
    ['consignment.setAside', barcode, 'onHold'],
    ['consignment.setAside', barcode, 'free'],
  ]);
  screen.state.consignment.byId['9'] = stocked({ requestId: '48213' });
  await pairPanel.getByRole('button', { name: 'Find another pair' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    kind: 'missing',
    search: barcode,
    open: barcode,
    order: undefined,
  });
});

test('chosen pairs are accepted together or declined together with a reason', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  const second = { ...incoming, id: '8', announced: { ...announced, announcedId: '8' } };
  fill(screen.state.consignment, [
    ['7', incoming],
    ['8', { ...second, pair: { ...announced, productName: 'Tarn Fell Runner' } }],
  ]);
  screen.state.consignment.bulkRecord.chosen = ['7'];
  open(screen);
  await main.getByRole('checkbox', { name: 'Choose Tarn Fell Runner, size 10.5' }).click({ force: true });
  expect(screen.calls).toContainEqual(['consignment.choose', ['7', '8']]);
  await main.getByRole('checkbox', { name: 'Choose Halden Court 82, size 10.5' }).click({ force: true });
  expect(screen.calls).toContainEqual(['consignment.choose', []]);
  screen.state.consignment.bulkRecord.chosen = ['7', '8'];
  await main.getByRole('button', { name: 'Accept 2 pairs' }).click();
  expect(screen.calls).toContainEqual(['consignment.accept']);
  await main.getByRole('button', { name: 'Decline 2', exact: true }).click();
  expect(screen.calls).toContainEqual(['consignment.giveReason', '']);
  const decline = main.getByRole('button', { name: 'Decline 2', exact: true });
  screen.state.consignment.reason = '';
  await expect.element(decline).toBeDisabled();
  screen.state.consignment.reason = undefined;
  await expect.element(decline).toBeEnabled();
  screen.state.consignment.bulkRecord.isPending = true;
  await expect.element(decline).toBeDisabled();
  await expect.element(main.getByRole('button', { name: 'Accept Halden Court 82, size 10.5' })).toBeDisabled();
});

test('Decline in a row chooses its pair and asks for a reason, and can be taken back', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  open(screen);
  await main.getByRole('button', { name: 'Decline Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['consignment.choose', ['7']]);
  expect(screen.calls).toContainEqual(['consignment.giveReason', '']);
  screen.state.consignment.reason = '';
  await page.getByRole('textbox', { name: 'Reason' }).fill('W'.repeat(201));
  expect(screen.calls).toContainEqual(['consignment.giveReason', 'W'.repeat(200)]);
  await page.getByRole('button', { name: 'Keep them in the queue' }).click();
  expect(screen.calls.at(-1)).toEqual(['consignment.giveReason', undefined]);
});

test('an order shows its sale and payees, and is sold once every item has a pair', { tags: 'G-02' }, async () => {
  const screen = createScreenApp();
  const own = record({ rowId: '2', barcode: '2048177300002', consignee: null, productName: 'Tarn Fell Runner' });
  const data = {
    orderNumber: 'O-77',
    status: 'open' as const,
    placedAt: '2025-11-21T14:00:00Z',
    soldAt: null,
    open: 1,
    pairs: [record(), own],
  };
  Object.assign(screen.state.consignment, {
    isKnown: true,
    sale: { orderNumber: 'O-77', data: undefined, error: undefined, isPending: false },
  });
  open(screen, { kind: 'sold', order: 'O-77' });
  await expect.element(main.getByText('Loading')).toBeInTheDocument();
  screen.state.consignment.sale!.error = 'There is no order O-77.';
  await expect.element(main.getByRole('alert')).toHaveTextContent('There is no order O-77.');
  screen.state.consignment.sale = { orderNumber: 'O-77', data, error: 'This pair is on hold.', isPending: false };
  const tally = page.getByRole('status', { name: 'Order O-77' });
  await expect.element(tally).toHaveTextContent('Placed Nov 21, 2025O-77consigned pairs1to consignees$118.00');
  await expect.element(main.getByRole('article').last()).toHaveTextContent(/Store's own$/);
  await expect.element(main).toHaveTextContent('1 item has no pair yet');
  await expect.element(main).toHaveTextContent('Jonah Whitaker gets $118');
  await expect.element(main).toHaveTextContent("1 pair of the store's own");
  const panel = page.getByRole('region', { name: 'Order O-77' });
  await expect.element(panel).toHaveTextContent('Halden Court 82 10.5, Jonah Whitaker is paid');
  await expect.element(panel.getByRole('listitem').last()).toHaveTextContent('Tarn Fell Runner 10.5');
  await expect.element(panel.getByRole('listitem').last()).not.toHaveTextContent('paid');
  await expect.element(panel).toHaveTextContent('This pair is on hold.');
  const sell = panel.getByRole('button', { name: 'Mark 2 pairs sold' });
  await expect.element(sell).toBeDisabled();
  // The sum is known only with every price.
  await expect.element(page.getByText('to consignees')).toBeVisible();
  screen.state.consignment.sale.data!.pairs.push(record({ rowId: '3', asks: null }));
  await expect.element(page.getByText('to consignees')).not.toBeInTheDocument();
  screen.state.consignment.sale.data!.pairs.pop();
  screen.state.consignment.sale.data!.open = 0;
  await sell.click();
  expect(screen.calls).toContainEqual(['consignment.sell']);
  screen.state.consignment.sale.isPending = true;
  await expect.element(sell).toHaveAttribute('aria-disabled', 'true');
  await expect.element(panel).toHaveTextContent('When you mark it sold');
  Object.assign(screen.state.consignment.sale.data!, { status: 'sold', soldAt: '2025-11-22T14:00:00Z' });
  await expect.element(sell).not.toBeInTheDocument();
  await expect.element(panel).not.toHaveTextContent('When you mark it sold');
  await expect.element(tally).toHaveTextContent('Sold Nov 22, 2025');
});

test('a missing pair that turned up is no longer shown as missing', { tags: 'G-03' }, async () => {
  const screen = createScreenApp();
  const missing = record({ missing: true, requestId: '48213' });
  const other = record({ barcode: '2048177305120' });
  screen.state.consignment.replacing = {
    barcode: '2048177304161',
    data: { pair: missing, sameSize: [other], otherSizes: [] },
    chosen: '2048177305120',
    customerAgreed: false,
    isPending: false,
    error: 'This pair is reserved for request 48214. Choose another one.',
  };
  const { onChange } = open(screen, { kind: 'missing', open: '2048177304161' });
  const panel = page.getByRole('region', { name: 'Replace 2048177304161' });
  await expect.element(panel).toHaveTextContent('request 48213 gets this pair');
  await expect.element(panel).toHaveTextContent('This pair is reserved for request 48214. Choose another one.');
  await expect.element(panel).not.toHaveTextContent('is paid');
  await expect.element(panel.getByRole('button', { name: 'Replace the pair' })).toBeEnabled();
  await panel.getByRole('button', { name: 'It turned up' }).click();
  expect(screen.calls).toContainEqual(['consignment.turnUp']);
  await expect.poll(() => onChange.mock.calls).toEqual([[{ open: undefined }]]);
  await main.getByRole('button', { name: 'Back to list' }).click();
  expect(onChange).toHaveBeenCalledTimes(2);
  screen.state.consignment.replacing.data!.pair = record({ missing: true });
  await expect.element(main).toHaveTextContent('This pair is not reserved, so it needs no replacement.');
  await expect.element(panel.getByRole('button', { name: 'Replace the pair' })).not.toBeInTheDocument();
});

test(
  'a failed queue can be read again, and a search without pairs names its words',
  { tags: ['G-01', 'E-03'] },
  async () => {
    const screen = createScreenApp();
    fill(screen.state.consignment, []);
    Object.assign(screen.state.consignment, { search: 'polder' });
    open(screen);
    await expect.element(main).toHaveTextContent('No pair of this location matches polder.');
    Object.assign(screen.state.consignment, { error: 'The store is busy.' });
    await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    expect(screen.calls.map(([action]) => action)).toContain('consignment.load');
    screen.state.consignment.error = undefined;
    fill(screen.state.consignment, [['9', stocked({ asks: null })]], 2);
    await expect.element(main.getByRole('article')).toHaveTextContent('Jonah WhitakerA-14-03');
    await main.getByRole('button', { name: 'Show more' }).click();
    expect(screen.calls).toContainEqual(['consignment.loadMore']);
  },
);

test('a press on a row opens its pair, and its end shows bin, order or state', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  const rows = [
    stocked({ bin: 'A-14-03' }),
    stocked({ state: 'Sold', orderNumber: 'O-77' }),
    stocked({ onHold: true }),
    stocked({ bin: null }),
    stocked({ missing: true, onHold: true }),
    stocked({ missing: true, barcode: null }),
    stocked({ state: 'Sold' }),
  ].map((row, at) => ({ ...row, id: `${at}` }));
  fill(
    screen.state.consignment,
    rows.map((row) => [row.id, row]),
  );
  const { onChange } = open(screen, { kind: 'inStock' });
  const articles = main.getByRole('article');
  for (const [at, words] of ['A-14-03', 'O-77', 'On hold', 'No bin', 'A-14-03'].entries())
    await expect.element(articles.nth(at)).toHaveTextContent(words);
  await expect.element(articles.nth(4)).not.toHaveTextContent('On hold');
  await articles.nth(1).getByRole('button').first().click();
  expect(onChange).toHaveBeenLastCalledWith({ open: '1' });
  // A missing pair opens by its barcode, which its replacements are read with.
  await articles.nth(4).getByRole('button').first().click();
  expect(onChange).toHaveBeenLastCalledWith({ open: '2048177304161' });
  await articles.nth(5).getByRole('button').first().click();
  expect(onChange).toHaveBeenLastCalledWith({ open: '5' });
  await expect.element(articles.nth(6)).toHaveTextContent(/Sold$/);
  await expect.element(articles.nth(0)).toHaveTextContent('Jonah Whitaker, asks $118.00');
  // Only announced pairs can be chosen.
  await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument();
});

test('the panel of a pair names its known owner, price, condition, bin and note', { tags: 'G-05' }, async () => {
  const screen = createScreenApp();
  const pair = stocked({
    asks: null,
    bin: null,
    receivedAt: '2025-11-20T10:00:00Z',
    condition: 'Worn',
    note: 'No lid',
  });
  const size = { otherSize: { size: '44.5', sizeSystem: 'EU' as const } };
  fill(screen.state.consignment, [
    ['7', incoming],
    ['9', { ...pair, pair: { ...pair.pair, ...size, price: 150 } }],
  ]);
  open(screen, { kind: 'inStock', open: '9' });
  await expect.element(pairPanel).toHaveTextContent('ConsignedSince Nov 20, 2025');
  await expect.element(pairPanel).toHaveTextContent('US M, EU 44.5');
  await expect
    .element(pairPanel)
    .toHaveTextContent('ConsigneeJonah WhitakerConditionWornSells here at$150.00BinNo binNoteNo lid');
  screen.state.consignment.byId['9'] = stocked({ price: 150 });
  const state = 'ConsigneeJonah WhitakerAsks$118.00Sells here at$150.00BinA-14-03';
  await expect.element(pairPanel).toHaveTextContent(state);
  await expect.element(pairPanel).not.toHaveTextContent('Note');
  await expect.element(pairPanel).not.toHaveTextContent('Since');
  await expect.element(pairPanel.getByRole('img', { name: /2048177304161/ })).toBeVisible();
});

test('a note of the store about a consigned pair is in the language of the page', { tags: 'O-07' }, async () => {
  const screen = createScreenApp();
  const note = { note: 'reported sold', noteText: 'reported sold', noteValues: {} };
  fill(screen.state.consignment, [['9', stocked(note)]]);
  const translation = ref({ kit: {} as never, portal: es });
  Object.assign(screen.app.language.state, { code: 'es', locale: 'es-US', translation });
  open(screen, { kind: 'inStock', open: '9' });
  await expect.element(page.getByText('dado por vendido', { exact: true })).toBeVisible();
});

test('the day of an announced pair is in the language of the page', { tags: 'X-02' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.consignment, [['7', incoming]]);
  screen.app.language.state.locale = 'es-US';
  open(screen, { open: '7' });
  await expect.element(pairPanel).toHaveTextContent('20 nov');
});
