import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { NO_FILTERS, listOf } from '../picksSearch.ts';
import { main, rows, panel, field, row, open } from '../../../test/picksPage.tsx';

test('while picks are read, the page shows no empty list and no failure', { tags: 'W-02' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(field).toBeVisible();
  await expect.element(page.getByText('Nothing to pick.')).not.toBeInTheDocument();
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
  fill(screen.state.picks, []);
  await expect.element(page.getByText('Nothing to pick.')).toBeVisible();
});

test('filters without a match can be cleared', { tags: 'W-02' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, []);
  const { onChange } = open(screen, { filters: { ...listOf({}).filters, brand: ['Halden'] } });
  await expect.element(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...NO_FILTERS, held: undefined });
});

test('a picker who has taken nothing leads back from "My picks" to all picks', { tags: 'W-10' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, []);
  const { onChange } = open(screen, { isMine: true });
  await expect.element(page.getByText('No results found')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'My picks' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...NO_FILTERS, held: undefined });
  await page.getByRole('button', { name: 'My picks' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ held: undefined });
});

test('a picker sees only what they have taken, and hands it back: one request, or all', { tags: 'W-10' }, async () => {
  const screen = createScreenApp();
  screen.state.auth.user = { user_id: 'dario' } as never;
  const holder = { id: 'dario', name: 'Dario Vance', hasPhoto: false };
  fill(screen.state.picks, [row({ holder, heldAt: new Date(screen.clock.now()).toISOString() })]);
  const { onChange } = open(screen);
  const all = page.getByRole('button', { name: 'Hand all back' });
  await panel.getByRole('button', { name: 'Give it back' }).click();
  expect(screen.calls).toContainEqual(['picks.handBack', '48213']);
  await expect.element(all).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'My picks' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ held: 'mine' });
});

test('all pairs that a picker has taken are handed back at once', { tags: ['W-10', 'E-03'] }, async () => {
  const screen = createScreenApp();
  screen.state.picks.error = 'The store is busy.';
  const { filters } = listOf({});
  open(screen, { isMine: true, filters });
  await page.getByRole('button', { name: 'Hand all back' }).click();
  expect(screen.calls).toContainEqual(['picks.handBack']);
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['picks.load', 'request', filters, true]);
});

test.each([
  ['checkedout', 'Checked out'],
  ['checkedin', 'Checked in'],
  ['cancelled', 'Cancelled'],
  ['request', 'Not in this list'],
] as const)(
  'a line that another person finished stays and says what happened: %s, "%s"',
  { tags: 'W-09' },
  async (status, word) => {
    const screen = createScreenApp();
    const [id, known] = row({ status, checkedOutBy: 'Petra Lindqvist' });
    fill(screen.state.picks, [[id, { ...known, isFinished: true }]]);
    open(screen);
    await expect.element(rows.getByRole('status')).toHaveTextContent(`${word}Petra Lindqvist`);
    // Nothing can be done with it.
    await expect.element(panel).toHaveTextContent('Halden Court 82');
    await expect.element(panel.getByRole('button')).toHaveLength(0);
  },
);

test('a row tells what waits, what was not sent, and what is pending and why', { tags: ['W-03', 'W-13'] }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [
    row({ lineId: '10' }),
    ['11', { ...row()[1], queued: { operation: 'checkOut', number: 2, at: screen.clock.now() } }],
    ['12', { ...row({ lineId: '12' })[1], queued: { operation: 'checkOut', number: undefined, at: 0 } }],
    row({ lineId: '13', status: 'pending', note: 'Not in bin' }),
  ]);
  open(screen);
  await expect.element(rows.nth(0)).toHaveTextContent('Next pick');
  await expect.element(rows.nth(0)).not.toHaveTextContent('Pending');
  await expect.element(rows.nth(1)).toHaveTextContent(/2Check out/);
  await expect.element(rows.nth(2)).toHaveTextContent('Not sent');
  await expect.element(rows.nth(3)).toHaveTextContent('PendingNot in bin');
  for (const at of [1, 2, 3])
    await expect.element(rows.nth(at).getByRole('button', { name: /^Check out/ })).toHaveLength(0);
  await rows.getByRole('button', { name: /^Undo/ }).click();
  expect(screen.calls).toContainEqual(['picks.undoCheckOut', '11']);
});

