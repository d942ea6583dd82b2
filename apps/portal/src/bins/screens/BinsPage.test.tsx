import type { BinCount, CountedPair } from '@instore/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fontSize, openScreen } from '../../../test/screens.tsx';
import { binShelfRecord } from '../../../test/support.ts';
import type { BinSearch } from '../binSearch.ts';
import { BinsPage } from './BinsPage.tsx';

const field = page.getByRole('textbox', { name: 'Bin, barcode, SKU or name' });
const main = page.getByRole('main');
const court = binShelfRecord();
const bin = { bin: 'A-14-03', aisle: 'A', shelf: '3', zone: 'stockroom' as const, records: [], count: null };
const counted = (over: Partial<CountedPair>): CountedPair => ({
  ...court,
  result: 'expected',
  scannedBy: null,
  scannedAt: null,
  ...over,
});
const countOf = (over: Partial<BinCount>): BinCount => ({
  countId: '7',
  bin: 'A-14-03',
  status: 'open',
  startedBy: 'Dario Vance',
  startedAt: '2025-11-21T14:30:00Z',
  handedInBy: null,
  handedInAt: null,
  expected: 1,
  found: 0,
  pairs: [counted({})],
  ...over,
});

function open(
  screen: ReturnType<typeof createScreenApp>,
  search: Partial<BinSearch> = { bin: 'A-14-03' },
  { role = 'Warehouse_Personal', name = 'Dario Vance' } = {},
) {
  Object.assign(screen.state.auth, { role, name });
  const [onChange, onPrint] = [vi.fn(), vi.fn()];
  const all = { bin: undefined, search: undefined, mode: undefined, pair: undefined, ...search };
  openScreen(
    screen.app,
    <BinsPage {...all} bins={screen.bins} onChange={onChange} onPrint={onPrint} />,
    '/warehouse/bins',
  );
  return { onChange, onPrint };
}

function withBin(over: object = {}, actions: object = {}) {
  const screen = createScreenApp({ bins: actions });
  Object.assign(screen.state.bins, { bin, binShelfRecord: [{ ...court }], isKnown: true, ...over });
  return screen;
}

test('before a bin is scanned, counts that run or wait are listed and can be continued', { tags: 'W-12' }, async () => {
  const screen = createScreenApp();
  screen.state.bins.counts = [
    countOf({ countId: '8', bin: 'B-02-11', startedBy: 'Emil Strand' }),
    countOf({ status: 'handed-in', startedBy: 'Emil Strand', handedInBy: 'Dario Vance' }),
  ];
  const { onChange } = open(screen, {});
  await expect.element(page.getByText('Scan a bin', { exact: true })).toBeVisible();
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect.element(counts).toHaveTextContent(/2 open.*B-02-11Counting0 of 1 found. Emil Strand, Nov 21, 2025/);
  await expect.element(counts).toHaveTextContent(/A-14-03Handed in0 of 1 found. Dario Vance, Nov 21, 2025/);
  await page.getByRole('button', { name: 'Count of A-14-03' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ bin: 'A-14-03', mode: 'count' });
});

test('a bin that cannot be read says why, and is read again', { tags: 'W-05' }, async () => {
  const screen = createScreenApp();
  open(screen, { bin: 'Z-01-01' });
  await expect.element(main.getByText('Loading')).toBeInTheDocument();
  Object.assign(screen.state.bins, { error: 'There is no bin Z-01-01 at Canal Street.', isKnown: true });
  await expect.element(main.getByRole('alert')).toHaveTextContent('There is no bin Z-01-01 at Canal Street.');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['bins.refresh']);
});

test('an empty bin says what to do', { tags: 'W-12' }, async () => {
  open(withBin({ binShelfRecord: [] }));
  await expect.element(page.getByText('A-14-03 is empty')).toBeVisible();
  await expect.element(main).toHaveTextContent('Aisle A, bay 14, shelf 3. 0 pairs');
});

test.each([390, 1280])(
  'at %i px the bins and sizes of found pairs are 28 px or more',
  { tags: 'W-05' },
  async (width) => {
    await page.viewport(width, 900);
    const screen = createScreenApp();
    Object.assign(screen.state.bins, { binShelfRecord: [court], total: 1, isKnown: true });
    open(screen, { bin: undefined, search: 'court' });
    const row = main.getByRole('article');
    await expect.element(row.getByText('A-14-03', { exact: true })).toBeVisible();
    expect(fontSize(row.getByText('A-14-03', { exact: true }).element())).toBeGreaterThanOrEqual(28);
    expect(fontSize(row.getByText('10', { exact: true }).element())).toBeGreaterThanOrEqual(28);
  },
);

