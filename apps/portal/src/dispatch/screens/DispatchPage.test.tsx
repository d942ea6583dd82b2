import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { deferred, requestLine } from '../../../test/support.ts';
import { DispatchPage } from './DispatchPage.tsx';

const list = page.getByRole('list', { name: 'Pairs that are checked out' });

const out = (at: number) => {
  const lineId = `${at}`;
  const over = { lineId, status: 'checkedout', productName: `Product ${at}`, checkedOutBy: 'Dario Vance' } as const;
  return [lineId, requestLine({ ...over, checkedOutAt: '2025-11-21T14:30:00Z' })] as const;
};

function open(screen: ReturnType<typeof createScreenApp>) {
  const [onBack, onOpen, onChange, onEndOfDay] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { app, dispatch } = screen;
  const { push } = openScreen(
    app,
    <DispatchPage {...{ dispatch, onBack, onOpen, onChange, onEndOfDay }} />,
    '/warehouse/view-dispatch',
  );
  return { onBack, onOpen, onChange, push };
}

test('before the list is read it is not called empty', { tags: 'W-04' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(page.getByRole('button', { name: 'Back to list' })).toBeVisible();
  await expect.element(page.getByText('No products checked out.')).not.toBeInTheDocument();
  fill(screen.state.dispatch, []);
  await expect.element(page.getByText('No products checked out.')).toBeVisible();
});

test('both buttons to the list leave the dispatch', { tags: 'R-07' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, []);
  const { onBack } = open(screen);
  await page.getByRole('main').getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Back to list' }).click();
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(screen.calls.filter(([action]) => action === 'picks.toggleRequestDetails')).toHaveLength(2);
});

test('a dispatch that cannot be read shows why, and is read again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  screen.state.dispatch.error = 'The store is busy.';
  open(screen);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The store is busy.');
  await page.getByRole('button', { name: /again/i }).click();
  expect(screen.calls).toContainEqual(['dispatch.load']);
});

test('a missing further page is read alone', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)], 2);
  Object.assign(screen.state.dispatch, { error: 'The store is busy.', isMoreMissing: true });
  open(screen);
  await page.getByRole('button', { name: /again/i }).click();
  expect(screen.calls).toContainEqual(['dispatch.loadMore']);
  expect(screen.calls).not.toContainEqual(['dispatch.load']);
});

test('of 500 pairs only the visible ones are drawn, with their positions of all', { tags: 'W-04' }, async () => {
  const screen = createScreenApp();
  fill(
    screen.state.dispatch,
    Array.from({ length: 500 }, (_, at) => out(at)),
  );
  open(screen);
  const first = list.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-setsize', '500');
  expect(list.getByRole('listitem').elements().length).toBeLessThan(40);
});

