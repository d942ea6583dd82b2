import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { roundOf, setUpCounts } from '../../../test/counts.ts';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import type { CountsSearch } from '../countsSearch.ts';
import { CountsPage } from './CountsPage.tsx';

const main = page.getByRole('main');

async function open(
  parts: Parameters<typeof setUpCounts>[0] = {},
  search: Partial<CountsSearch> = {},
  role = 'Warehouse_Admin',
) {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { role });
  const known = setUpCounts(parts);
  await known.counts.load(search.view);
  if (search.form) await known.counts.plans.load({ locationId: 'loc-1' });
  const [onChange, onCount] = [vi.fn(), vi.fn()];
  openScreen(
    screen.app,
    <CountsPage view={search.view} form={search.form} counts={known.counts} onChange={onChange} onCount={onCount} />,
    '/warehouse/counts',
  );
  return { ...known, onChange, onCount };
}

test('a round shows its progress, who counted, and each bin that is left', { tags: 'M-07' }, async () => {
  const { sent, onCount } = await open();
  await expect.element(main).toHaveTextContent('1 of 3 bins counted (Dario Vance: 1)');
  await expect.element(main).toHaveTextContent('Any picker, blind');
  await expect.element(main).toHaveTextContent('Dario Vance found 2 differences. Another person counts it again.');
  await page.getByRole('button', { name: 'Start the count of A-14-03' }).click();
  await expect.poll(() => onCount.mock.calls).toEqual([['A-14-03']]);
  expect(sent).toEqual([{ locationId: 'loc-1', bin: 'A-14-03' }]);
});

test('a count that is refused says why, and opens nothing', { tags: ['M-07', 'E-01'] }, async () => {
  const { onCount } = await open({ refusal: 'You counted this bin first. Another person counts it again.' });
  await page.getByRole('button', { name: 'Count A-14-04 again' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You counted this bin first.');
  expect(onCount).not.toHaveBeenCalled();
});

test('what was not counted names its day, and many bins are folded', { tags: 'M-07' }, async () => {
  const remaining = Array.from({ length: 40 }, (_, at) => ({
    bin: `A-14-${at}`,
    state: 'waiting' as const,
    firstBy: null,
    firstDifferences: null,
  }));
  await open({ rounds: [roundOf({ isToday: false, day: '2025-11-20', remaining })] });
  await expect.element(main).toHaveTextContent('Not counted on Nov 20');
  expect(page.getByRole('button', { name: /^Start the count/ }).elements()).toHaveLength(12);
  await page.getByRole('button', { name: 'Show all 40 bins' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Start the count/ }).elements()).toHaveLength(40);
});

test('without a plan for today the page says who plans', { tags: 'M-07' }, async () => {
  await open({ rounds: [] }, {}, 'Warehouse_Personal');
  await expect.element(page.getByText('Nothing is planned for today')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan counts' })).not.toBeInTheDocument();
});

test('without a plan for today an admin begins one', { tags: 'M-07' }, async () => {
  await open({ rounds: [] }, {}, 'Warehouse_Admin');
  await expect.element(page.getByRole('button', { name: 'Plan counts' })).toBeVisible();
});

test('the accuracy of a bin is a share, with its last counts', { tags: 'M-07' }, async () => {
  await open({}, { view: 'accuracy' });
  await expect.element(main).toHaveTextContent('90%: 9 of 10 found');
  await expect.element(main).toHaveTextContent('Counted last by Dario Vance: Nov 20, 2025 90%');
});

test('a picker sees no plans, also by their address', { tags: 'M-07' }, async () => {
  await open({}, { view: 'plans' }, 'Warehouse_Personal');
  await expect.element(page.getByRole('radio', { name: 'Plans' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Plan counts' })).not.toBeInTheDocument();
});

test('a plan shows its facts, and is ended after a question', { tags: 'M-07' }, async () => {
  const { sent } = await open({}, { view: 'plans' });
  await expect.element(main).toHaveTextContent('Aisles A and B');
  await expect.element(main).toHaveTextContent('Monday and Thursday');
  await expect.element(main).toHaveTextContent('Counted again above 2 differences');
  await page.getByRole('button', { name: 'End the plan of Aisles A and B' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the plan' }).click();
  await expect.poll(() => sent).toEqual([{ locationId: 'loc-1', planId: '1' }]);
});

test('a plan is sent once it is complete', { tags: 'M-07' }, async () => {
  const { sent, onChange } = await open({}, { view: 'plans', form: 'new' });
  const form = page.getByRole('region', { name: 'Plan counts' });
  const send = form.getByRole('button', { name: 'Plan the counts' });
  await expect.element(send).toBeDisabled();
  await form.getByRole('button', { name: /Aisles/ }).click();
  await page.getByRole('option', { name: /^B/ }).click();
  page
    .getByRole('listbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await form.getByRole('checkbox', { name: 'Monday' }).click({ force: true });
  await send.click();
  await expect
    .poll(() => sent)
    .toEqual([{ locationId: 'loc-1', aisles: ['B'], weekdays: [1], isBlind: true, recountAbove: 2 }]);
  await expect.poll(() => onChange.mock.calls).toEqual([[{ form: undefined }]]);
});
