import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestLine } from '@instore/api';
import { ar as kit } from '@instore/ui/messages/ar';
import { ref } from 'valtio';
import { createScreenApp, fill, fontSize, openScreen } from '../../../test/screens.tsx';
import { english, fillText, refusedAs, requestLine } from '../../../test/support.ts';
import { NO_FILTERS, listOf } from '../picksSearch.ts';
import { LANGUAGES, createSay } from '../../shared/language/language.ts';
import { type RefusedWrite, explainRefusal } from '../../outbox/explainRefusal.ts';
import { ar as portal } from '../../app/texts/ar.ts';
import { PageLanguage } from '../../shared/language/PageLanguage.tsx';
import { PickPage, type PickPageProps } from './PickPage.tsx';

const main = page.getByRole('main');
const rows = main.getByRole('article');
const panel = page.getByRole('complementary', { name: 'Pair' });
const field = page.getByRole('textbox', { name: 'Scan or type a barcode' });

const row = (over: Partial<RequestLine> = {}) => {
  const line = requestLine(over);
  return [line.lineId, { line, isPending: false }] as const;
};

function open(screen: ReturnType<typeof createScreenApp>, props: Partial<PickPageProps> = {}) {
  const onChange = vi.fn();
  const all = { status: 'request' as const, filters: listOf({}).filters, ...props };
  openScreen(screen.app, <PickPage {...all} onChange={onChange} onPrint={() => undefined} />, '/warehouse');
  return { onChange };
}

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

test('the panel shows the map of the aisle, and no empty space for an unknown aisle', { tags: 'W-08' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row({ otherSize: { size: '44.5', sizeSystem: 'EU' } })]);
  open(screen);
  await expect.element(panel).toHaveTextContent('US M, EU 44.5');
  expect(screen.calls).toContainEqual(['picks.loadBay', 'A-14-03']);
  const height = () => panel.getByText('Aisle A', { exact: false }).first().element().parentElement!.clientHeight;
  const reserved = height();
  screen.state.picks.bays['A-14-03'] = null;
  await expect.poll(height).toBeLessThan(reserved);
});