test('a pair shows to whom and since when it is out, and its age grows', { tags: 'W-04' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  const { onOpen } = open(screen);
  const card = list.getByRole('article');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Out now 1' })).toBeVisible();
  await expect.element(card).toHaveTextContent('Maren Okafor');
  await expect.element(card.getByRole('time')).toHaveTextContent('2 min');
  screen.clock.pass(5 * 60_000);
  await expect.element(card.getByRole('time')).toHaveTextContent('7 min');
  await card.getByRole('button', { name: 'Product 1', exact: true }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Open request' }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('48213');
});

test('pairs of one customer are chosen together, handed over and left out', { tags: 'W-11' }, async () => {
  const deliverAll = vi.fn(async () => []);
  const screen = createScreenApp({ dispatch: { deliverAll, takeBackAll: async () => ['2'] } });
  screen.state.auth.role = 'Warehouse_Admin';
  screen.state.dispatch.spots = ['Bench 3'];
  const customer = (at: number): ReturnType<typeof out> => {
    const [id, line] = out(at);
    return [id, { ...line, customerNumber: 112 }];
  };
  fill(screen.state.dispatch, [customer(1), customer(2), out(3)]);
  open(screen);
  await page.getByRole('button', { name: 'Choose all 2' }).click();
  const panel = page.getByRole('complementary', { name: 'Pair' });
  await expect.element(panel.getByRole('heading', { name: '2 pairs' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Product 3, size 10.5' }).click({ force: true });
  await panel.getByRole('button', { name: 'Leave out Product 1, size 10.5' }).click();
  await expect.element(panel.getByRole('button', { name: 'Hand over 2 pairs' })).toBeDisabled();
  await panel.getByText('Bench 3', { exact: true }).click();
  await panel.getByRole('button', { name: 'Hand over 2 pairs' }).click();
  expect(deliverAll).toHaveBeenCalledExactlyOnceWith(['2', '3'], { spot: 'Bench 3' });
  await page.getByRole('button', { name: 'Choose all 2' }).click();
  await expect.element(panel.getByRole('button', { name: 'Sold, all 2' })).toBeVisible();
  await panel.getByRole('button', { name: 'Take back 2' }).click();
  // The refused line stays chosen.
  await expect.element(panel.getByRole('heading', { name: '1 pair' })).toBeVisible();
});

test('a pair that was brought to a spot shows the spot, not the associate', { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  const [id, line] = out(1);
  const [other, unplaced] = out(2);
  fill(screen.state.dispatch, [
    [id, { ...line, placedBy: 'Maren Okafor', deliveredTo: 'Fitting room 2' }],
    [other, { ...unplaced, placedBy: null, requestId: null, sentBackAt: '2025-11-21T14:31:00Z' }],
  ]);
  open(screen);
  const [first, second] = [list.getByRole('article').first(), list.getByRole('article').last()];
  await expect.element(first).toHaveTextContent('Fitting room 2');
  await expect.element(first).not.toHaveTextContent('Coming back');
  // Without an associate it is out for the kiosk that requested it; without a request there is none to open.
  await expect.element(second).toHaveTextContent('Kiosk Front door');
  await expect.element(second).toHaveTextContent('Coming back');
  await second.getByRole('button', { name: 'Product 2', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Pair' });
  await expect.element(panel).toHaveTextContent('The associate is sending it back.');
  await expect.element(panel.getByRole('button', { name: 'Open request' })).not.toBeInTheDocument();
});

test('at the end of the list its next page is read, once', { tags: 'W-04' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1), out(2)], 3);
  open(screen);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(screen.calls.filter(([action]) => action === 'dispatch.loadMore')).toHaveLength(1);
});

test('the dispatch is filtered by person, and the filter is cleared', { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  Object.assign(screen.state.dispatch, {
    people: [
      { id: 'ines', name: 'Ines Calloway', hasPhoto: false },
      { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false },
    ],
  });
  const { onChange } = open(screen);
  await page.getByRole('button', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Petra Lindqvist' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ owners: ['petra'] });
  screen.state.dispatch.view.owners = ['petra'];
  await page.getByRole('option', { name: 'Petra Lindqvist' }).click();
  // Without a person the filter leaves the address.
  expect(onChange).toHaveBeenLastCalledWith({ owners: undefined });
  await userEvent.keyboard('{Escape}');
  onChange.mockClear();
  await page.getByRole('button', { name: 'Clear Person' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ owners: undefined });
});

test('at 820 px a pair opens in a sheet, and Escape closes it', { tags: 'W-11' }, async () => {
  await page.viewport(820, 1180);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  open(screen);
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pair' });
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a write that waits is marked on its own pair, not while it is just being sent', { tags: 'W-13' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1), out(2)]);
  const entry = (id: number, lineId: string) => ({
    id,
    at: screen.clock.now(),
    operation: 'checkIn',
    input: { locationId: 'loc-1', lineId, barcode: '2048177304161' },
    label: { name: 'Product', size: '9' },
    subjects: [`line ${lineId}`],
  });
  screen.state.outbox.entries = [entry(7, '5'), entry(8, '2')] as never;
  open(screen);
  const mark = (at: number) => list.getByRole('article').nth(at).getByRole('status');
  await expect.element(list.getByRole('article')).toHaveLength(2);
  await expect.element(mark(1)).not.toBeInTheDocument();
  screen.state.outbox.nextTryAt = 1;
  await expect.element(mark(1)).toHaveTextContent(/2.*Check in/);
  await expect.element(mark(0)).not.toBeInTheDocument();
});

test('a person chosen for one pair is not chosen for the next', { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1), out(2)]);
  screen.state.dispatch.spots = ['Fitting room 2'];
  open(screen);
  const panel = page.getByRole('complementary', { name: 'Pair' });
  const handOver = panel.getByRole('button', { name: /^Hand over/ });
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  await panel.getByText('Fitting room 2').click();
  await expect.element(handOver).toBeEnabled();
  await list.getByRole('button', { name: 'Product 2', exact: true }).click();
  await expect.element(panel.getByRole('heading', { name: 'Product 2, size 10.5' })).toBeVisible();
  await expect.element(handOver).toBeDisabled();
});

test(
  'a write that waited and was refused says so on the page, until the page is left',
  { tags: ['W-13', 'W-14'] },
  async () => {
    const listeners = new Set<unknown>();
    const onRefusal = (listener: unknown) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const screen = createScreenApp({ outbox: { onRefusal } });
    fill(screen.state.dispatch, [out(1)]);
    const { push } = open(screen);
    await expect.element(list.getByRole('article')).toBeVisible();
    expect([...listeners]).toEqual([screen.dispatch.showRefusal]);
    push('/warehouse');
    await expect.poll(() => listeners.size).toBe(0);
  },
);

test('a pair that is out longer than the configuration allows is late', { tags: 'K-11' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  open(screen);
  const card = list.getByRole('article');
  await expect.element(card.getByRole('time')).toHaveTextContent('2 min');
  await expect.element(card).not.toHaveTextContent('Find it');
  screen.clock.pass(8 * 60_000);
  await expect.element(card).toHaveTextContent('Find it');
});

test('while one answer for a pair is sent, the other one is off', { tags: 'W-11' }, async () => {
  const answer = deferred<boolean>();
  const screen = createScreenApp({ dispatch: { deliver: () => answer.promise } });
  fill(screen.state.dispatch, [out(1)]);
  screen.state.dispatch.spots = ['Fitting room 2'];
  open(screen);
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Pair' });
  await panel.getByText('Fitting room 2').click();
  await panel.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(panel.getByRole('button', { name: 'Sending' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Take back' })).toBeDisabled();
  answer.resolve(false);
  await expect.element(panel.getByRole('button', { name: 'Take back' })).toBeEnabled();
  // After a refusal the answer can be given again.
  await expect.element(panel.getByRole('button', { name: 'Hand over' })).toBeEnabled();
});

test('a pair is handed over to a person or a spot, or taken back', { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  Object.assign(screen.state.dispatch, {
    people: [{ id: 'ines', name: 'Ines Calloway', hasPhoto: false }],
    spots: ['Fitting room 2'],
  });
  const { onChange } = open(screen);
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Pair' });
  await expect.element(panel.getByRole('button', { name: 'Hand over' })).toBeDisabled();
  await panel.getByText('Fitting room 2').click();
  await panel.getByRole('button', { name: 'Hand over' }).click();
  expect(screen.calls).toContainEqual(['dispatch.deliver', '1', { spot: 'Fitting room 2' }]);
  await expect.element(panel).not.toBeInTheDocument();
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  await panel.getByText('Ines').click();
  await panel.getByRole('button', { name: 'Hand over to Ines' }).click();
  expect(screen.calls).toContainEqual(['dispatch.deliver', '1', { personId: 'ines' }]);
  await expect.element(panel).not.toBeInTheDocument();
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  await panel.getByRole('button', { name: 'Take back' }).click();
  expect(screen.calls).toContainEqual(['dispatch.takeBack', '1']);
  await page.getByText('Newest first').click();
  expect(onChange).toHaveBeenCalledWith({ sort: 'newest' });
});

test(
  'a Warehouse_Admin sells a pair by its order number, and a picker cannot',
  { tags: ['W-11', 'Z-12'] },
  async () => {
    const pair = { productName: 'Product 1', size: '10.5', barcode: '2048177304161', consigned: false };
    const sale = { orderNumber: '1042', isComplete: true, pairs: [pair] };
    const [refused, done] = [deferred<undefined>(), deferred<object>()];
    const sell = vi.fn(() => (sell.mock.calls.length === 1 ? refused : done).promise);
    const screen = createScreenApp({ dispatch: { readSale: async () => sale, sell } });
    fill(screen.state.dispatch, [out(1)]);
    screen.state.auth.role = 'Warehouse_Personal';
    open(screen);
    await list.getByRole('button', { name: 'Product 1', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Pair' });
    await expect.element(panel.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Sold' })).not.toBeInTheDocument();
    screen.state.auth.role = 'Warehouse_Admin';
    await panel.getByRole('button', { name: 'Sold' }).click();
    await page.getByRole('textbox', { name: 'Order number' }).fill('1042');
    const sold = page.getByRole('button', { name: /^Mark (1 pair )?sold$/ });
    await expect.element(sold).toBeDisabled();
    // The second press comes when the pairs are listed; it is not meant for them.
    await page.getByRole('button', { name: 'Check order' }).dblClick();
    await expect.element(page.getByText('Product 1, size 10.5, 2048177304161, owned by the store')).toBeVisible();
    await page.getByRole('button', { name: 'Check order' }).click();
    expect(sell).not.toHaveBeenCalled();
    // Another number has not been checked: it sells nothing.
    await page.getByRole('textbox', { name: 'Order number' }).fill('1043');
    await expect.element(sold).toBeDisabled();
    await expect
      .element(page.getByText('Product 1, size 10.5, 2048177304161, owned by the store'))
      .not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Order number' }).fill('1042');
    const answer = page.getByRole('button', { name: 'Mark 1 pair sold' });
    await answer.click();
    expect(sell).toHaveBeenCalledExactlyOnceWith('1', '1042');
    await expect.element(answer).toHaveAttribute('aria-disabled', 'true');
    // After a refusal the question stays.
    refused.resolve(undefined);
    await expect.element(answer).not.toHaveAttribute('aria-disabled', 'true');
    await answer.click();
    done.resolve({});
    await expect.element(answer).not.toBeInTheDocument();
  },
);

test('without a panel a row offers Take back and Hand over', { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.dispatch, [out(1)]);
  open(screen);
  await list.getByRole('button', { name: 'Take back Product 1, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['dispatch.takeBack', '1']);
  await list.getByRole('button', { name: 'Hand over Product 1, size 10.5' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Pair' })).toBeVisible();
  await expect.element(list.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});

test(
  "a customer's pairs stand above the others, and a scan opens one of them",
  { tags: ['W-04', 'W-11'] },
  async () => {
    const find = vi.fn(async (code: string) => (code === '112' ? '3' : undefined));
    const screen = createScreenApp({ dispatch: { find } });
    const of = (at: number, customerNumber: number) => {
      const [id, line] = out(at);
      return [id, { ...line, customerNumber }] as const;
    };
    fill(screen.state.dispatch, [out(1), of(2, 112), of(3, 112)]);
    open(screen);
    const own = page.getByRole('region', { name: 'Customer 112' });
    await expect.element(own.getByRole('article')).toHaveLength(2);
    await expect.element(page.getByRole('region', { name: 'Others' }).getByRole('article')).toHaveLength(1);
    const field = page.getByRole('textbox', { name: 'Scan a pair, or type a number' });
    await field.fill('113');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('113 is not out. Scan another pair, or type the number.')).toBeVisible();
    await field.fill('112');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Product 3, size 10.5' })).toBeVisible();
  },
);

test("the associate's spot is chosen until the pair is delivered", { tags: 'W-11' }, async () => {
  const screen = createScreenApp();
  const [[id, line], [other, brought]] = [out(1), out(2)];
  fill(screen.state.dispatch, [
    [id, { ...line, spot: 'Bench 2' }],
    [other, { ...brought, spot: 'Bench 2', deliveredTo: 'Ines Calloway' }],
  ]);
  screen.state.dispatch.spots = ['Bench 1', 'Bench 2'];
  open(screen);
  const panel = page.getByRole('complementary', { name: 'Pair' });
  await list.getByRole('button', { name: 'Product 1', exact: true }).click();
  await panel.getByRole('button', { name: 'Hand over at Bench 2' }).click();
  expect(screen.calls).toContainEqual(['dispatch.deliver', '1', { spot: 'Bench 2' }]);
  await list.getByRole('button', { name: 'Product 2', exact: true }).click();
  await expect.element(panel.getByRole('button', { name: 'Hand over' })).toBeDisabled();
});
