import type { RequestLine } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, openScreen, reading } from '../../../test/screens.tsx';
import { ok, requestLine } from '../../../test/support.ts';
import { RequestsPage } from './RequestsPage.tsx';

/** The clock of a screen test. */
const NOW = Date.UTC(2025, 10, 21, 14, 32);
const HOUR_MS = 3_600_000;
const owner = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
const rows = page.getByRole('main').getByRole('article');
const bar = page.getByRole('group', { name: 'Chosen items' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Opens the third tab with lines that are out since so many hours. */
async function openOut(
  hours: readonly number[],
  { total = hours.length, actions = {}, over = {}, onDraw = (): unknown => undefined } = {},
) {
  const screen = createScreenApp({ requestLines: actions });
  // Each row reads it once when it is drawn.
  const lateAfterMs = () => {
    onDraw();
    return 600_000;
  };
  const limits = Object.defineProperty({ ...screen.app.config.limits }, 'lateAfterMs', { get: lateAfterMs });
  Object.assign(screen.app, { config: { ...screen.app.config, limits } });
  screen.state.auth.user = { user_id: '1001' } as never;
  const lines = hours.map((since, at): [string, RequestLine] => {
    const checkedOutAt = new Date(NOW - since * HOUR_MS).toISOString();
    return [`${11 + at}`, requestLine({ lineId: `${11 + at}`, owner, status: 'checkedout', checkedOutAt, ...over })];
  });
  fill(screen.state.requestLines, lines, total);
  openScreen(screen.app, <RequestsPage status="3" onStatusChange={vi.fn()} />);
  await expect.element(rows.first()).toBeVisible();
  return screen;
}

test('pairs that are out since yesterday fold into one line, which opens them', { tags: 'Z-07' }, async () => {
  await openOut([1, 2, 30, 31], { total: 9 });
  const fold = button('7 since yesterday: find them');
  await expect.element(rows).toHaveLength(2);
  await expect.element(button('Show more')).not.toBeInTheDocument();
  await fold.click();
  await expect.element(rows).toHaveLength(4);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button('Show more')).toBeVisible();
});

test('without a pair of today the older ones are shown, and can be folded', { tags: 'Z-07' }, async () => {
  await openOut([30, 31]);
  await expect.element(rows).toHaveLength(2);
  await button('2 since yesterday: find them').click();
  await expect.element(rows).toHaveLength(0);
});

test('chosen pairs are sent back together, and the choice ends', { tags: 'Z-12' }, async () => {
  const screen = await openOut([1, 2, 3]);
  await expect.element(bar).not.toBeInTheDocument();
  await page
    .getByRole('checkbox', { name: /^Choose Halden Court 82/ })
    .first()
    .click();
  await expect.element(bar).toHaveTextContent('1 of 3 chosen');
  await bar.getByRole('checkbox').click();
  await bar.getByRole('button', { name: 'Send back 3' }).click();
  expect(screen.calls).toContainEqual(['requestLines.sendBackAll', ['11', '12', '13']]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('chosen pairs that could not all be handed over stay chosen', { tags: 'Z-12' }, async () => {
  const handOverAll = vi.fn(async () => false);
  await openOut([1], { actions: { handOverAll } });
  await page.getByRole('checkbox', { name: /^Choose/ }).click();
  await bar.getByRole('button', { name: 'Hand over 1' }).click();
  await expect.element(bar).toBeVisible();
  expect(handOverAll.mock.calls).toEqual([[['11']]]);
});

test('"Choose all" chooses the pairs that are shown, none in the closed fold', { tags: 'Z-12' }, async () => {
  const screen = await openOut([1, 2, 30, 31]);
  const fold = button('2 since yesterday: find them');
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .first()
    .click();
  await bar.getByRole('checkbox').click();
  await expect.element(bar).toHaveTextContent('2 of 2 chosen');
  await fold.click();
  await expect.element(bar).toHaveTextContent('2 of 4 chosen');
  await bar.getByRole('checkbox').click();
  await expect.element(bar).toHaveTextContent('4 of 4 chosen');
  await fold.click();
  await bar.getByRole('button', { name: 'Send back 2' }).click();
  expect(screen.calls).toContainEqual(['requestLines.sendBackAll', ['11', '12']]);
});

test('a choice draws its own row again, and no other', { tags: 'Z-12' }, async () => {
  let drawn = 0;
  await openOut([1, 2, 3], { onDraw: () => (drawn += 1) });
  const boxes = page.getByRole('checkbox', { name: /^Choose Halden Court 82/ });
  await boxes.first().click();
  await expect.element(bar).toHaveTextContent('1 of 3 chosen');
  drawn = 0;
  await boxes.nth(1).click();
  await expect.element(bar).toHaveTextContent('2 of 3 chosen');
  expect(drawn).toBe(1);
  await boxes.nth(1).click();
  await expect.element(bar).toHaveTextContent('1 of 3 chosen');
  expect(drawn).toBe(2);
});

test('chosen pairs cannot be sold together', { tags: 'Z-12' }, async () => {
  await openOut([1, 2]);
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .first()
    .click();
  await expect.element(bar.getByRole('button', { name: 'Hand over 1' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Sold' })).not.toBeInTheDocument();
});

test("a colleague's pair cannot be chosen", { tags: 'Z-09' }, async () => {
  const ines = { id: '1002', name: 'Ines Calloway', hasPhoto: false };
  await openOut([1], { over: { owner: ines }, actions: { spots: reading(ok([])) } });
  await expect.element(rows).toHaveLength(1);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
