import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, fontSize } from '../../../test/screens.tsx';
import { english, refusedAs } from '../../../test/support.ts';
import { listOf } from '../picksSearch.ts';
import { type RefusedWrite, explainRefusal } from '../../outbox/explainRefusal.ts';
import { rows, field, row, open, at } from '../../../test/picksPage.tsx';

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
