import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ar as kit } from '@instore/ui/messages/ar';
import { ref } from 'valtio';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { fillText, requestLine } from '../../../test/support.ts';
import { listOf } from '../picksSearch.ts';
import { LANGUAGES, createSay } from '../../shared/language/language.ts';
import { ar as portal } from '../../app/texts/ar.ts';
import { PageLanguage } from '../../shared/language/PageLanguage.tsx';
import { PickPage } from './PickPage.tsx';
import { main, rows, panel, field, row, open } from '../../../test/picksPage.tsx';

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

test('the panel says when the pair was seen last', { tags: 'M-07' }, async () => {
  const screen = createScreenApp();
  const lastSeen = { at: new Date(screen.clock.now() - 20 * 60_000).toISOString(), as: 'scanned' as const };
  fill(screen.state.picks, [row({ lastSeen })]);
  open(screen);
  await expect.element(panel).toHaveTextContent('Seen 20 min ago: Scanned');
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

test('on a phone the docked next pick is checked out', { tags: 'W-06' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.picks, [row()]);
  open(screen);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  expect(screen.calls).toContainEqual(['picks.checkOutLine', '11']);
});
