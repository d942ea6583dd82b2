import type { BulkResult } from '@instore/api';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, fontSize } from '../../../test/screens.tsx';
import { main, record, announced, incoming, open, stocked } from '../../../test/consignmentPage.tsx';

const refusedFor = (name: string): BulkResult => ({
  announcedId: '7',
  isDone: false,
  message: `${name} has declined this pair.`,
  text: '{name} has declined this pair.',
  values: { name },
  record: null,
});

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
    { announcedId: '7', isDone: true, message: null, record: record({ bin: null }), suggestedBin: 'A-19-08' },
    { announcedId: '8', isDone: false, message: 'Amara Diallo declined this pair before.', record: null },
  ];
  screen.state.consignment.bulkRecord.error = 'The store is busy.';
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await expect.element(page.getByText('1 pair accepted')).toBeVisible();
  await expect
    .element(main.getByRole('article').first())
    .toHaveTextContent('2048177304161Accepted from the consigneePut it inA-19-08');
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
  screen.state.consignment.reason = 'Left heel.';
  await page.getByText('More worn than described.', { exact: true }).click();
  expect(screen.calls).toContainEqual(['consignment.giveReason', 'More worn than described. Left heel.']);
  screen.state.consignment.reason = 'More worn than described. Left heel.';
  await page.getByText('We do not sell this model.', { exact: true }).click();
  expect(screen.calls).toContainEqual(['consignment.giveReason', 'We do not sell this model. Left heel.']);
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