test('a line without a bin is not called the next pick, also when it is open', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row({ bin: null, placedAt: null, requestedAt: '2025-11-21T14:29:00Z' })]);
  open(screen);
  await expect.element(panel).toHaveTextContent('No bin');
  await expect.element(rows.getByRole('time')).toHaveTextContent('3 min');
  await expect.element(rows).not.toHaveTextContent('Next pick');
  expect(screen.calls.map(([action]) => action)).not.toContain('picks.loadBay');
  await rows.getByRole('button', { name: /^Check out/ }).click();
  expect(screen.calls).toContainEqual(['picks.checkOutLine', '11']);
});

test('picks that cannot be read show why, and the same list is read again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  screen.state.picks.error = 'You are offline. Nothing was sent.';
  const { filters } = listOf({});
  open(screen, { status: 'pending', filters });
  await expect.element(main.getByRole('alert')).toHaveTextContent('You are offline. Nothing was sent.');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['picks.load', 'pending', filters, false]);
  screen.state.picks.isLoading = true;
  await expect.element(main.getByRole('alert').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

test('without network the kept picks show no failure of the list', { tags: ['E-03', 'W-13'] }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  screen.state.picks.error = 'Something went wrong, please try later!';
  const failure = main.getByText('Something went wrong, please try later!');
  await expect.element(failure).toBeVisible();
  for (const kind of ['offline', 'waiting'] as const) {
    screen.state.connection.kind = kind;
    await expect.element(failure).not.toBeInTheDocument();
  }
  // A press asked for more rows.
  screen.state.picks.isMoreMissing = true;
  await expect.element(failure).toBeVisible();
});

test('picks are grouped by aisle in the order of the walk, with what is left to pick', { tags: 'W-02' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [
    row(),
    row({ lineId: '12', bin: 'A-20-01', status: 'checkedout', checkedOutAt: '2025-11-21T14:40:00Z' }),
    row({ lineId: '15', bin: 'A-21-01' }),
    row({ lineId: '13', bin: 'B-01-02' }),
    row({ lineId: '14', bin: null }),
  ]);
  open(screen);
  const aisle = page.getByRole('region', { name: 'Aisle A' });
  await expect.element(aisle).toHaveTextContent('2 to pick');
  await expect.element(aisle.getByRole('article')).toHaveLength(3);
  await expect.element(page.getByRole('region', { name: 'Aisle B' }).getByRole('article')).toHaveLength(1);
  await expect.element(page.getByRole('region', { name: 'No bin' }).getByRole('article')).toHaveLength(1);
});

test(
  'try-ons are groups of their own, before replenishment; each row says what it is',
  { tags: ['W-02', 'W-10'] },
  async () => {
    const screen = createScreenApp();
    fill(screen.state.picks, [
      row({ bin: 'B-01-02' }),
      row({ lineId: '14', bin: 'A-20-02' }),
      row({ lineId: '12', bin: 'A-20-01', tryOutItem: false }),
      row({ lineId: '13', bin: null, tryOutItem: false }),
    ]);
    open(screen);
    await expect.element(rows).toHaveLength(4);
    const titles = main.getByRole('heading', { level: 2 });
    expect(titles.elements().map((title) => title.textContent)).toEqual([
      'Aisles B, A',
      'Aisle A, replenishment',
      'No bin, replenishment',
    ]);
    await expect
      .element(page.getByRole('region', { name: 'Aisles B, A' }).getByRole('article').first())
      .toHaveTextContent('Try-on');
    await expect.element(rows.nth(2)).toHaveTextContent('Replenishment');
    await expect.element(rows.nth(2)).not.toHaveTextContent('Try-on');
  },
);

test('of many picks a page is shown, and "Show more" reads the next one', { tags: 'W-02' }, async () => {
  const screen = createScreenApp();
  fill(
    screen.state.picks,
    Array.from({ length: 100 }, (_, at) => row({ lineId: `${at}` })),
    900,
  );
  open(screen);
  await expect.element(rows.first()).toBeVisible();
  // Only the visible ones are drawn.
  expect(rows.elements().length).toBeLessThan(40);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(screen.calls).toContainEqual(['picks.loadMore']);
});