test('at 820 px a pick opens in a sheet, which is closed again', { tags: 'W-06' }, async () => {
  await page.viewport(820, 1180);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  await rows.getByRole('button', { name: /^Halden Court 82/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Pair' });
  await expect.element(sheet).toHaveTextContent('A-14-03');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test.each([
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
])('at %i x %i px the actions of a pick are visible without scrolling', { tags: 'W-06' }, async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  const productName = 'Halden Court 82 Anniversary Edition for the Harbour Marathon, second drop';
  fill(screen.state.picks, [row({ productName, customerNumber: 112 })]);
  open(screen);
  if (width < 1024) await rows.getByRole('button', { name: /^Halden Court 82/ }).click();
  const detail = page.getByRole(width < 1024 ? 'dialog' : 'complementary', { name: 'Pair' });
  for (const name of [/^Check out/, /^Not in bin/, 'Pick this request'])
    await expect.element(detail.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
});

test.each([
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
])('at %i x %i px the number of a customer stands above the actions', { tags: 'W-03' }, async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  const productName = 'Halden Court 82 Anniversary Edition for the Harbour Marathon, second drop';
  // The space of the map is reserved: its bay is not read yet.
  fill(screen.state.picks, [row({ productName, customerNumber: 112, otherSize: { size: '44.5', sizeSystem: 'EU' } })]);
  open(screen);
  if (width < 1024) await rows.getByRole('button', { name: /^Halden Court 82/ }).click();
  const detail = page.getByRole(width < 1024 ? 'dialog' : 'complementary', { name: 'Pair' });
  const checkOut = detail.getByRole('button', { name: /^Check out/ });
  await expect.element(checkOut).toBeInViewport({ ratio: 0.99 });
  const { bottom } = detail.getByText('112', { exact: true }).element().getBoundingClientRect();
  expect(bottom).toBeLessThan(checkOut.element().getBoundingClientRect().top - 16);
});

test(
  'at 1024 x 768 px the panel of a pick in Arabic is whole without scrolling',
  { tags: ['W-06', 'O-07'] },
  async () => {
    await page.viewport(1024, 768);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = createScreenApp();
    const { locale } = LANGUAGES.ar;
    const translation = ref({ kit, portal });
    Object.assign(screen.app.language.state, { code: 'ar', locale, translation });
    const arabic = createSay(fillText, { locale, translation });
    const productName = 'Halden Court 82 Anniversary Edition for the Harbour Marathon, second drop';
    fill(screen.state.picks, [row({ productName, customerNumber: 112 })]);
    const { filters } = listOf({});
    const picks = <PickPage status="request" filters={filters} onChange={() => undefined} onPrint={() => undefined} />;
    openScreen(screen.app, <PageLanguage>{picks}</PageLanguage>, '/warehouse');
    const detail = page.getByRole('complementary', { name: arabic('Pair') });
    const action = (name: string) => detail.getByRole('button', { name });
    const notInBin = action(kit.PickDetail['Not in bin']);
    const take = action(arabic('Pick this request'));
    for (const button of [action(kit.PickDetail['Check out']), notInBin, take])
      await expect.element(button).toBeInViewport({ ratio: 0.99 });
    expect(document.documentElement.dir).toBe('rtl');
    const { scrollWidth, clientWidth } = notInBin.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const title of [detail.getByRole('heading', { name: productName }), page.getByRole('heading', { level: 1 })]) {
      expect(title.element().scrollHeight).toBeLessThanOrEqual(title.element().clientHeight);
    }
  },
);

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

test('the panel shows the next pick, and checks out that line', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row(), row({ lineId: '12', productName: 'Tarn Fell Runner' })]);
  open(screen);
  await expect.element(panel).toHaveTextContent('Halden Court 82');
  await expect.element(panel).toHaveTextContent('A-14-03');
  await panel.getByRole('button', { name: /^Check out/ }).click();
  expect(screen.calls).toContainEqual(['picks.checkOutLine', '11']);
  await page.getByRole('button', { name: /^Tarn Fell Runner A-14-03 10\.5/ }).click();
  expect(screen.calls).toContainEqual(['picks.choose', '12']);
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

test("one's own check-out can be undone for two minutes, others only by an admin", { tags: 'W-14' }, async () => {
  const screen = createScreenApp();
  screen.state.auth.user = { user_id: 'dario' } as never;
  const out = { status: 'checkedout', checkedOutAt: new Date(screen.clock.now()).toISOString() } as const;
  fill(screen.state.picks, [
    ['11', { ...row({ ...out, checkedOutById: 'dario' })[1], isLatest: true }],
    row({ ...out, lineId: '12', checkedOutById: 'petra' }),
  ]);
  open(screen);
  const undo = (at: number) => rows.nth(at).getByRole('button', { name: /^Undo/ });
  await undo(0).click();
  expect(screen.calls).toContainEqual(['picks.undoCheckOut', '11']);
  await expect.element(undo(1)).not.toBeInTheDocument();
  // The last one is said to screen readers.
  await expect.element(rows.getByRole('status')).toHaveLength(1);
  await expect.element(rows.first().getByRole('status')).toHaveTextContent('Checked out');
  screen.state.auth.role = 'Warehouse_Admin';
  await expect.element(undo(1)).toBeVisible();
  screen.clock.pass(2 * 60_000);
  await expect.element(undo(0)).not.toBeInTheDocument();
  await expect.element(undo(1)).not.toBeInTheDocument();
});

test('the panel checks in where the list shows checked-out units', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  screen.state.picks.status = 'checkedout';
  fill(screen.state.picks, [row({ status: 'checkedout', checkedOutAt: '2025-11-21T14:40:00Z' })]);
  open(screen, { status: 'checkedout' });
  await expect.element(panel.getByRole('button', { name: /^Check out/ })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: /^Check in/ }).click();
  expect(screen.calls).toContainEqual(['picks.checkIn', '2048177304161']);
});