test('a refused correction keeps its input, and Enter in either field saves it', { tags: 'W-05' }, async () => {
  const screen = withBin({
    edit: {
      rowId: '1',
      version: 0,
      bin: 'A-14-07',
      shelf: '',
      isPending: false,
      error: 'Petra Lindqvist moved this pair to A-22-01 in the meantime. Check it and try again.',
    },
  });
  open(screen);
  await expect.element(page.getByRole('textbox', { name: 'Bin', exact: true })).toHaveValue('A-14-07');
  await expect.element(main).toHaveTextContent('Petra Lindqvist moved this pair to A-22-01 in the meantime.');
  const saves = () => screen.calls.filter(([action]) => action === 'bins.saveCorrection');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(saves()).toHaveLength(1);
  for (const name of ['Bin', 'Shelf']) {
    await page.getByRole('textbox', { name, exact: true }).click();
    await userEvent.keyboard('{Enter}');
  }
  expect(saves()).toHaveLength(3);
  await page.getByRole('textbox', { name: 'Shelf', exact: true }).fill('4');
  expect(screen.calls.at(-1)).toEqual(['bins.changeCorrection', { shelf: '4' }]);
  await expect.element(field).toHaveAttribute('placeholder', 'Scan the new bin');
  screen.state.bins.edit!.isPending = true;
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Leave Halden Court 82, size 10.5 where it is' }).click();
  expect(screen.calls.map(([action]) => action)).toContain('bins.stopCorrection');
});

test('while a pair is corrected, a scan replaces the bin in its field', { tags: ['W-05', 'W-12'] }, async () => {
  const saved: string[] = [];
  const edit = { rowId: '1', version: 0, bin: 'A-14-03', shelf: '3', isPending: false, error: undefined };
  const screen = withBin(
    {},
    {
      startCorrection: () => (screen.state.bins.edit = edit),
      changeCorrection: (part: { bin: string }) => Object.assign(screen.state.bins.edit!, part),
      saveCorrection: async () => void saved.push(screen.state.bins.edit!.bin),
    },
  );
  open(screen);
  await page.getByRole('button', { name: 'Correct Halden Court 82, size 10.5', exact: true }).first().click();
  await expect.element(page.getByRole('textbox', { name: 'Bin', exact: true })).toHaveFocus();
  await userEvent.keyboard('Z-99-99{Enter}');
  await userEvent.keyboard('A-14-07{Enter}');
  expect(saved).toEqual(['Z-99-99', 'A-14-07']);
});

test('at 1280 px the row that is corrected shows the whole name and the whole bin', { tags: 'W-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = withBin({
    binShelfRecord: [{ ...court, productName: 'Lowland Polder High' }],
    edit: { rowId: '1', version: 0, bin: 'A-14-07', shelf: '3', isPending: false, error: undefined },
  });
  open(screen);
  const name = main.getByRole('button', { name: /^Lowland Polder High / });
  await expect.element(name).toBeVisible();
  for (const element of [name.element(), page.getByRole('textbox', { name: 'Bin', exact: true }).element()]) {
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});

