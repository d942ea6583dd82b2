import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fontSize } from '../../../test/screens.tsx';
import { field, main, court, bin, countOf, open, withBin } from '../../../test/binsPage.tsx';

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

test('a pair that is not in a bin says where it is, in its row and panel', { tags: 'M-01' }, async () => {
  const transfer = { from: 'Canal Street', to: 'Bedford Avenue', status: 'in-transit' as const };
  const away = { ...court, state: 'Pending' as const, bin: null, shelf: null, transfer };
  const screen = createScreenApp();
  Object.assign(screen.state.bins, { binShelfRecord: [away], total: 1, isKnown: true });
  open(screen, { bin: undefined, search: 'court', pair: away.rowId });
  const place = 'On its way from Canal Street to Bedford Avenue';
  await expect.element(main.getByRole('article')).toHaveTextContent(place);
  await expect.element(main.getByRole('article')).not.toHaveTextContent('No bin');
  await expect.element(page.getByRole('region', { name: court.productName })).toHaveTextContent(place);
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

test('a pair says when it was seen last, unless it is out', { tags: ['M-07', 'W-05'] }, async () => {
  const screen = createScreenApp();
  const lastSeen = { at: new Date(screen.clock.now() - 20 * 60_000).toISOString(), as: 'counted' as const };
  const rows = [{ lastSeen }, { lastSeen, missing: true }, { lastSeen, state: 'Checked Out' as const }];
  Object.assign(screen.state.bins, {
    binShelfRecord: rows.map((over, at) => ({ ...court, rowId: `${at}`, ...over })),
    total: 3,
    isKnown: true,
  });
  Object.assign(screen.state.bins.address, { search: 'court' });
  open(screen, { bin: undefined, search: 'court' });
  const articles = main.getByRole('article');
  await expect.element(articles.nth(0)).toHaveTextContent('Seen 20 min ago: Counted');
  await expect.element(articles.nth(1)).toHaveTextContent('MissingSeen 20 min ago: Counted');
  await expect.element(articles.nth(2)).not.toHaveTextContent('Seen');
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
