import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, openScreen, reading } from '../../../test/screens.tsx';
import { bedfordAvenue, deferred, ok, requestLine } from '../../../test/support.ts';
import { PrintPage } from './PrintPage.tsx';

const bins = ['A-14-01', 'A-14-02', 'A-14-03'];

/** Opens the page, by default with labels. */
function openPage(screen: ReturnType<typeof createScreenApp>, over: Partial<ComponentProps<typeof PrintPage>> = {}) {
  const onBack = vi.fn();
  openScreen(
    screen.app,
    <PrintPage
      binsState={screen.bins}
      printers={screen.printers}
      what="labels"
      onChange={vi.fn()}
      onBack={onBack}
      {...over}
    />,
    '/warehouse/print',
  );
  return { onBack };
}

/** Opens the page with labels of three bins. */
function open() {
  const screen = createScreenApp();
  Object.assign(screen.bins.state.shelves, { 'A-14-01': '1', 'A-14-02': '2', 'A-14-03': '3' });
  return openPage(screen, { bins });
}

/** The bins on the sheets that the printer gets. */
const printedBins = () =>
  [...document.querySelectorAll('body > [aria-hidden="true"] [role="img"]')].map((bars) =>
    bars.getAttribute('aria-label'),
  );

test('Labels of bins belong to Bins: the rail marks it, and the way back leads there', { tags: 'Z-13' }, async () => {
  const { onBack } = open();
  await expect.element(page.getByRole('link', { name: 'Bins' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Back to list' }).click();
  expect(onBack).toHaveBeenCalledExactlyOnceWith('/warehouse/bins');
});

test('Before all labels are printed, one can be printed as a test', { tags: 'Z-13' }, async () => {
  const printed: unknown[] = [];
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => printed.push(printedBins()));
  onTestFinished(() => print.mockRestore());
  open();
  await expect.element(page.getByText('3 labels in all')).toBeVisible();
  await page.getByRole('button', { name: 'Print one to test' }).click();
  globalThis.dispatchEvent(new Event('afterprint'));
  await page.getByRole('button', { name: 'Print 3 labels' }).click();
  expect(printed).toEqual([['A-14-01'], bins]);
});

test('A bin with two picks has one label', { tags: 'Z-13' }, async () => {
  const screen = createScreenApp();
  const picks = ['11', '12'].map((lineId) => requestLine({ lineId, bin: 'A-14-03', shelf: '3' }));
  fill(
    screen.state.picks,
    picks.map((line) => [line.lineId, { line, isPending: false }]),
  );
  openPage(screen);
  await expect.element(page.getByRole('button', { name: 'Print 1 label', exact: true })).toBeVisible();
});

test.each([390, 820])(
  'At %i px the preview is seen, and the settings open when they are wanted',
  { tags: 'Z-13' },
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    open();
    await expect.element(page.getByRole('figure', { name: '62 mm, 3 labels' })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Print 3 labels' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Print' });
    await expect.element(settings.getByRole('radiogroup', { name: 'On' })).toBeVisible();
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test('One label needs no test, and an unknown bin is named and not printed', { tags: 'Z-13' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.bins.state.shelves, { 'A-14-01': '1', 'Z-99-01': null });
  openPage(screen, { bins: ['A-14-01', 'Z-99-01'] });
  await expect.element(page.getByText('This location has no bin Z-99-01, so no label is printed.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print 1 label', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print one to test' })).not.toBeInTheDocument();
  await page
    .getByRole('button', { name: 'One more' })
    .or(page.getByRole('button', { name: 'Increase' }))
    .click();
  await expect.element(page.getByRole('button', { name: 'Print 2 labels' })).toBeVisible();
});

test('Labels wait for the shelves of their bins, at another location again', { tags: 'Z-13' }, async () => {
  const reads = [deferred<void>(), deferred<void>()];
  const loadShelves = vi.fn(() => reads[loadShelves.mock.calls.length - 1]?.promise);
  const screen = createScreenApp({ bins: { loadShelves } });
  openPage(screen, { bins: ['A-14-01', 'A-14-02'] });
  const printOne = page.getByRole('button', { name: 'Print one to test' });
  await expect.element(printOne).toBeDisabled();
  reads[0]?.resolve();
  await expect.element(printOne).toBeEnabled();
  screen.state.stores.location = bedfordAvenue;
  await expect.poll(() => loadShelves.mock.calls.length).toBe(2);
  await expect.element(printOne).toBeDisabled();
  reads[1]?.resolve();
  await expect.element(printOne).toBeEnabled();
});

test('The pick list names its printer, the person for each pair, and replenishment', { tags: 'Z-13' }, async () => {
  const screen = createScreenApp();
  const picks = [
    requestLine({ lineId: '11', requestedBy: 'Ines Calloway', placedBy: 'Petra Lindqvist' }),
    requestLine({ lineId: '12', tryOutItem: false, requestedBy: 'Jonah Whitaker' }),
  ];
  fill(
    screen.state.picks,
    picks.map((line) => [line.lineId, { line, isPending: false }]),
  );
  screen.state.auth.name = 'Dario Vance';
  openPage(screen, { what: 'picks' });
  const slip = page.getByRole('figure', { name: '62 mm, one slip' });
  await expect.element(slip).toHaveTextContent(/Pick list2 pairs.*Dario Vance.*A-14-03.*Replenishment.*A-14-03/);
  const sheet = page.getByRole('figure', { name: 'A4, by aisle', includeHidden: true });
  await expect.element(sheet).toHaveTextContent(/Dario Vance.*Ines Calloway.*Aisle A, replenishment.*Jonah Whitaker/);
  await expect.element(sheet).toHaveTextContent('Canal Street, stockroom');
  await expect.element(page.getByRole('radiogroup', { name: 'What' })).toHaveTextContent(/Pick list2 pairs/);
  await expect.element(page.getByRole('radio', { name: /^Labels of pairs/ })).not.toBeInTheDocument();
});

test('Without a pick nothing is printed, and the page says what is missing', { tags: 'Z-13' }, async () => {
  const screen = createScreenApp();
  const { onBack } = openPage(screen, { what: 'picks' });
  await expect.element(page.getByRole('main')).toHaveTextContent('The pick list is empty.');
  await expect.element(page.getByRole('button', { name: 'Print the pick list' }).first()).toBeDisabled();
  await page.getByRole('button', { name: 'Back to list' }).click();
  expect(onBack).toHaveBeenCalledExactlyOnceWith('/warehouse');
});

test('Without a bin no label is printed, and the page says what to do', { tags: 'Z-13' }, async () => {
  openPage(createScreenApp(), { bins: [] });
  await expect.element(page.getByRole('main')).toHaveTextContent('Nothing to printAdd a bin.');
  await expect.element(page.getByRole('button', { name: 'Print 0 labels' }).first()).toBeDisabled();
});

test('Labels of accepted pairs show size and barcode', { tags: 'Z-13' }, async () => {
  const pairs = [
    { barcode: '2048177304161', size: '10.5', name: 'Halden Court 82' },
    { barcode: '2048177304178', size: '9', name: 'Tarn Fell Runner' },
  ];
  const onChange = vi.fn();
  const { onBack } = openPage(createScreenApp(), { what: 'pairs', pairs, onChange });
  const labels = page.getByRole('figure', { name: '62 mm, 2 labels' });
  await expect.element(labels).toHaveTextContent(/10\.5.*Halden Court 82.*9.*Tarn Fell Runner/);
  await expect.element(labels.getByRole('img', { name: '2048177304178' }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Labels of pairs/ })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'On' }).getByText('A4').click();
  expect(onChange).toHaveBeenLastCalledWith({ on: 'a4' });
  await page.getByRole('radiogroup', { name: 'What' }).getByText('Pick list').click();
  expect(onChange).toHaveBeenLastCalledWith({ what: 'picks' });
  await page.getByRole('button', { name: 'Back to list' }).click();
  expect(onBack).toHaveBeenCalledExactlyOnceWith('/warehouse/consignment');
});

test('On a printer of the location all labels go without a dialog, and one as a test', { tags: 'M-06' }, async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const desk = { printerId: '4', name: 'Desk', state: 'paused' };
  const screen = createScreenApp({
    printers: { list: reading(ok({ printers: [desk], ranges: [] })), inUse: () => desk },
  });
  void screen.printers.list.load();
  Object.assign(screen.bins.state.shelves, { 'A-14-01': '1', 'A-14-02': '2', 'A-14-03': '3' });
  openPage(screen, { bins });
  await expect.element(page.getByRole('radio', { name: /Desk/ })).toBeChecked();
  await expect.element(page.getByText('Press Pause at the printer. What waits is printed by itself.')).toBeVisible();
  await page.getByRole('button', { name: 'Print one to test' }).click();
  await page.getByRole('button', { name: 'Print 3 labels' }).click();
  expect(screen.calls.filter(([name]) => name === 'printers.send')).toEqual([
    ['printers.send', desk, { kind: 'bins', ids: ['A-14-01'], copies: 1 }],
    ['printers.send', desk, { kind: 'bins', ids: bins, copies: 1 }],
  ]);
  expect(print).not.toHaveBeenCalled();
});
