import type { BinCount, CountedPair } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fontSize, openScreen } from '../../../test/screens.tsx';
import { binShelfRecord } from '../../../test/support.ts';
import type { BinSearch } from '../../rules/binSearch.ts';
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
  Object.assign(screen.facts.auth, { role, name });
  const [onChange, onPrint] = [vi.fn(), vi.fn()];
  const all = { bin: undefined, search: undefined, mode: undefined, pair: undefined, ...search };
  openScreen(
    screen.app,
    <BinsPage {...all} bins={screen.bins} onChange={onChange} onPrint={onPrint} />,
    '/warehouse/bins',
  );
  return { onChange, onPrint };
}

function withBin(over: object = {}, verbs: object = {}) {
  const screen = createScreenApp({ bins: verbs });
  Object.assign(screen.facts.bins, { bin, binShelfRecord: [court], isKnown: true, ...over });
  return screen;
}

test('[W-12] before a bin is scanned, counts that run or wait are listed and can be continued', async () => {
  const screen = createScreenApp();
  screen.facts.bins.counts = [countOf({ status: 'handed-in', handedInBy: 'Dario Vance' })];
  const { onChange } = open(screen, {});
  await expect.element(page.getByText('Scan a bin')).toBeVisible();
  await expect.element(main).toHaveTextContent('0 of 1 found. Dario Vance');
  await page.getByRole('button', { name: 'Count of A-14-03' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ bin: 'A-14-03', mode: 'count' });
});

test('[W-05] a bin that cannot be read says why, and is read again', async () => {
  const screen = createScreenApp();
  Object.assign(screen.facts.bins, { error: 'There is no bin Z-01-01 at Canal Street.', isKnown: true });
  open(screen, { bin: 'Z-01-01' });
  await expect.element(main.getByRole('alert')).toHaveTextContent('There is no bin Z-01-01 at Canal Street.');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['bins.refresh']);
});

test('[W-12] an empty bin says what to do', async () => {
  open(withBin({ binShelfRecord: [] }));
  await expect.element(page.getByText('A-14-03 is empty')).toBeVisible();
});

test.each([390, 1280])(
  '[W-05] at %i px a picker reads the bins and sizes of found pairs from a metre: 28 px or more',
  async (width) => {
    await page.viewport(width, 900);
    const screen = createScreenApp();
    Object.assign(screen.facts.bins, { binShelfRecord: [court], total: 1, isKnown: true });
    open(screen, { bin: undefined, search: 'court' });
    const row = main.getByRole('article');
    await expect.element(row.getByText('A-14-03', { exact: true })).toBeVisible();
    expect(fontSize(row.getByText('A-14-03', { exact: true }).element())).toBeGreaterThanOrEqual(28);
    expect(fontSize(row.getByText('10', { exact: true }).element())).toBeGreaterThanOrEqual(28);
  },
);

test('[W-05] a correction that was refused keeps its input, says why, and is saved by Enter in either field, once at a time', async () => {
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
  const saves = () => screen.calls.filter(([verb]) => verb === 'bins.saveCorrection');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(saves()).toHaveLength(1);
  for (const name of ['Bin', 'Shelf']) {
    await page.getByRole('textbox', { name, exact: true }).click();
    await userEvent.keyboard('{Enter}');
  }
  expect(saves()).toHaveLength(3);
  screen.facts.bins.edit!.isPending = true;
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Leave Halden Court 82, size 10.5 where it is' }).click();
  expect(screen.calls.map(([verb]) => verb)).toContain('bins.stopCorrection');
});

test('[W-05, W-12] while a pair is corrected, a scan replaces the bin in its field, again after a refused one', async () => {
  const saved: string[] = [];
  const edit = { rowId: '1', version: 0, bin: 'A-14-03', shelf: '3', isPending: false, error: undefined };
  const screen = withBin(
    {},
    {
      startCorrection: () => (screen.facts.bins.edit = edit),
      changeCorrection: (part: { bin: string }) => Object.assign(screen.facts.bins.edit!, part),
      saveCorrection: async () => void saved.push(screen.facts.bins.edit!.bin),
    },
  );
  open(screen);
  await page.getByRole('button', { name: 'Correct Halden Court 82, size 10.5', exact: true }).first().click();
  await expect.element(page.getByRole('textbox', { name: 'Bin', exact: true })).toHaveFocus();
  await userEvent.keyboard('Z-99-99{Enter}');
  await userEvent.keyboard('A-14-07{Enter}');
  expect(saved).toEqual(['Z-99-99', 'A-14-07']);
});