test('what was saved is marked with its former bin and can be undone', { tags: 'W-05' }, async () => {
  const record = { ...court, bin: 'A-14-07', version: 1 };
  const screen = withBin({
    binShelfRecord: [record],
    saved: { '1': { record, from: 'A-14-03', at: Date.UTC(2025, 10, 21, 14, 30), index: 0 } },
  });
  open(screen);
  await expect.element(main).toHaveTextContent('A-14-07From A-14-03, Nov 21, 2025');
  await page.getByRole('button', { name: 'Undo the correction of Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['bins.undoCorrection', '1']);
  // It was in no bin, or is in none now.
  screen.state.bins.saved['1']!.from = null;
  await expect.element(main).toHaveTextContent('A-14-07From No bin');
  screen.state.bins.binShelfRecord[0]!.bin = null;
  await expect.element(main).toHaveTextContent('No binFrom No bin');
});

test('pairs in the hands are listed, one can be put back, and the move waits for a bin', { tags: 'W-12' }, async () => {
  const screen = withBin({
    move: { pairs: [{ record: court, at: 0 }], to: undefined, toCount: undefined, isPending: false },
  });
  open(screen, { bin: 'A-14-03', mode: 'move' });
  await expect.element(page.getByRole('region', { name: 'In your hands' })).toHaveTextContent('1 box scanned');
  await expect.element(field).toHaveAttribute('placeholder', 'Scan a box, or the new bin');
  await expect.element(page.getByRole('button', { name: 'Move 1 pair' })).toBeDisabled();
  await page.getByRole('button', { name: 'Put Halden Court 82, size 10.5 back' }).click();
  expect(screen.calls).toContainEqual(['bins.putBack', '1']);
});

test('the pair that was taken last is on top and has the highest number', { tags: 'W-12' }, async () => {
  const runner = { ...court, rowId: '2', productName: 'Tarn Fell Runner' };
  const pairs = [runner, court].map((record) => ({ record, at: 0 }));
  const screen = withBin({ move: { pairs, to: undefined, toCount: undefined, isPending: false } });
  open(screen, { bin: 'A-14-03', mode: 'move' });
  const hands = page.getByRole('region', { name: 'In your hands' }).getByRole('article');
  await expect.element(hands.first()).toHaveTextContent(/^2.*Tarn Fell Runner/);
  await expect.element(hands.last()).toHaveTextContent(/^1.*Halden Court 82/);
});

test('a picker hands a count in; what was not scanned is not missing yet', { tags: 'W-12' }, async () => {
  const screen = withBin({
    bin: { ...bin, count: countOf({ pairs: [counted({}), counted({ rowId: '2', result: 'found' })] }) },
  });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  await expect
    .element(page.getByRole('status', { name: 'Count of A-14-03' }))
    .toHaveTextContent('Expected2Found1Not yet1Unexpected0');
  await expect.element(page.getByRole('progressbar', { name: 'Found' })).toHaveAttribute('aria-valuetext', '1 of 2');
  await expect.element(page.getByRole('region', { name: 'Count of A-14-03' })).toHaveTextContent('Your count, since');
  await expect.element(field).toHaveAttribute('placeholder', 'Scan every box');
  await expect.element(page.getByRole('button', { name: 'Apply the count' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'I have Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['bins.scan', '2048177304161']);
  await page.getByRole('button', { name: 'Hand in the count' }).click();
  expect(screen.calls).toContainEqual(['bins.handInCount']);
});

test('a picker may discard neither the count of a colleague nor one that was handed in', { tags: 'W-12' }, async () => {
  const screen = withBin({ bin: { ...bin, count: countOf({ startedBy: 'Emil Strand' }) } });
  screen.state.connection.kind = 'offline';
  open(screen, { bin: 'A-14-03', mode: 'count' });
  await expect.element(page.getByRole('button', { name: 'Hand in the count' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Count of A-14-03' });
  await expect.element(panel).toHaveTextContent('Count of Emil Strand, since Nov 21, 2025');
  // What such a picker may not do needs no reason.
  await expect.element(panel).not.toHaveTextContent('discarded only online');
  await expect.element(page.getByRole('button', { name: 'Discard the count' })).not.toBeInTheDocument();
  Object.assign(screen.state.bins.bin!, { count: countOf({ status: 'handed-in', handedInBy: 'Dario Vance' }) });
  await expect.element(page.getByText('A Warehouse_Admin, YK_Admin or Super_Admin applies it.')).toBeVisible();
  // A pair that was not scanned counts as missing.
  await expect.element(page.getByRole('status', { name: 'Count of A-14-03' })).toHaveTextContent('Missing1');
  await expect.element(page.getByRole('button', { name: 'Discard the count' })).not.toBeInTheDocument();
});

test('an admin reads what applying will do before the button, and why it was refused', { tags: 'W-12' }, async () => {
  const pairs = [
    counted({}),
    counted({ rowId: '2', productName: 'Tarn Fell Runner', size: '9', result: 'found' }),
    counted({ rowId: '3', productName: 'Ostra Tide Low', size: '8.5', bin: 'B-02-11', result: 'unexpected' }),
    counted({ rowId: '4', productName: 'Ostra Tide Low', size: '9', bin: null, result: 'unexpected' }),
    counted({ rowId: '5', productName: 'Ostra Tide Low', size: '10', bin: 'B-02-12', result: 'left' }),
  ];
  const screen = withBin({
    bin: {
      ...bin,
      count: countOf({ status: 'handed-in', handedInBy: 'Emil Strand', handedInAt: '2025-11-20T14:30:00Z', pairs }),
    },
    countStep: {
      isPending: false,
      error: 'Tarn Fell Runner, size 9 left the bin after the last scan (Emil Strand, 14:31). Scan a pair again.',
    },
  });
  open(screen, { bin: 'A-14-03', mode: 'count' }, { role: 'Warehouse_Admin', name: 'Petra Lindqvist' });
  const panel = page.getByRole('region', { name: 'Count of A-14-03' });
  await expect.element(panel).toHaveTextContent('Ostra Tide Low 8.5 moves from B-02-11 to A-14-03');
  await expect.element(panel).toHaveTextContent('Ostra Tide Low 9 gets the bin A-14-03');
  await expect.element(panel).toHaveTextContent('Halden Court 82 10.5 becomes missing');
  await expect.element(panel).toHaveTextContent('1 pair is confirmed here');
  await expect.element(panel).toHaveTextContent('Ostra Tide Low 10 is no longer here and stays where it is');
  await expect.element(panel).toHaveTextContent('left the bin after the last scan');
  await expect.element(panel).toHaveTextContent('Handed in by Emil Strand, Nov 20, 2025');
  const notes = [
    'Missing',
    'Found',
    'On record in B-02-11',
    'On record in no bin',
    'No longer hereOn record in B-02-12',
  ];
  for (const [at, words] of notes.entries())
    await expect.element(main.getByRole('article').nth(at)).toHaveTextContent(words);
  const apply = panel.getByRole('button', { name: 'Apply the count' });
  await apply.click();
  expect(screen.calls).toContainEqual(['bins.applyCount']);
  screen.state.bins.countStep.isPending = true;
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await expect.element(panel.getByRole('button', { name: 'Discard the count' })).toBeDisabled();
});

test('the field takes the next scan after each one, and a dialog never closes it', { tags: 'W-12' }, async () => {
  const screen = withBin({ bin: { ...bin, count: countOf({}) } });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  for (const code of ['2048177304161', '2048177308299']) {
    await field.fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.calls).toContainEqual(['bins.scan', code]);
    await expect.element(field).toHaveFocus();
  }
});

test(
  'a pair whose history cannot be read says so in its panel, and reads it again',
  { tags: ['Z-10', 'E-03'] },
  async () => {
    const screen = withBin();
    Object.assign(screen.state.history, { barcode: court.barcode, error: 'The store is busy.' });
    open(screen, { bin: 'A-14-03', pair: court.rowId });
    const panel = page.getByRole('region', { name: court.productName });
    await expect.element(panel.getByRole('alert')).toHaveTextContent('The store is busy.');
    await panel.getByRole('button', { name: 'Try again' }).click();
    expect(screen.calls.filter(([action]) => action === 'history.show')).toEqual(
      Array.from({ length: 2 }, () => ['history.show', court.barcode]),
    );
  },
);

test('the history in the panel is read again after a correction', { tags: 'Z-10' }, async () => {
  const runner = { ...court, rowId: '2', barcode: '2048177308299', productName: 'Tarn Fell Runner' };
  const screen = withBin({ binShelfRecord: [court, runner] });
  open(screen, { bin: 'A-14-03', pair: '1' });
  const reads = () => screen.calls.flatMap(([action, barcode]) => (action === 'history.show' ? [barcode] : []));
  await expect.poll(reads).toEqual([court.barcode]);
  screen.state.bins.binShelfRecord = [{ ...court, version: 1 }, runner];
  await expect.poll(reads).toEqual([court.barcode, court.barcode]);
  // A pair that is corrected is in the panel.
  screen.state.bins.edit = { rowId: '2', bin: 'B-02-11', shelf: '', isPending: false, error: undefined } as never;
  await expect.poll(reads).toEqual([court.barcode, court.barcode, runner.barcode]);
  const panel = page.getByRole('region', { name: 'Tarn Fell Runner' });
  await expect.element(panel).toHaveTextContent('B-02-11');
  await expect.element(panel).toHaveTextContent('it saves at once');
});

test('a count that cannot start says why and stays at the bin', { tags: 'W-12' }, async () => {
  const starts = [false, true];
  const screen = withBin(
    // A count of another bin is not continued here.
    {
      countStep: { isPending: false, error: 'Petra Lindqvist counts this bin.' },
      counts: [countOf({ bin: 'A-14-04' })],
    },
    { startCount: async () => starts.shift() },
  );
  const { onChange, onPrint } = open(screen);
  await expect.element(main).toHaveTextContent('Petra Lindqvist counts this bin.');
  await main.getByRole('button', { name: 'Print the label of A-14-03' }).click();
  expect(onPrint).toHaveBeenCalledExactlyOnceWith('A-14-03');
  const count = main.getByRole('button', { name: 'Count', exact: true });
  await count.click();
  await expect.poll(() => starts).toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
  await count.click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ mode: 'count' }]);
  screen.state.bins.counts = [countOf({})];
  const continueCount = main.getByRole('button', { name: 'Continue the count' });
  await expect.element(continueCount).toBeVisible();
  screen.state.bins.countStep.isPending = true;
  await expect.element(continueCount).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('button', { name: 'Move', exact: true }).click();
  expect(screen.calls).toContainEqual(['bins.startMove']);
  expect(onChange).toHaveBeenLastCalledWith({ mode: 'move', pair: undefined });
});

test('a bin counts what waits on this device, and a pair opens in the panel', { tags: ['W-05', 'W-13'] }, async () => {
  const second = { ...court, rowId: '2', productName: 'Tarn Fell Runner' };
  const screen = withBin({ binShelfRecord: [{ ...court }, second] });
  const { onChange } = open(screen);
  await expect.element(main).toHaveTextContent('2 pairs');
  screen.state.bins.waitingPlaces = { '2': { operation: 'moveUnits', bin: 'B-02-11', number: 1, at: 0 } };
  await expect.element(main).toHaveTextContent('1 pair');
  const row = main.getByRole('article', { name: /Tarn Fell Runner/ });
  await expect.element(row).toHaveTextContent('B-02-11');
  await expect.element(row.getByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  // The other pair is without a barcode, and can be corrected.
  screen.state.bins.binShelfRecord[0]!.barcode = null;
  const other = main.getByRole('article', { name: /Halden Court 82/ });
  await expect.element(other).toHaveTextContent('No barcode');
  await other.getByRole('button', { name: /^Correct/ }).click();
  expect(screen.calls).toContainEqual(['bins.startCorrection', '1']);
  await row.getByRole('button', { name: /^Tarn Fell Runner/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ pair: '2' });
  screen.state.bins.waitingPlaces['2']!.bin = null;
  await expect.element(row).toHaveTextContent('No bin');
});

test('a row says what is special about its pair, the most important first', { tags: 'W-05' }, async () => {
  const rows = [
    { state: 'Checked Out' as const, missing: true },
    { missing: true, onHold: true },
    { onHold: true, consigned: true },
    { consigned: true, correctedAt: '2025-11-20T14:30:00Z' },
    { bin: null, barcode: null, correctedAt: '2025-11-20T14:30:00Z' },
  ].map((over, at) => ({ ...court, rowId: `${at}`, ...over }));
  const screen = createScreenApp();
  Object.assign(screen.state.bins, { binShelfRecord: rows, total: 30, isKnown: true });
  Object.assign(screen.state.bins.address, { search: 'court' });
  const { onChange } = open(screen, { bin: undefined, search: 'court' });
  const articles = main.getByRole('article');
  const words = ['Checked out', 'Missing', 'On hold', 'Consigned'].map((word) => `A-14-032048177304161${word}`);
  for (const [at, text] of [...words, 'No binSince Nov 20, 2025'].entries())
    await expect.element(articles.nth(at)).toHaveTextContent(text);
  await articles.nth(1).getByRole('button').first().click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ pair: '1' });
  await expect.element(main).toHaveTextContent('30 pairs');
  await expect.element(main).toHaveTextContent('The first 5 are shown. Add words to find fewer.');
  screen.state.bins.total = 5;
  await expect.element(main).toHaveTextContent('5 pairs');
  await expect.element(main).not.toHaveTextContent('Add words');
});

test(
  'a search without results names its words, and a failed search can be retried',
  { tags: ['W-05', 'E-01'] },
  async () => {
    const screen = createScreenApp();
    Object.assign(screen.state.bins.address, { search: 'sandal' });
    const { onChange } = open(screen, { bin: undefined, search: 'sandal' });
    await expect.element(main.getByText('Loading')).toBeInTheDocument();
    Object.assign(screen.state.bins, { isKnown: true });
    await expect.element(main).toHaveTextContent('No pair of this location matches sandal.');
    await main.getByRole('button', { name: 'Clear the search' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ search: undefined });
    screen.state.bins.error = 'The store is busy.';
    await expect.element(main.getByRole('alert')).toHaveTextContent('The store is busy.');
    await main.getByRole('button', { name: 'Try again' }).click();
    expect(screen.calls).toContainEqual(['bins.refresh']);
  },
);

test('what a scan finds is shown in the address; a scan that is refused says why', { tags: 'W-06' }, async () => {
  const found = [undefined, { bin: 'A-14-07' }];
  const screen = withBin({}, { scan: async () => found.shift() });
  const { onChange } = open(screen);
  await expect.element(field).toHaveAttribute('placeholder', 'Scan or type a bin');
  for (const left of [1, 0]) {
    await field.fill('A-14-07');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => found).toHaveLength(left);
  }
  await expect.poll(() => onChange.mock.calls).toEqual([[{ bin: 'A-14-07' }]]);
  screen.state.bins.scan = { error: 'There is no bin Z-01-01.', isPending: false };
  await expect.element(field).toHaveAccessibleDescription(/There is no bin Z-01-01\./);
  screen.state.bins.scan = { error: undefined, isPending: true };
  await expect.element(page.getByRole('progressbar', { name: 'Looking up' })).toBeVisible();
});

test('the pairs in the hands move to the scanned bin, or go back', { tags: 'W-12' }, async () => {
  const rest = [
    { ...court, rowId: '2', productName: 'Tarn Fell Runner' },
    { ...court, rowId: '3', missing: true },
    { ...court, rowId: '4', state: 'Checked Out' as const },
    // It is on its way to another bin.
    { ...court, rowId: '5' },
  ];
  const screen = withBin({
    waitingPlaces: { '5': { operation: 'moveUnits', bin: 'B-02-11', number: 1, at: 0 } },
    binShelfRecord: [court, ...rest],
    move: { pairs: [{ record: court, at: 0 }], to: 'B-02-11', toCount: 4, isPending: false },
  });
  const { onChange } = open(screen, { bin: 'A-14-03', mode: 'move' });
  await expect.element(main).toHaveTextContent('2 pairs, 1 taken');
  await expect.element(main).toHaveTextContent('4 pairs there now');
  const target = page.getByRole('region', { name: 'Move', exact: true });
  await expect.element(target).toHaveTextContent('Goes toB-02-11Aisle B, bay 2');
  expect(screen.calls).toContainEqual(['bins.loadBay', 'B-02-11']);
  await expect.element(page.getByRole('region', { name: 'Stays in A-14-03' })).toHaveTextContent('Tarn Fell Runner');
  for (const [name, call] of [
    ['Move 1 pair', ['bins.moveNow']],
    ['Other bin', ['bins.chooseTarget', undefined]],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    expect(screen.calls).toContainEqual(call);
  }
  await page.getByRole('button', { name: 'Take all 2' }).click();
  await page.getByRole('button', { name: 'Put all back' }).click();
  const actions = screen.calls.map(([action]) => action);
  expect(actions).toContain('bins.takeAll');
  expect(actions).toContain('bins.putAllBack');
  await page.getByRole('button', { name: 'Back to the bin' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ mode: undefined });
  screen.state.bins.move.isPending = true;
  await expect.element(target.getByRole('button', { name: 'Move 1 pair' })).toHaveAttribute('aria-disabled', 'true');
});

test('pairs of several bins are scanned into the hands, and without pairs none moves', { tags: 'W-12' }, async () => {
  const screen = createScreenApp();
  open(screen, { mode: 'move' });
  await expect.element(main).toHaveTextContent('From--Several bins');
  await expect.element(main).toHaveTextContent('To--Scan its label');
  await expect.element(main).toHaveTextContent('Scan the pairs that you take');
  for (const name of [/^Move/, /^Take all/, 'Other bin', 'Put all back'])
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
  Object.assign(screen.state.bins.move, { to: 'B-02-11' });
  await expect.element(main).toHaveTextContent('ToB-02-110 pairs there now');
});

test.each([
  ['discardCount', 'Discard the count', 'done', 1, ['Count of A-14-03 discarded']],
  ['discardCount', 'Discard the count', 'waiting', 1, []],
  ['discardCount', 'Discard the count', 'refused', 0, []],
  ['handInCount', 'Hand in the count', 'done', 1, ['Count of A-14-03 handed in']],
  ['applyCount', 'Apply the count', 'done', 1, ['Count of A-14-03 applied']],
] as const)(
  'after %s by "%s" is %s, its page is left %i times, and says %j',
  { tags: ['W-12', 'W-13'] },
  async (...given) => {
    const [action, name, end, left, said] = given;
    const screen = withBin({ bin: { ...bin, count: countOf({}) } }, { [action]: async () => end });
    const who = action === 'applyCount' ? { role: 'Warehouse_Admin', name: 'Petra Lindqvist' } : {};
    const { onChange } = open(screen, { bin: 'A-14-03', mode: 'count' }, who);
    await page.getByRole('button', { name }).click();
    await expect.poll(() => onChange.mock.calls).toEqual(Array.from({ length: left }, () => [{ mode: undefined }]));
    expect(screen.titles()).toEqual(said);
  },
);

test('a count can be discarded only online, and its waiting scans are marked', { tags: ['W-12', 'W-13'] }, async () => {
  const pairs = [
    counted({ rowId: '3', productName: 'Ostra Tide Low' }),
    counted({ rowId: '1', result: 'found', scannedAt: '2025-11-21T14:31:00Z' }),
    counted({
      rowId: '2',
      productName: 'Tarn Fell Runner',
      barcode: '2048177308299',
      result: 'found',
      scannedAt: '2025-11-21T14:32:00Z',
    }),
    counted({ rowId: '4', productName: 'Ostra Tide High', barcode: null }),
  ];
  const screen = withBin({
    bin: { ...bin, count: countOf({ pairs }) },
    unknownScans: ['2048177399999'],
    waitingScans: { '2048177308299': { number: 3, at: Date.UTC(2025, 10, 21, 14, 32) } },
  });
  const { onChange } = open(screen, { bin: 'A-14-03', mode: 'count' });
  const rows = main.getByRole('article');
  // Scanned last first.
  for (const [at, name] of ['Tarn Fell Runner', 'Halden Court 82', 'Ostra Tide Low'].entries())
    await expect.element(rows.nth(at)).toHaveTextContent(name);
  await expect.element(rows.nth(0)).toHaveTextContent('Found3CountNov 21, 2025');
  await expect.element(rows.nth(1)).not.toHaveTextContent('Nov 21');
  await expect.element(rows.nth(1)).toHaveTextContent(/Found\d\d:31:00$/);
  // Only a pair with a barcode can be said to be here without a scan.
  await expect.element(rows.nth(2).getByRole('button', { name: 'I have' })).toHaveLength(1);
  await expect.element(rows.nth(3).getByRole('button', { name: 'I have' })).toHaveLength(0);
  await expect.element(main).toHaveTextContent('1 scan is being checked');
  await expect.element(main).toHaveTextContent('2048177399999');
  const hint = page.getByText(/A count is discarded only online/);
  await expect.element(hint).not.toBeInTheDocument();
  screen.state.connection.kind = 'offline';
  await expect.element(hint).toBeVisible();
  screen.state.auth.role = 'Warehouse_Admin';
  await expect.element(page.getByText(/A count is applied or discarded only online/)).toBeVisible();
  // Online, but the last write got no answer.
  screen.state.connection.kind = 'live';
  await expect.element(page.getByText(/only online/)).not.toBeInTheDocument();
  screen.state.outbox.nextTryAt = Date.UTC(2025, 10, 21, 14, 35);
  await expect.element(page.getByText(/only online/)).toBeVisible();
  await main.getByRole('button', { name: 'Back to the bin' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ mode: undefined });
});

test('an admin sees missing pairs after a scan, a picker after the count is handed in', { tags: 'W-12' }, async () => {
  const screen = withBin({ bin: { ...bin, count: countOf({ pairs: [counted({}), counted({ rowId: '2' })] }) } });
  open(screen, { bin: 'A-14-03', mode: 'count' }, { role: 'Warehouse_Admin', name: 'Petra Lindqvist' });
  const tally = page.getByRole('status', { name: 'Count of A-14-03' });
  await expect.element(tally).toHaveTextContent('Not yet2');
  screen.state.bins.bin!.count!.pairs[1]!.result = 'unexpected';
  await expect.element(tally).toHaveTextContent('Expected1Found0Missing1Unexpected1');
  // The count of a colleague, which an admin may discard.
  await page.getByRole('button', { name: 'Discard the count' }).click();
  expect(screen.calls).toContainEqual(['bins.discardCount']);
  await expect.element(page.getByRole('region', { name: 'Count of A-14-03' })).not.toHaveTextContent('confirmed here');
});

test('the panel of a pair says where it is and until when a change can be undone', { tags: 'W-05' }, async () => {
  const runner = { ...court, rowId: '2', productName: 'Tarn Fell Runner', barcode: null };
  const otherSize = { size: '44.5', sizeSystem: 'EU' };
  const screen = withBin({ binShelfRecord: [court, { ...runner, otherSize }] });
  open(screen, { bin: 'A-14-03', pair: '2' });
  const panel = page.getByRole('region', { name: 'Tarn Fell Runner' });
  await expect.element(panel).toHaveTextContent('A-14-03Aisle A, bay 14, shelf 3');
  await expect.element(panel).toHaveTextContent('US M, EU 44.5');
  expect(screen.calls).toContainEqual(['history.show', undefined]);
  expect(screen.calls).toContainEqual(['bins.loadBay', 'A-14-03']);
  const place = { bay: 14, shelf: 3, position: 1 };
  const map = { aisle: 'A', bays: [13, 14], shelves: 4, positions: 4, gaps: [], target: place };
  screen.state.bins.bays['A-14-03'] = map;
  await expect.element(panel.getByRole('img', { name: 'Aisle A, bay 14, shelf 3' })).toBeVisible();
  const edit = { rowId: '2', version: 0, bin: ' b-02-11 ', shelf: '3', isPending: false, error: undefined };
  screen.state.bins.edit = edit;
  await expect.element(panel).toHaveTextContent('CurrentA-14-03NewB-02-11Aisle B, bay 2');
  await expect.element(panel).not.toHaveTextContent('shelf');
  await expect.element(panel.getByRole('img', { name: /Aisle/ })).not.toBeInTheDocument();
  // The aisle of a typed bin is read once it rests, not for each letter.
  screen.state.bins.edit.bin = 'B-02-1';
  await expect.element(panel).toHaveTextContent('NewB-02-1Aisle');
  screen.state.bins.edit.bin = 'B-02-12';
  await expect.element(panel).toHaveTextContent('NewB-02-12');
  const read = () => screen.calls.flatMap(([action, of]) => (action === 'bins.loadBay' ? [of] : []));
  expect(read()).not.toContainEqual(expect.stringMatching(/^B/));
  screen.clock.pass(500);
  expect(read().filter((of) => String(of).startsWith('B'))).toEqual(['B-02-12']);
  screen.state.bins.edit.bin = '';
  await expect.element(panel).toHaveTextContent('CurrentA-14-03New--No bin');
  screen.state.bins.edit = undefined;
  screen.state.bins.saved = { '2': { record: runner, from: 'B-02-11', at: 0, index: 1 } };
  await expect.element(panel).toHaveTextContent('CurrentB-02-11NewA-14-03');
  await expect.element(panel).toHaveTextContent('Undo is available until you leave this bin.');
  // Corrected once more, it goes from where it is now.
  screen.state.bins.edit = { ...edit, bin: 'C-01-01' };
  await expect.element(panel).toHaveTextContent('CurrentA-14-03NewC-01-01');
  Object.assign(screen.state.bins, { edit: undefined, saved: {}, binShelfRecord: [court, { ...runner, bin: null }] });
  await expect.element(panel).toHaveTextContent('--No bin');
});

test.each([390, 820, 1024, 1280])(
  'at %i px the fields of a correction overlap nothing',
  { tags: 'W-05' },
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = withBin({
      binShelfRecord: [court],
      edit: { rowId: '1', version: 0, bin: 'A-14-07', shelf: '3', isPending: false, error: undefined },
    });
    open(screen, { bin: 'A-14-03' });
    const row = page.getByRole('article', { name: /Halden Court 82/ }).first();
    await expect.element(row.getByRole('textbox', { name: 'Shelf' })).toBeVisible();
    const [place, shelf, save] = [
      row.getByRole('textbox', { name: 'Bin' }),
      row.getByRole('textbox', { name: 'Shelf' }),
      row.getByRole('button', { name: 'Save' }),
    ].map((part) => part.element().getBoundingClientRect());
    expect(place!.right).toBeLessThanOrEqual(shelf!.left);
    const isBelow = save!.top >= shelf!.bottom;
    expect(isBelow || shelf!.right <= save!.left).toBe(true);
    expect(shelf!.right).toBeLessThanOrEqual(row.element().getBoundingClientRect().right);
  },
);

test('on a phone the button at the foot opens and closes the panel of the count', { tags: 'W-12' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = withBin({ bin: { ...bin, count: countOf({}) } });
  const { onChange } = open(screen, { bin: 'A-14-03', mode: 'count' });
  const sheet = page.getByRole('dialog', { name: 'Count' });
  const foot = page.getByRole('button', { name: 'Finish the count of A-14-03' });
  await expect.element(foot).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await foot.click();
  await expect.element(sheet.getByRole('button', { name: 'Hand in the count' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ pair: undefined });
  await foot.click();
  await sheet.getByRole('button', { name: 'Discard the count' }).click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ mode: undefined }]);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('on a phone the foot opens the panel that moves taken pairs', { tags: 'W-12' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const move = { pairs: [{ record: court, at: 0 }], to: 'B-02-11', toCount: 0, isPending: false };
  const screen = withBin({ move });
  open(screen, { bin: 'A-14-03', mode: 'move' });
  const foot = page.getByRole('button', { name: 'Move 1 pair' });
  await foot.click();
  await page.getByRole('dialog', { name: 'Move' }).getByRole('button', { name: 'Move 1 pair' }).click();
  expect(screen.calls).toContainEqual(['bins.moveNow']);
  await page.getByRole('dialog', { name: 'Move' }).getByRole('button', { name: 'Close' }).click();
  screen.state.bins.move.pairs = [];
  await expect.element(foot).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Move 0 pairs' })).not.toBeInTheDocument();
});

test('a write that waited and was refused is said on the page of the bins', { tags: ['W-13', 'W-14'] }, async () => {
  const listeners = new Set<unknown>();
  const onRefusal = (listener: unknown) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const screen = createScreenApp({ outbox: { onRefusal } });
  open(screen);
  await expect.element(field).toBeVisible();
  expect(listeners.size).toBe(1);
});
