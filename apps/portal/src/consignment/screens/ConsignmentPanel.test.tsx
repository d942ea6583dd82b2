import type { BulkRecord } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ref } from 'valtio';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { es } from '../../app/texts/es.ts';
import { main, record, incoming, open, stocked } from '../../../test/consignmentPage.tsx';

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
  const shown = record();
  fill(screen.state.consignment, [['7', { id: '7', pair: shown, consignee: 'Jonah Whitaker', record: shown }]]);
  Object.assign(screen.state.history, { barcode: shown.barcode, error: 'The store is busy.' });
  open(screen, { kind: 'inStock', open: '7' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The store is busy.');
  expect(screen.calls).toContainEqual(['history.show', shown.barcode]);
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
  expect(screen.calls.filter(([action]) => action === 'history.show')).toEqual([['history.show', undefined]]);
  await pairPanel.getByRole('button', { name: 'Accept the pair' }).click();
  await pairPanel.getByRole('button', { name: 'Decline it' }).click();
  expect(screen.calls).toContainEqual(['consignment.accept', ['7']]);
  expect(screen.calls).toContainEqual(['consignment.giveReason', '']);
});

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