test('[W-05] at 1280 px the row that is corrected shows the whole name and the whole bin', async () => {
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

test('[W-05] what was saved is marked with its former bin and can be undone', async () => {
  const record = { ...court, bin: 'A-14-07', version: 1 };
  const screen = withBin({
    binShelfRecord: [record],
    saved: { '1': { record, from: 'A-14-03', at: Date.UTC(2025, 10, 21, 14, 30), index: 0 } },
  });
  open(screen);
  await expect.element(main).toHaveTextContent('From A-14-03');
  await page.getByRole('button', { name: 'Undo the correction of Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['bins.undoCorrection', '1']);
});

test('[W-12] pairs in the hands are listed, one can be put back, and the move waits for a bin', async () => {
  const screen = withBin({
    move: { pairs: [{ record: court, at: 0 }], to: undefined, toCount: undefined, isPending: false },
  });
  open(screen, { bin: 'A-14-03', mode: 'move' });
  await expect.element(page.getByRole('region', { name: 'In your hands' })).toHaveTextContent('1 box scanned');
  await expect.element(page.getByRole('button', { name: 'Move 1 pair' })).toBeDisabled();
  await page.getByRole('button', { name: 'Put Halden Court 82, size 10.5 back' }).click();
  expect(screen.calls).toContainEqual(['bins.putBack', '1']);
});

test('[W-12] the pair that was taken last is on top and has the highest number', async () => {
  const runner = { ...court, rowId: '2', productName: 'Tarn Fell Runner' };
  const pairs = [runner, court].map((record) => ({ record, at: 0 }));
  const screen = withBin({ move: { pairs, to: undefined, toCount: undefined, isPending: false } });
  open(screen, { bin: 'A-14-03', mode: 'move' });
  const hands = page.getByRole('region', { name: 'In your hands' }).getByRole('article');
  await expect.element(hands.first()).toHaveTextContent(/^2.*Tarn Fell Runner/);
  await expect.element(hands.last()).toHaveTextContent(/^1.*Halden Court 82/);
});

test('[W-12] a picker hands a count in; what was not scanned is not missing yet', async () => {
  const screen = withBin({
    bin: { ...bin, count: countOf({ pairs: [counted({}), counted({ rowId: '2', result: 'found' })] }) },
  });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  await expect.element(page.getByRole('status', { name: 'Count of A-14-03' })).toHaveTextContent('Not yet1');
  await expect.element(page.getByRole('button', { name: 'Apply the count' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'I have Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['bins.scan', '2048177304161']);
  await page.getByRole('button', { name: 'Hand in the count' }).click();
  expect(screen.calls).toContainEqual(['bins.handInCount']);
});

test('[W-12] a picker may discard neither the count of a colleague nor one that was handed in', async () => {
  const screen = withBin({ bin: { ...bin, count: countOf({ startedBy: 'Emil Strand' }) } });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  await expect.element(page.getByRole('button', { name: 'Hand in the count' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Discard the count' })).not.toBeInTheDocument();
  Object.assign(screen.facts.bins.bin!, { count: countOf({ status: 'handed-in', handedInBy: 'Dario Vance' }) });
  await expect.element(page.getByText('A Warehouse_Admin, YK_Admin or Super_Admin applies it.')).toBeVisible();
  // A pair that was not scanned counts as missing.
  await expect.element(page.getByRole('status', { name: 'Count of A-14-03' })).toHaveTextContent('Missing1');
  await expect.element(page.getByRole('button', { name: 'Discard the count' })).not.toBeInTheDocument();
});

test('[W-12] an admin reads what applying will do before the button, and why it was refused', async () => {
  const pairs = [
    counted({}),
    counted({ rowId: '2', productName: 'Tarn Fell Runner', size: '9', result: 'found' }),
    counted({ rowId: '3', productName: 'Ostra Tide Low', size: '8.5', bin: 'B-02-11', result: 'unexpected' }),
  ];
  const screen = withBin({
    bin: { ...bin, count: countOf({ status: 'handed-in', handedInBy: 'Dario Vance', pairs }) },
    countError: 'Tarn Fell Runner, size 9 left the bin after the last scan. Scan the bin again.',
  });
  open(screen, { bin: 'A-14-03', mode: 'count' }, { role: 'Warehouse_Admin', name: 'Petra Lindqvist' });
  const panel = page.getByRole('region', { name: 'Count of A-14-03' });
  await expect.element(panel).toHaveTextContent('Ostra Tide Low 8.5 moves from B-02-11 to A-14-03');
  await expect.element(panel).toHaveTextContent('Halden Court 82 10.5 is set aside as missing');
  await expect.element(panel).toHaveTextContent('1 pair is confirmed here');
  await expect.element(panel).toHaveTextContent('left the bin after the last scan');
  await expect.element(panel).toHaveTextContent('Handed in by Dario Vance');
  const apply = panel.getByRole('button', { name: 'Apply the count' });
  await apply.click();
  expect(screen.calls).toContainEqual(['bins.applyCount']);
  screen.facts.bins.isCountPending = true;
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await expect.element(panel.getByRole('button', { name: 'Discard the count' })).toBeDisabled();
});

test('[W-12] the field takes the next scan after each one, and a dialog never closes it', async () => {
  const screen = withBin({ bin: { ...bin, count: countOf({}) } });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  for (const code of ['2048177304161', '2048177308299']) {
    await field.fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.calls).toContainEqual(['bins.scan', code]);
    await expect.element(field).toHaveFocus();
  }
});

test('[Z-10, E-03] a pair whose history cannot be read says so in its panel, and reads it again', async () => {
  const screen = withBin();
  Object.assign(screen.facts.history, { barcode: court.barcode, error: 'The store is busy.' });
  open(screen, { bin: 'A-14-03', pair: court.rowId });
  const panel = page.getByRole('region', { name: court.productName });
  await expect.element(panel.getByRole('alert')).toHaveTextContent('The store is busy.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls.filter(([verb]) => verb === 'history.show')).toEqual(
    Array.from({ length: 2 }, () => ['history.show', court.barcode]),
  );
});

test('[Z-10] the history in the panel is read again after a correction, and is that of another pair once it opens', async () => {
  const runner = { ...court, rowId: '2', barcode: '2048177308299', productName: 'Tarn Fell Runner' };
  const screen = withBin({ binShelfRecord: [court, runner] });
  open(screen, { bin: 'A-14-03', pair: '1' });
  const reads = () => screen.calls.flatMap(([verb, barcode]) => (verb === 'history.show' ? [barcode] : []));
  await expect.poll(reads).toEqual([court.barcode]);
  screen.facts.bins.binShelfRecord = [{ ...court, version: 1 }, runner];
  await expect.poll(reads).toEqual([court.barcode, court.barcode]);
  // A pair that is corrected is in the panel.
  screen.facts.bins.edit = { rowId: '2', bin: 'B-02-11', shelf: '', isPending: false, error: undefined } as never;
  await expect.poll(reads).toEqual([court.barcode, court.barcode, runner.barcode]);
  const panel = page.getByRole('region', { name: 'Tarn Fell Runner' });
  await expect.element(panel).toHaveTextContent('B-02-11');
  await expect.element(panel).toHaveTextContent('it saves at once');
});

test('[W-12] a bin is counted, moved or labelled; a count that cannot start says why and stays at the bin', async () => {
  const starts = [false, true];
  const screen = withBin(
    { countError: 'Petra Lindqvist counts this bin.' },
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
  screen.facts.bins.counts = [countOf({})];
  const continueCount = main.getByRole('button', { name: 'Continue the count' });
  await expect.element(continueCount).toBeVisible();
  screen.facts.bins.isCountPending = true;
  await expect.element(continueCount).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('button', { name: 'Move', exact: true }).click();
  expect(screen.calls).toContainEqual(['bins.startMove']);
  expect(onChange).toHaveBeenLastCalledWith({ mode: 'move', pair: undefined });
});

test('[W-05, W-13] a bin counts what waits on this device, and a pair opens in the panel', async () => {
  const second = { ...court, rowId: '2', productName: 'Tarn Fell Runner' };
  const screen = withBin({ binShelfRecord: [court, second] });
  const { onChange } = open(screen);
  await expect.element(main).toHaveTextContent('2 pairs');
  screen.facts.bins.waitingPlaces = { '2': { operation: 'moveUnits', bin: 'B-02-11', number: 1, at: 0 } };
  await expect.element(main).toHaveTextContent('1 pair');
  const row = main.getByRole('article', { name: /Tarn Fell Runner/ });
  await expect.element(row).toHaveTextContent('B-02-11');
  await expect.element(row.getByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  await row.getByRole('button', { name: /^Tarn Fell Runner/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ pair: '2' });
});

test('[W-05] a row says what is special about its pair, the most important first', async () => {
  const rows = [
    { state: 'Checked Out' as const, missing: true },
    { missing: true, onHold: true },
    { onHold: true, consigned: true },
    { consigned: true },
    { bin: null, barcode: null },
  ].map((over, at) => ({ ...court, rowId: `${at}`, ...over }));
  const screen = createScreenApp();
  Object.assign(screen.facts.bins, { binShelfRecord: rows, total: 30, isKnown: true });
  Object.assign(screen.facts.bins.address, { search: 'court' });
  open(screen, { bin: undefined, search: 'court' });
  const articles = main.getByRole('article');
  for (const [at, words] of ['Checked out', 'Missing', 'On hold', 'Consigned', 'No bin'].entries())
    await expect.element(articles.nth(at)).toHaveTextContent(words);
  await expect.element(main).toHaveTextContent('30 pairs');
  await expect.element(main).toHaveTextContent('The first 5 are shown. Add words to find fewer.');
  screen.facts.bins.total = 5;
  await expect.element(main).toHaveTextContent('5 pairs');
  await expect.element(main).not.toHaveTextContent('Add words');
});

test('[W-05, E-01] a search that finds nothing names its words and can be cleared; one that failed is tried again', async () => {
  const screen = createScreenApp();
  Object.assign(screen.facts.bins, { isKnown: true });
  Object.assign(screen.facts.bins.address, { search: 'sandal' });
  const { onChange } = open(screen, { bin: undefined, search: 'sandal' });
  await expect.element(main).toHaveTextContent('No pair of this location matches sandal.');
  await main.getByRole('button', { name: 'Clear the search' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ search: undefined });
  screen.facts.bins.error = 'The store is busy.';
  await expect.element(main.getByRole('alert')).toHaveTextContent('The store is busy.');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['bins.refresh']);
});

test('[W-06] what a scan finds is shown in the address; a scan that is refused says why', async () => {
  const found = [undefined, { bin: 'A-14-07' }];
  const screen = withBin({}, { scan: async () => found.shift() });
  const { onChange } = open(screen);
  for (const left of [1, 0]) {
    await field.fill('A-14-07');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => found).toHaveLength(left);
  }
  await expect.poll(() => onChange.mock.calls).toEqual([[{ bin: 'A-14-07' }]]);
  screen.facts.bins.scan = { error: 'There is no bin Z-01-01.', isPending: false };
  await expect.element(field).toHaveAccessibleDescription(/There is no bin Z-01-01\./);
  screen.facts.bins.scan = { error: undefined, isPending: true };
  await expect.element(page.getByRole('progressbar', { name: 'Looking up' })).toBeVisible();
});

test('[W-12] the pairs in the hands move to the scanned bin, or go back; what is out or missing stays out of the count', async () => {
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
  await expect.element(page.getByRole('region', { name: 'Stays in A-14-03' })).toHaveTextContent('Tarn Fell Runner');
  for (const [name, call] of [
    ['Move 1 pair', ['bins.moveNow']],
    ['Other bin', ['bins.chooseTarget', undefined]],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    expect(screen.calls).toContainEqual(call);
  }
  await page.getByRole('button', { name: 'Take the whole bin, 2 pairs' }).click();
  await page.getByRole('button', { name: 'Put all back' }).click();
  const verbs = screen.calls.map(([verb]) => verb);
  expect(verbs).toContain('bins.takeAll');
  expect(verbs).toContain('bins.putAllBack');
  await page.getByRole('button', { name: 'Back to the bin' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ mode: undefined });
});

test.each([
  ['done', 1, ['Count of A-14-03 discarded']],
  ['kept', 1, []],
  ['refused', 0, []],
] as const)(
  '[W-12, W-13] a discarded count that is %s leaves the page %i times and says so',
  async (end, left, said) => {
    const screen = withBin({ bin: { ...bin, count: countOf({}) } }, { discardCount: async () => end });
    const { onChange } = open(screen, { bin: 'A-14-03', mode: 'count' });
    await page.getByRole('button', { name: 'Discard the count' }).click();
    await expect.poll(() => onChange.mock.calls).toHaveLength(left);
    expect(screen.titles()).toEqual(said);
  },
);

test('[W-12, W-13] a count is only discarded online; scans that wait are marked, unknown ones are listed', async () => {
  const pairs = [
    counted({ rowId: '3', productName: 'Ostra Tide Low' }),
    counted({ rowId: '1', result: 'found', scannedAt: '2025-11-21T14:31:00Z' }),
    counted({ rowId: '2', productName: 'Tarn Fell Runner', result: 'found', scannedAt: '2025-11-21T14:32:00Z' }),
  ];
  const screen = withBin({
    bin: { ...bin, count: countOf({ pairs }) },
    unknownScans: ['2048177399999'],
  });
  open(screen, { bin: 'A-14-03', mode: 'count' });
  const rows = main.getByRole('article');
  // Scanned last first.
  for (const [at, name] of ['Tarn Fell Runner', 'Halden Court 82', 'Ostra Tide Low'].entries())
    await expect.element(rows.nth(at)).toHaveTextContent(name);
  await expect.element(main).toHaveTextContent('1 other pair waits on this device');
  await expect.element(main).toHaveTextContent('2048177399999');
  const hint = page.getByText(/A count is discarded only online/);
  await expect.element(hint).not.toBeInTheDocument();
  screen.facts.connection.kind = 'offline';
  await expect.element(hint).toBeVisible();
});

test('[W-13, W-14] a write that waited and was refused is said on the page of the bins', async () => {
  const listeners = new Set<unknown>();
  const onRefusal = (listener: unknown) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const screen = createScreenApp({ queue: { onRefusal } });
  open(screen);
  await expect.element(field).toBeVisible();
  expect(listeners.size).toBe(1);
});
