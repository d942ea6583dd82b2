import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { canalStreet, requestLine } from '../../../test/support.ts';
import type { KioskRequestsStore } from '../../kiosk-requests/kioskRequests.ts';
import { rows, button, cart, open } from '../../../test/requestsPage.tsx';

const alert = page.getByRole('main').getByRole('alert');

test('while the lines are read, the page shows neither an empty list nor a failure', { tags: 'Z-07' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();
  await expect.element(page.getByText('No requests yet.')).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
  screen.state.requestLines.isKnown = true;
  await expect.element(page.getByText('No requests yet.')).toBeVisible();
});

test('search and scan fields wait for the location, and a press opens the search', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.stores, { status: 'loading', location: undefined });
  open(screen);
  const field = cart.getByRole('textbox', { name: 'Scan a box to add it here' });
  await button('Search or scan a barcode').first().click();
  await expect.element(page.getByRole('dialog', { name: 'Search or scan a barcode' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  Object.assign(screen.state.stores, { status: 'ready', location: canalStreet });
  await expect.element(field).toBeVisible();
});

test.each([
  { status: '1', title: 'No requests yet.', action: 'Refresh', leadsTo: undefined },
  { status: '2', title: 'No pending requests.', action: 'Show requests', leadsTo: '1' },
  { status: '3', title: 'No products checked out.', action: 'Show pending', leadsTo: '2' },
] as const)(
  'an empty list says "$title" and its button leads further',
  { tags: 'Z-07' },
  async ({ status, title, action, leadsTo }) => {
    const screen = createScreenApp();
    fill(screen.state.requestLines, []);
    const { onStatusChange } = open(screen, status);
    await expect.element(page.getByText(title)).toBeVisible();
    await button(action).click();
    if (leadsTo) expect(onStatusChange).toHaveBeenCalledExactlyOnceWith(leadsTo);
    else expect(screen.calls).toContainEqual(['requestLines.load', status]);
  },
);

test('a list that cannot be read shows why, and a button that reads it again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  screen.state.requestLines.error = 'The store is busy.';
  open(screen, '2');
  await expect.element(alert).toHaveTextContent('The requests could not be loaded');
  await expect.element(alert).toHaveTextContent('The store is busy.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['requestLines.load', '2']);
});

test('a failed refresh keeps the lines, and a failed "Show more" reads only its page', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  const { requestLines } = screen.state;
  fill(requestLines, [['11', requestLine()]], 45);
  requestLines.error = 'The store is busy.';
  open(screen);
  await expect.element(alert).toHaveTextContent('The store is busy.');
  // One line: the rows stay in view.
  expect(alert.element().getBoundingClientRect().height).toBeLessThan(72);
  await expect.element(rows).toHaveLength(1);
  await expect.element(button('Show more')).toBeVisible();
  requestLines.isMoreMissing = true;
  await expect.element(button('Show more')).not.toBeInTheDocument();
  // Also while the shown lines are refreshed.
  requestLines.isLoading = true;
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['requestLines.loadMore']);
});

test('of many lines a page is shown, and "Show more" reads the next one', { tags: 'Z-07' }, async () => {
  const screen = createScreenApp();
  const lines = Array.from({ length: 100 }, (_, at) => requestLine({ lineId: `${at}` }));
  fill(
    screen.state.requestLines,
    lines.map((line) => [line.lineId, line]),
    250,
  );
  open(screen);
  await expect.element(rows.first()).toBeVisible();
  // Only the visible ones are drawn.
  expect(rows.elements().length).toBeLessThan(40);
  await button('Show more').click();
  expect(screen.calls).toContainEqual(['requestLines.loadMore']);
});

test('"Show more" can be pressed once while the lines are refreshed', { tags: 'Z-07' }, async () => {
  const screen = createScreenApp();
  const { requestLines } = screen.state;
  fill(requestLines, [['11', requestLine()]], 45);
  requestLines.isLoading = true;
  open(screen);
  await button('Show more').click();
  expect(screen.calls).toContainEqual(['requestLines.loadMore']);
  requestLines.isMoreLoading = true;
  await expect.element(button('Show more')).toHaveAttribute('aria-disabled', 'true');
});