test(
  'a press changes the list at once, so that the next scan belongs to the new list',
  { tags: ['W-06', 'W-13'] },
  async () => {
    const screen = createScreenApp();
    fill(screen.state.picks, [row()]);
    const { onChange } = open(screen);
    await page.getByText('Checked out', { exact: true }).click();
    expect(screen.calls).toContainEqual(['picks.show', 'checkedout', listOf({}).filters, false]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ status: 'checkedout' });
    // The field says what a scan does now.
    screen.state.picks.status = 'checkedout';
    await expect.element(field).toHaveAttribute('placeholder', 'Scan to check in');
  },
);

test.each([390, 820, 1280])(
  'at %i px a picker reads bins and sizes from a metre: 28 px or more',
  { tags: 'W-02' },
  async (width) => {
    await page.viewport(width, 900);
    const screen = createScreenApp();
    fill(screen.state.picks, [row({ size: '9' }), row({ lineId: '12', bin: 'B-01-02', size: '9' })]);
    open(screen);
    await expect.element(rows).toHaveLength(2);
    for (const text of ['A-14-03', 'B-01-02', '9']) {
      for (const element of rows.getByText(text, { exact: true }).elements()) {
        // The size is drawn, and read out by a hidden text.
        if (element.closest('[aria-hidden]') || text !== '9') expect(fontSize(element)).toBeGreaterThanOrEqual(28);
      }
    }
  },
);

test(
  'a refused scan says what was scanned, what was expected, and what to do',
  { tags: ['W-06', 'W-14'] },
  async () => {
    const screen = createScreenApp();
    fill(screen.state.picks, [row()]);
    const expected = { productName: 'Halden Court 82', size: '9.5', bin: 'A-14-03' };
    screen.state.picks.scan = { error: 'Wrong size: scanned 10, requested 9.5', expected, isPending: false };
    open(screen);
    const next = 'Scan Halden Court 82, size 9.5, from A-14-03, or choose another row.';
    await expect.element(field).toHaveAccessibleDescription(`Wrong size: scanned 10, requested 9.5. ${next}`);
    screen.state.picks.scan.error = 'No pair has the barcode 123.';
    await expect.element(field).toHaveAccessibleDescription(`No pair has the barcode 123. ${next}`);
    screen.state.picks.scan.expected = { ...expected, bin: null };
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        'No pair has the barcode 123. Scan Halden Court 82, size 9.5, or choose another row.',
      );
  },
);

const at = { locationId: 'loc-1', barcode: '2048177304161' };
test.each<[string, RefusedWrite]>([
  [
    'a check-out that has no request',
    {
      operation: 'checkOut',
      input: at,
      failure: refusedAs('Not requested', 'There is no open request for Halden Court 82, size 10.5.'),
    },
  ],
  [
    'a check-in of a pair that is back already',
    { operation: 'checkIn', input: at, failure: refusedAs('Checked in', 'This pair is already checked in.') },
  ],
  [
    'an unknown barcode',
    {
      operation: 'checkIn',
      input: at,
      failure: refusedAs('Unknown barcode', 'No pair has the barcode 2048177304161.'),
    },
  ],
])('the field of a phone shows the whole refusal of %s', { tags: 'W-14' }, async (_, refused) => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  const told = explainRefusal(english, refused);
  screen.state.picks.scan.error = told;
  open(screen);
  await expect.element(field).toHaveAccessibleDescription(told);
  expect(told).toMatch(/^2048177304161 was not checked (in|out): .+\. Expected: .+\. (Put|Check) .+\.$/);
  const note = page.getByText(told).element();
  expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
  expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight + 1);
});

test('a refused scan says why at the field, which stays ready', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  screen.state.picks.scan.error = 'No pair has the barcode 123.';
  open(screen);
  await expect.element(field).toHaveAccessibleDescription(/No pair has the barcode 123\./);
  await field.fill('2048177304161');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.calls).toContainEqual(['picks.scan', '2048177304161']);
  const busy = page.getByRole('progressbar', { name: 'Looking up' });
  await expect.element(busy).not.toBeInTheDocument();
  screen.state.picks.scan.isPending = true;
  await expect.element(busy).toBeVisible();
});

