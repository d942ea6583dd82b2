import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { canalStreet, requestLine } from '../../../test/support.ts';
import { RequestDetailsPage } from './RequestDetailsPage.tsx';

const main = page.getByRole('main');

function open(screen: ReturnType<typeof createScreenApp>, requestId = '48213') {
  const onBack = vi.fn();
  openScreen(
    screen.app,
    <RequestDetailsPage requestId={requestId} lineId="11" onBack={onBack} />,
    '/warehouse/request-details',
  );
  return { onBack };
}

/** A request of two lines that was read. */
function withRequest(screen: ReturnType<typeof createScreenApp>): void {
  const lines = [requestLine(), requestLine({ lineId: '12', productName: 'Tarn Fell Runner' })];
  fill(
    screen.state.picks,
    lines.map((line) => [line.lineId, { line, isPending: false }]),
  );
  screen.state.picks.requestDetails = {
    requestId: '48213',
    placedBy: 'Maren Okafor',
    placedAt: '2025-11-21T14:31:00Z',
    location: canalStreet,
    lines,
  } as never;
}

test('while the request is read, the page names it and shows no line', { tags: 'W-03' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Request 48213' })).toBeVisible();
  await expect.element(main.getByRole('article')).toHaveLength(0);
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
  withRequest(screen);
  await expect.element(main.getByRole('article')).toHaveLength(2);
  await expect.element(main).toHaveTextContent('Request 48213, Maren Okafor');
  await expect.element(main).toHaveTextContent('2 in this request');
  // Its notifications are done [N-05].
  expect(screen.calls.filter(([action]) => action === 'common.onHandled')).toEqual([
    ['common.onHandled', [{ name: 'Request', id: '48213' }]],
  ]);
});

test('a request that cannot be read shows why, and the same line is opened again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  screen.state.picks.error = 'The store is busy.';
  open(screen);
  await expect.element(main.getByRole('alert')).toHaveTextContent('The request could not be loaded');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['picks.loadRequest', '48213', '11']);
  screen.state.picks.isLoading = true;
  await expect.element(main.getByRole('alert').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

test('a failed refresh keeps the lines', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  withRequest(screen);
  screen.state.picks.error = 'You are offline. Nothing was sent.';
  open(screen);
  await expect.element(main.getByRole('alert').first()).toHaveTextContent('You are offline. Nothing was sent.');
  await expect.element(main.getByRole('article')).toHaveLength(2);
});

test('a conflict is shown once: in the panel, or above the lines if it shows a line', { tags: 'W-13' }, async () => {
  const screen = createScreenApp();
  withRequest(screen);
  screen.state.outbox.entries = [
    {
      id: 1,
      at: screen.clock.now(),
      operation: 'checkIn',
      input: { locationId: 'loc-1', barcode: '2048177304161' },
      subjects: [],
      label: { name: 'Product 1', size: '9' },
      conflict: { reason: 'refused', kind: 'conflict', title: 'Checked in', at: screen.clock.now() },
    },
  ] as never;
  open(screen);
  const card = page.getByRole('article', { name: 'Product 1' });
  await expect.element(page.getByRole('complementary', { name: 'Pair' }).getByRole('article')).toBeVisible();
  await expect.element(card).toHaveLength(1);
  screen.state.picks.chosen = '11';
  await expect.element(main.getByRole('article', { name: 'Product 1' })).toBeVisible();
});

test.each([
  ['48213', 'There is no request 48213 here.'],
  ['', 'No request selected.'],
])(
  'request "%s" that does not exist is not retried, and a button leads to the list',
  { tags: 'R-07' },
  async (id, text) => {
    const screen = createScreenApp();
    screen.state.picks.isMissing = true;
    const { onBack } = open(screen, id);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await main.getByRole('button', { name: 'Back to list' }).click();
    expect(onBack).toHaveBeenCalledOnce();
    expect(screen.calls).toContainEqual(['picks.toggleRequestDetails']);
  },
);

test(
  'a picker scans into the field above the lines; beside it the search is a button',
  { tags: ['W-03', 'H-02'] },
  async () => {
    const screen = createScreenApp();
    withRequest(screen);
    open(screen);
    await expect.element(main.getByRole('textbox', { name: 'Scan or type a barcode' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Search or scan', exact: true })).toBeVisible();
  },
);

test('cancelling asks first and cancels the open line, not a line that follows it', { tags: 'W-03' }, async () => {
  const screen = createScreenApp();
  withRequest(screen);
  open(screen);
  await page.getByRole('button', { name: 'Cancel Request: Halden Court 82, size 10.5' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Request?' });
  await expect.element(question).toHaveTextContent('Halden Court 82, size 10.5');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(screen.calls.map(([action]) => action)).not.toContain('picks.cancel');
  await page.getByRole('button', { name: 'Cancel Request: Halden Court 82, size 10.5' }).click();
  screen.state.picks.chosen = '12';
  const confirm = question.getByRole('button', { name: 'Cancel Request' });
  screen.state.picks.rows['12']!.isPending = true;
  await expect.element(confirm).not.toHaveAttribute('aria-disabled', 'true');
  screen.state.picks.rows['11']!.isPending = true;
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  screen.state.picks.rows['11']!.isPending = false;
  await confirm.click();
  expect(screen.calls).toContainEqual(['picks.cancel', '11']);
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  ['request', true],
  ['pending', true],
  ['checkedout', false],
  ['cancelled', false],
  ['unavailable', false],
] as const)('whether a line in the state %s can be cancelled: %s', { tags: 'W-03' }, async (status, can) => {
  const screen = createScreenApp();
  withRequest(screen);
  const row = screen.state.picks.rows['11'];
  if (row) row.line = requestLine({ status });
  open(screen);
  await expect.element(main.getByRole('article')).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: /^Cancel Request/ })).toHaveLength(can ? 1 : 0);
});
