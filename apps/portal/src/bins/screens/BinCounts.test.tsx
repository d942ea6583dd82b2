import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { field, main, bin, counted, countOf, open, withBin } from '../../../test/binsPage.tsx';

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

test('an admin hands in a blind count, which shows the scanned pairs', { tags: 'M-07' }, async () => {
  const pairs = [counted({ result: 'found', bin: null })];
  const screen = withBin({ bin: { ...bin, count: countOf({ isBlind: true, expected: null, found: 1, pairs }) } });
  open(screen, { bin: 'A-14-03', mode: 'count' }, { role: 'Warehouse_Admin', name: 'Petra Lindqvist' });
  await expect.element(page.getByRole('status', { name: 'Count of A-14-03' })).toHaveTextContent(/^Scanned1$/);
  const panel = page.getByRole('region', { name: 'Count of A-14-03' });
  await expect.element(panel).toHaveTextContent('What is on record is hidden.');
  await expect.element(panel).not.toHaveTextContent('If you apply');
  await expect.element(page.getByRole('button', { name: 'Apply the count' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hand in the count' }).click();
  expect(screen.calls).toContainEqual(['bins.handInCount']);
});

test('a bin whose count is blind does not say that it is empty', { tags: 'M-07' }, async () => {
  const count = countOf({ isBlind: true, expected: null, status: 'handed-in', pairs: [] });
  open(withBin({ bin: { ...bin, count }, binShelfRecord: [] }));
  await expect.element(main).toHaveTextContent('This bin is counted blind.');
  await expect.element(main).not.toHaveTextContent('is empty');
});

test('a count with too many differences is counted again', { tags: 'M-07' }, async () => {
  const count = countOf({ status: 'handed-in', recount: 'asked', firstBy: 'Dario Vance', firstDifferences: 3 });
  const screen = withBin({ bin: { ...bin, count } });
  open(screen, { bin: 'A-14-03', mode: 'count' }, { role: 'Warehouse_Admin', name: 'Petra Lindqvist' });
  await expect
    .element(page.getByText('Dario Vance found 3 differences. Another person counts it again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Count again' }).click();
  expect(screen.calls).toContainEqual(['bins.startCount']);
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