test('a pick whose write waits on this device has no actions until it is sent', { tags: 'W-13' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  const checkOut = panel.getByRole('button', { name: /^Check out/ });
  await expect.element(checkOut).toBeVisible();
  screen.state.picks.rows['11']!.queued = { operation: 'checkOut', number: 1, at: 0 };
  for (const name of [/^Check out/, /^Not in bin/, 'Pick this request'])
    await expect.element(panel.getByRole('button', { name })).not.toBeInTheDocument();
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

test('after a check-in the panel shows where the unit goes back', { tags: 'W-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  const line = requestLine({ lineId: '12', bin: 'C-02-07', productName: 'Tarn Fell Runner' });
  screen.state.picks.panel = { kind: 'putAway', line };
  open(screen);
  await expect.element(panel).toHaveTextContent('Return to bin');
  await expect.element(panel).toHaveTextContent('C-02-07');
  await expect.element(panel).not.toHaveTextContent('Halden Court 82');
  // Where the panel is closed, the field says it, too.
  await expect.element(field).toHaveAccessibleDescription('Return to C-02-07: Tarn Fell Runner, size 10.5');
  // No row is marked as the next one.
  await expect.element(rows.first()).not.toHaveTextContent('Next pick');
  screen.state.picks.panel = { kind: 'putAway', line: { ...line, bin: null } };
  await expect.element(field).toHaveAccessibleDescription('Checked in, no bin: Tarn Fell Runner, size 10.5');
});

test('a missing pair is reported with a reason that says what happens to it', { tags: ['W-03', 'K-12'] }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  await panel.getByRole('button', { name: 'Not in bin' }).click();
  const question = page.getByRole('dialog', { name: 'Not in bin?' });
  await expect.element(question).toHaveTextContent('Halden Court 82, size 10.5');
  await expect.element(question).toHaveTextContent('The pair is marked as missing.');
  await expect.element(question.getByRole('radio', { name: 'Not found' })).toBeChecked();
  await expect.element(question.getByRole('button', { name: 'Report' })).toBeEnabled();
  screen.state.picks.rows['11']!.isPending = true;
  await expect.element(question.getByRole('button', { name: 'Report' })).toHaveAttribute('aria-disabled', 'true');
  screen.state.picks.rows['11']!.isPending = false;
  await question.getByText('Damaged').click();
  await question.getByRole('button', { name: 'Report' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(screen.calls).toContainEqual(['picks.reportNotInBin', '11', 'damaged']);
});

test('the replacement of a missing pair can be reported, too', { tags: 'K-12' }, async () => {
  const screen = createScreenApp();
  const line = { status: 'pending', barcode: '2048177304178', bin: 'B-02-11' } as const;
  fill(screen.state.picks, [row(line)]);
  screen.state.picks.panel = { kind: 'answered', line: requestLine({ lineId: '11', ...line }) };
  open(screen);
  const report = async () => {
    await panel.getByRole('button', { name: 'Not in bin' }).click();
    const question = page.getByRole('dialog', { name: 'Not in bin?' });
    await question.getByRole('button', { name: 'Report' }).click();
    await expect.element(question).not.toBeInTheDocument();
  };
  await report();
  // Also later, under Pending.
  screen.state.picks.panel = { kind: 'pick' };
  screen.state.picks.chosen = '11';
  await report();
  expect(screen.calls.filter(([action]) => action === 'picks.reportNotInBin')).toEqual([
    ['picks.reportNotInBin', '11', 'not found'],
    ['picks.reportNotInBin', '11', 'not found'],
  ]);
});

test.each([390, 820, 1280])(
  'at %i px the instruction for a replacement is not cut',
  { tags: 'K-12' },
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 720));
    const note = 'Pair 2048177304161 was not in A-14-03. Take 2048177304178 from B-02-11.';
    const screen = createScreenApp();
    fill(screen.state.picks, [row({ status: 'pending', note })]);
    open(screen);
    await expect.element(rows.first().getByText(note)).toBeVisible();
    const shown = rows.first().getByText(note).element();
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight);
  },
);