test('a row says how old its request is, and from when on it is late', { tags: 'W-09' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row({ placedAt: '2025-11-21T14:28:00Z' })]);
  open(screen);
  await expect.element(rows.first().getByRole('time')).toHaveTextContent('4 min');
  screen.clock.pass(8 * 60_000);
  await expect.element(rows.first().getByRole('time')).toHaveTextContent(/^since \d\d:\d\d$/);
});

test('a row without a reserved pair has no button: the pair is scanned', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row(), row({ lineId: '12' }), row({ lineId: '13', barcode: null })]);
  open(screen);
  const button = (at: number) => rows.nth(at).getByRole('button', { name: /^Check out/ });
  await expect.element(button(1)).toBeVisible();
  await expect.element(button(2)).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: /^Check out/ })).toBeVisible();
  screen.state.picks.chosen = '13';
  await expect.element(panel.getByRole('button', { name: /^Check out/ })).not.toBeInTheDocument();
});

test('a row names the person who placed and requested the pair once, or two persons', { tags: 'W-02' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [
    row({ placedBy: 'Ines Calloway', requestedBy: 'Ines Calloway' }),
    row({ lineId: '12', placedBy: 'Petra Lindqvist', requestedBy: 'Ines Calloway' }),
  ]);
  open(screen);
  await expect.element(rows.first()).toHaveTextContent('Ines');
  expect(rows.first().element().textContent?.match(/Ines/g)).toHaveLength(1);
  await expect.element(rows.last()).toHaveTextContent('Petra, Ines Calloway');
});

test(
  'the filter of bins groups them by aisle, and keeps a chosen value without lines',
  { tags: ['W-02', 'W-08'] },
  async () => {
    const screen = createScreenApp();
    fill(screen.state.picks, [row()]);
    screen.state.picks.facets = {
      bin: [
        { value: 'A-01', count: 2 },
        { value: 'A-02', count: 3 },
        { value: 'B-01', count: 1 },
      ],
      size: [],
      brand: [{ value: 'Halden', count: 6 }],
      requestedBy: [],
    } as never;
    const { onChange } = open(screen, { filters: { ...listOf({}).filters, brand: ['Gone'] } });
    await page.getByRole('button', { name: /^Bin/ }).click();
    await expect.element(page.getByRole('option', { name: /^Aisle A.*5/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^A-02.*3/ })).toBeVisible();
    await page.getByRole('option', { name: /^Aisle B.*1/ }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ bin: ['B'] });
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /^Brand/ }).click();
    const gone = page.getByRole('option', { name: /^Gone.*0/ });
    await expect.element(gone).toHaveAttribute('aria-selected', 'true');
    // Without a value the filter leaves the address.
    await gone.click();
    expect(onChange).toHaveBeenLastCalledWith({ brand: undefined });
    onChange.mockClear();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Clear Brand' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ brand: undefined });
  },
);

test('a picker is told how many pairs have come, and shows them when it suits', { tags: 'W-09' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  screen.state.picks.arrived = ['21', '22'];
  open(screen);
  await page.getByRole('button', { name: 'Show 2 new pairs' }).click();
  expect(screen.calls).toContainEqual(['picks.showArrived']);
  screen.state.picks.arrived = [];
  await expect.element(page.getByRole('button', { name: /^Show . new/ })).not.toBeInTheDocument();
});

test('a line that a colleague holds names the colleague and offers no check-out', { tags: 'W-10' }, async () => {
  const screen = createScreenApp();
  const holder = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };
  const heldAt = new Date(screen.clock.now()).toISOString();
  fill(screen.state.picks, [row(), row({ lineId: '12', productName: 'Tarn Fell Runner', holder, heldAt })]);
  open(screen);
  const held = rows.filter({ hasText: 'Tarn Fell Runner' });
  await expect.element(held).toHaveTextContent('Petra Lindqvist');
  await expect.element(held.getByRole('button', { name: /^Check out/ })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Pick this request' }).click();
  expect(screen.calls).toContainEqual(['picks.take', '48213']);
});

test('a write that waited and was refused is said on the page of the picks', { tags: ['W-13', 'W-14'] }, async () => {
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
