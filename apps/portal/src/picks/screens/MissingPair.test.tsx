import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ar as kit } from '@instore/ui/messages/ar';
import { ref } from 'valtio';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { requestLine } from '../../../test/support.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { ar as portal } from '../../app/texts/ar.ts';
import { rows, panel, row, open } from '../../../test/picksPage.tsx';

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
  screen.state.picks.panel = { kind: 'answered', line, nearest: { sizes: [near], elsewhere: [] } };
  await expect.element(panel).toHaveTextContent('No other pair is left');
  await expect.element(panel).toHaveTextContent('can offer the customer these sizes');
  await expect.element(panel).toHaveTextContent('Size 11: 2 pairs, first in A-01-01');
  screen.state.picks.panel = { kind: 'answered', line, nearest: { sizes: [{ ...near, bin: null }], elsewhere: [] } };
  await expect.element(panel.getByText('Size 11: 2 pairs', { exact: true })).toBeVisible();
  screen.state.picks.panel = { kind: 'answered', line, nearest: { sizes: [], elsewhere: [] } };
  await expect.element(panel).toHaveTextContent('No near size is in stock here.');
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(screen.calls).toContainEqual(['picks.choose', undefined]);
});

test.each([
  ['Warehouse_Admin', true],
  ['Warehouse_Personal', false],
])('a pair that only another location has: %s may ask for it: %s', { tags: 'M-03' }, async (role, mayAsk) => {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { role });
  fill(screen.state.picks, [row()]);
  const line = requestLine({ lineId: '12', status: 'unavailable', barcode: null, bin: null });
  const elsewhere = [{ location: { id: 'bedford-avenue', name: 'Bedford Avenue' }, inStock: 2 }];
  screen.state.picks.panel = { kind: 'answered', line, nearest: { sizes: [], elsewhere } };
  open(screen);
  await expect.element(panel).toHaveTextContent('Bedford Avenue has this size.');
  const ask = panel.getByRole('button', { name: 'Ask another location' });
  if (mayAsk) await expect.element(ask).toBeVisible();
  else await expect.element(ask).not.toBeInTheDocument();
});