test('the instruction for a replacement is in the language of the page', { tags: ['K-12', 'O-07'] }, async () => {
  const screen = createScreenApp();
  const { locale } = LANGUAGES.ar;
  Object.assign(screen.app.language.state, { code: 'ar', locale, translation: ref({ kit, portal }) });
  const note = 'Pair 2048177304161 is damaged. Take 2048177304178 from the stockroom.';
  const noteText = 'Pair {barcode} is damaged. Take {other} from {place}.';
  const noteValues = { barcode: '2048177304161', other: '2048177304178', place: 'the stockroom' };
  fill(screen.state.picks, [row({ status: 'pending', note, noteText, noteValues })]);
  open(screen);
  const shown = page.getByText(
    'الزوج \u20682048177304161\u2069 تالف. خذ \u20682048177304178\u2069 من \u2068المخزن\u2069.',
  );
  await expect.element(shown).toBeVisible();
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

test('after a report the panel shows the replacement pair or says that there is none', { tags: 'K-12' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  screen.state.picks.panel = { kind: 'answered', line: other };
  open(screen);
  await expect.element(panel).toHaveTextContent('Take this pair instead');
  // The panel shows another pair than that of a row: no row is marked as the next one.
  await expect.element(rows.first().getByRole('button', { name: /^Check out/ })).toBeVisible();
  await panel.getByRole('button', { name: /^Check out/ }).click();
  expect(screen.calls).toContainEqual(['picks.scan', '2048177304178']);
  screen.state.picks.scan.isPending = true;
  await expect.element(panel.getByRole('button', { name: /^Check out/ })).toHaveAttribute('aria-disabled', 'true');
  const line = requestLine({ lineId: '12', status: 'unavailable', barcode: null, bin: null });
  const near = {
    inventoryItemId: 'V2',
    size: '11',
    sizeSystem: 'US M' as const,
    inStock: 2,
    bin: 'A-01-01',
    difference: 0.5,
  };
  screen.state.picks.panel = { kind: 'answered', line, sizes: [near] };
  await expect.element(panel).toHaveTextContent('No other pair is left');
  await expect.element(panel).toHaveTextContent('can offer the customer these sizes');
  await expect.element(panel).toHaveTextContent('Size 11: 2 pairs, first in A-01-01');
  screen.state.picks.panel = { kind: 'answered', line, sizes: [{ ...near, bin: null }] };
  await expect.element(panel.getByText('Size 11: 2 pairs', { exact: true })).toBeVisible();
  screen.state.picks.panel = { kind: 'answered', line, sizes: [] };
  await expect.element(panel).toHaveTextContent('No near size is in stock here.');
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(screen.calls).toContainEqual(['picks.choose', undefined]);
});

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

test('the panel of a line that a colleague holds offers neither check-out nor report', { tags: 'W-10' }, async () => {
  const screen = createScreenApp();
  const holder = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };
  const heldAt = new Date(screen.clock.now()).toISOString();
  fill(screen.state.picks, [row({ holder, heldAt })]);
  screen.state.picks.chosen = '11';
  open(screen);
  await expect.element(panel).toHaveTextContent('Petra Lindqvist picks this request.');
  for (const name of [/^Check out/, /^Not/]) {
    await expect.element(panel.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('waiting writes are listed in order, and each conflict is answered on its own', { tags: 'W-13' }, async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  const entry = (id: number, over: object = {}) => ({
    id,
    personId: 'dario',
    key: `key-${id}`,
    at: screen.clock.now(),
    operation: 'checkOut',
    input: { locationId: 'loc-1', lineId: '11', barcode: '2048177304161' },
    intent: `check out ${id}`,
    subjects: [`line ${id}`],
    label: { name: `Product ${id}`, size: '9', bin: 'A-01-01' },
    ...over,
  });
  const conflict = {
    reason: 'refused',
    kind: 'conflict',
    title: 'Checked out',
    message: 'Petra Lindqvist already checked this pair out for request 48213.',
    at: screen.clock.now(),
  };
  Object.assign(screen.state.outbox, { entries: [entry(1, { conflict }), entry(2)], nextTryAt: 1, others: 1 });
  open(screen);
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('Product 2');
  // In the header.
  await expect.element(page.getByText('1 waiting', { exact: true })).toBeVisible();
  const card = panel.getByRole('article', { name: 'Product 1' });
  await expect.element(card).toHaveTextContent('Do you have the box in your hands?');
  await card.getByRole('button', { name: 'I have it, make it mine' }).click();
  expect(screen.calls).toContainEqual([
    'outbox.replace',
    1,
    {
      operation: 'takeOverCheckOut',
      input: { locationId: 'loc-1', lineId: '11', barcode: '2048177304161' },
    },
  ]);
  await expect.element(page.getByText('1 action is kept on this device and sent in order.')).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  expect(screen.calls).toContainEqual(['outbox.sendNow']);
  screen.state.outbox.sending = 3;
  screen.state.outbox.entries = [...screen.state.outbox.entries, entry(3)] as never;
  await expect.element(panel.getByRole('listitem').nth(1).getByLabelText('Sending')).toBeInTheDocument();
  await expect.element(panel.getByRole('listitem').first().getByLabelText('Sending')).not.toBeInTheDocument();
  const above = main.getByRole('article', { name: 'Product 1' });
  await expect.element(above).not.toBeInTheDocument();
  await page.viewport(820, 900);
  await expect.element(above).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByText('The server is not answering. Keep picking.')).toBeVisible();
  screen.state.connection.kind = 'offline';
  await expect.element(page.getByText('You are offline. Keep picking.')).toBeVisible();
  // A write that is just being sent does not wait.
  screen.state.connection.kind = 'live';
  Object.assign(screen.state.outbox, { entries: [entry(2)], nextTryAt: undefined });
  await expect.element(panel).toHaveTextContent('Halden Court 82');
  await expect.element(panel.getByRole('listitem')).not.toBeInTheDocument();
  // Writes that wait do not replace a chosen line.
  screen.state.outbox.nextTryAt = 1;
  await expect.element(panel.getByRole('listitem')).toBeVisible();
  screen.state.picks.chosen = '11';
  await expect.element(panel.getByRole('listitem')).not.toBeInTheDocument();
  // Only the writes of a colleague still wait on this device.
  await expect.element(page.getByText('Work of a colleague waits here')).not.toBeInTheDocument();
  Object.assign(screen.state.outbox, { entries: [], nextTryAt: undefined });
  await expect.element(page.getByText('Work of a colleague waits here')).toBeVisible();
  await expect.element(page.getByText(/^1 action of a colleague waits on this device\./)).toBeVisible();
  screen.state.outbox.others = 0;
  await expect.element(page.getByText('Work of a colleague waits here')).not.toBeInTheDocument();
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

const VIEWS = [
  { width: 1280, height: 800, count: 5 },
  { width: 1024, height: 768, count: 6 },
  { width: 390, height: 844, count: 5 },
].flatMap((view) => [
  { ...view, aisles: 'two aisles', bins: ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B'] },
  { ...view, aisles: 'four aisles', bins: ['A', 'B', 'B', 'C', 'D', 'D', 'D', 'D', 'D'] },
  { ...view, aisles: 'an aisle for each', bins: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] },
]);
test.each(VIEWS)(
  'at $width x $height px $count picks of $aisles are whole in sight',
  { tags: ['W-02', 'W-06'] },
  async ({ width, height, count, bins }) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = createScreenApp();
    const over = { placedBy: 'Maren Okafor', requestedBy: 'Kiosk Front door', spot: 'Bench 2', customerNumber: 112 };
    fill(
      screen.state.picks,
      bins.map((aisle, index) => row({ ...over, lineId: `${index}`, bin: `${aisle}-14-0${index}`, tryOutItem: true })),
    );
    open(screen);
    await expect.element(rows).toHaveLength(9);
    const bottom = () => page.getByRole('main').element().getBoundingClientRect().bottom;
    await expect
      .poll(() => rows.elements().filter((shown) => shown.getBoundingClientRect().bottom <= bottom()).length)
      .toBeGreaterThanOrEqual(count);
  },
);

test('on a phone the docked next pick is checked out', { tags: 'W-06' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  expect(screen.calls).toContainEqual(['picks.checkOutLine', '11']);
});