test('without a network the lines stay, and the header says that the user is offline', { tags: 'L-04' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.requestLines, [['11', requestLine()]]);
  open(screen);
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  screen.state.connection.kind = 'offline';
  await expect.element(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test('the tabs show the counts of the store', { tags: 'Z-07' }, async () => {
  const screen = createScreenApp();
  screen.state.requestLines.counts = { request: 3, pending: 14, checkedout: 0 };
  const { onStatusChange } = open(screen);
  await expect.element(page.getByRole('tab', { name: 'Request 3' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: 'Checked out 0' })).toBeVisible();
  await page.getByRole('tab', { name: 'Pending 14' }).click();
  expect(onStatusChange).toHaveBeenCalledExactlyOnceWith('2');
});

test.each([390, 820])(
  'at %i px a line opens in a sheet, and Escape leaves it for the list',
  { tags: ['Z-07', 'Z-09'] },
  async (width) => {
    await page.viewport(width, 1180);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = createScreenApp();
    fill(screen.state.requestLines, [['11', requestLine({ status: 'pending' })]]);
    open(screen, '2');
    await rows.first().getByRole('heading').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Halden Court 82' });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(rows.first()).toBeVisible();
  },
);

test('the row of a colleague nudges the picker once it has waited', { tags: 'K-11' }, async () => {
  const screen = createScreenApp();
  const owner = { id: 'ines', name: 'Ines Calloway', hasPhoto: false };
  const placedAt = new Date(screen.clock.now() - 5 * 60_000).toISOString();
  fill(screen.state.requestLines, [
    ['11', requestLine({ owner, placedAt })],
    ['12', requestLine({ owner, lineId: '12', productName: 'Tarn Fell Runner', placedAt: '2025-11-21T14:31:00Z' })],
  ]);
  open(screen, '2');
  const nudge = page.getByRole('button', { name: /^Nudge/ });
  await expect.element(nudge).toHaveAccessibleName(/Halden Court 82/);
  await nudge.click();
  expect(screen.calls).toContainEqual(['requestLines.nudge', '11']);
});

test.each([
  { whose: 'mine', title: 'Mine 1' },
  { whose: 'all', title: 'Accepted 1' },
] as const)(
  'lines without an associate are a group above $title, with Accept',
  { tags: 'Z-09' },
  async ({ whose, title }) => {
    const accepted: string[] = [];
    const screen = createScreenApp();
    const { shoesize } = screen.app.opened;
    shoesize!.openKioskRequests = async () =>
      ({ acceptListed: async (id: string) => void accepted.push(id) }) as unknown as KioskRequestsStore;
    const { requestLines } = screen.state;
    const asked = new Date(screen.clock.now() - 4 * 60_000).toISOString();
    const open1 = { status: 'waiting', owner: null, tryoutItemId: 'T7', requestedAt: asked } as const;
    fill(requestLines, [
      ['21', requestLine({ lineId: '21', ...open1 })],
      ['22', requestLine({ lineId: '22', ...open1 })],
      ['11', requestLine({ lineId: '11' })],
    ]);
    Object.assign(requestLines, { whose, whoseCounts: { mine: 1, all: 3, waiting: 2 } });
    open(screen);
    const group = page.getByRole('region', { name: 'Nobody yet 2' });
    await expect.element(group.getByRole('article')).toHaveLength(2);
    await expect.element(group).toHaveTextContent('longest 4 min');
    await expect.element(page.getByRole('region', { name: title }).getByRole('article')).toHaveLength(1);
    await group
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await expect.poll(() => accepted).toEqual(['T7']);
  },
);

test('a pair that is out is sent back from its row', { tags: 'Z-12' }, async () => {
  const screen = createScreenApp();
  const out = { status: 'checkedout', checkedOutAt: '2025-11-21T14:31:00Z' } as const;
  fill(screen.state.requestLines, [
    ['11', requestLine(out)],
    ['12', requestLine({ ...out, lineId: '12', productName: 'Tarn Fell Runner' })],
  ]);
  open(screen, '3');
  await page.getByRole('button', { name: /^Send back: Tarn Fell Runner/ }).click();
  expect(screen.calls.filter(([action]) => action === 'requestLines.sendBack')).toEqual([
    ['requestLines.sendBack', '12'],
  ]);
});

test('a placed line is cancelled after a question, and only that line', { tags: 'Z-04' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.requestLines, [
    ['11', requestLine({ status: 'pending' })],
    ['12', requestLine({ lineId: '12', status: 'pending', productName: 'Tarn Fell Runner' })],
  ]);
  open(screen, '2');
  await page
    .getByRole('article', { name: /Tarn Fell Runner/ })
    .getByRole('button', { name: /Cancel Request/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Request?' });
  await expect.element(question).toHaveTextContent('Tarn Fell Runner, size 10.5');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(screen.calls.map(([action]) => action)).not.toContain('requestLines.cancel');
  await page
    .getByRole('article', { name: /Tarn Fell Runner/ })
    .getByRole('button', { name: /Cancel Request/ })
    .click();
  await question.getByRole('button', { name: 'Cancel Request' }).click();
  expect(screen.calls).toContainEqual(['requestLines.cancel', '12']);
});

test('the placed line of a colleague has no button that cancels it', { tags: ['Z-04', 'K-11'] }, async () => {
  const screen = createScreenApp();
  const owner = { id: 'ines', name: 'Ines Calloway', hasPhoto: false };
  fill(screen.state.requestLines, [
    ['11', requestLine({ status: 'pending' })],
    ['12', requestLine({ lineId: '12', status: 'pending', productName: 'Tarn Fell Runner', owner })],
  ]);
  screen.state.requestLines.whose = 'all';
  open(screen, '2');
  const cancel = page.getByRole('button', { name: /Cancel Request/ });
  await expect.element(rows.filter({ hasText: 'Ines Calloway' })).toBeVisible();
  await expect.element(cancel).toHaveAccessibleName(/Halden Court 82/);
});

test('a line of a colleague without a pair in stock offers no other size', { tags: 'K-12' }, async () => {
  const owner = { id: 'ines', name: 'Ines Calloway', hasPhoto: false };
  const screen = createScreenApp();
  fill(screen.state.requestLines, [['11', requestLine({ status: 'accepted', barcode: null, owner })]]);
  open(screen);
  await expect.element(rows).toHaveTextContent('Not available');
  await expect.element(page.getByRole('button', { name: /^Choose another size/ })).not.toBeInTheDocument();
});

test(
  'of two pairs that are out, only the own one can be handed over or sent back',
  { tags: ['Z-09', 'Z-12'] },
  async () => {
    const screen = createScreenApp();
    const out = { status: 'checkedout', checkedOutAt: '2025-11-21T14:31:00Z' } as const;
    const ines = { id: '1003', name: 'Ines Calloway', hasPhoto: false };
    fill(screen.state.requestLines, [
      ['11', requestLine(out)],
      ['12', requestLine({ ...out, lineId: '12', productName: 'Tarn Fell Runner', owner: ines })],
    ]);
    open(screen, '3');
    // The button in the row.
    const back = page.getByRole('button', { name: /^Send back: / });
    await expect.element(rows.filter({ hasText: 'Ines Calloway' })).toBeVisible();
    await expect.element(back).toHaveAccessibleName(/Halden Court 82/);
    for (const [name, count] of [
      ['Halden Court 82', 1],
      ['Tarn Fell Runner', 0],
    ] as const) {
      await rows.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const panel = page.getByRole('region', { name, exact: true });
      await expect.element(panel).toHaveTextContent('Checked out by');
      for (const action of ['Handed over', 'Send back'])
        await expect.element(panel.getByRole('button', { name: action })).toHaveLength(count);
    }
  },
);

test('Back is offered only to a user who came from another page, and leads there', { tags: 'R-06' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  await expect.element(button('Back')).not.toBeInTheDocument();
  screen.state.stores.hasBack = true;
  await button('Back').click();
  expect(screen.calls).toContainEqual(['stores.setBack', false]);
});

test('if the locations cannot be read, the header stays and the page says so', { tags: 'R-08' }, async () => {
  const screen = createScreenApp();
  screen.state.stores.status = 'failed';
  open(screen);
  await expect.element(alert).toHaveTextContent('Your stores and locations could not be loaded.');
  await expect.element(page.getByRole('banner')).toBeVisible();
});

test("one's own face is left out in Mine, where the SKU is, and shown in All", { tags: 'Z-09' }, async () => {
  const screen = createScreenApp();
  screen.state.auth.user = { user_id: '1001' } as never;
  const owner = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
  fill(screen.state.requestLines, [['11', requestLine({ owner, status: 'checkedout' })]]);
  open(screen, '3');
  await expect.element(rows.getByText('HC82-104-CF')).toBeVisible();
  await expect.element(rows.getByText('Maren Okafor')).not.toBeInTheDocument();
  screen.state.requestLines.whose = 'all';
  await expect.element(rows.getByText('Maren Okafor')).toBeVisible();
});
