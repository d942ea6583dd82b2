import type { TryoutProgress } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, failure, request } from '../../test/screens.tsx';

const cancel = page.getByRole('button', { name: 'Cancel request' });
const yes = page.getByRole('button', { name: /^Yes, cancel/ });
const done = page.getByRole('button', { name: 'Done' });

/** The kiosk on the progress of a request, which the store answers to each read. */
function open(shown: TryoutProgress, calls: object = {}) {
  const getTryoutProgress = vi.fn().mockResolvedValue({ ok: true, data: shown });
  const kiosk = drawKiosk({ getTryoutProgress, ...calls });
  kiosk.view.screen = 'progress';
  Object.assign(kiosk.progress, { tryoutItemId: shown.isOwn ? shown.tryoutItemId : undefined, progress: shown });
  return kiosk;
}

test.each([
  [['asked'], 'Waiting for an answer.', true, 'thanks'],
  [['accepted'], 'Accepted', true, 'thanks'],
  [['fetched'], 'The stockroom is looking.', true, 'thanks'],
  [['onItsWay'], 'On its way', false, 'thanks'],
  [['here'], 'Here', false, 'thanks'],
  [['unavailable'], 'The last one is gone.', true, 'attract'],
  [['cancelled'], 'Cancelled', false, 'attract'],
  [['expired'], 'Nobody is free right now', false, 'attract'],
  [['here', 'asked'], 'Waiting for an answer.', true, 'thanks'],
] as const)(
  'lines that are %s say "%s"; cancelling is offered: %s; Done leads to %s',
  { tags: ['C-10', 'C-14'] },
  async (states, text, canCancel, after) => {
    const kiosk = open(request([...states]));
    await expect.element(page.getByText(text).first()).toBeVisible();
    if (canCancel) await expect.element(cancel).toBeEnabled();
    else await expect.element(cancel).not.toBeInTheDocument();
    await done.click();
    expect(kiosk.view.screen).toBe(after);
  },
);

test('the minutes since a request follow the clock of the store, not of the kiosk', { tags: 'C-10' }, async () => {
  const kiosk = open(request(['asked'], { askedAt: new Date(0).toISOString() }));
  kiosk.device.aheadMs = 5 * 60_000 - kiosk.now();
  await expect.element(page.getByText('Asked 5 min ago.')).toBeVisible();
});

test('a request of another kiosk has neither names nor actions', { tags: 'C-10' }, async () => {
  const shown = request(['unavailable'], { isOwn: false, tryoutItemId: null });
  shown.lines = shown.lines.map((line) => ({ ...line, lineId: null }));
  open(shown);
  await expect.element(page.getByRole('heading', { name: '127' })).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'No, thanks' })).not.toBeInTheDocument();
});

test('an unavailable line offers at most two nearest sizes, and a press takes one', { tags: 'C-10' }, async () => {
  const kiosk = open(request(['unavailable']));
  kiosk.progress.nearest = {
    v0: ['8', '8.5', '9.5'].map((size) => ({ inventoryItemId: `n${size}`, size, inStock: 2 })) as never,
  };
  await expect.element(page.getByText('Nearest in store:')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '9.5 2 left' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '8.5 2 left' }).click();
  const body = { locationId: 'canal', lineId: '0', inventoryItemId: 'n8.5' };
  expect(kiosk.api.storefront.takeOtherSize).toHaveBeenCalledWith(body, expect.anything());
});

test('a refused withdrawal is said, and can be tried again', { tags: 'C-14' }, async () => {
  let refuse: (answer: object) => void = () => undefined;
  const withdrawTryout = vi.fn().mockResolvedValue(failure(409));
  withdrawTryout.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)));
  open(request(['accepted']), { withdrawTryout });
  await cancel.click();
  await yes.click();
  await expect.element(cancel).toBeDisabled();
  refuse(failure(409));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your request could not be changed.');
  await cancel.click();
  await yes.click();
  await expect.poll(() => withdrawTryout.mock.calls.length).toBe(2);
});

test('progress that cannot be read says so, and is read again', { tags: 'C-10' }, async () => {
  const getTryoutProgress = vi.fn().mockResolvedValueOnce({ ok: true, data: request(['accepted']) });
  const kiosk = drawKiosk({ getTryoutProgress });
  kiosk.view.screen = 'progress';
  Object.assign(kiosk.progress, { tryoutItemId: '9001', failure: failure(500) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: '127' })).toBeVisible();
});

test('a long name of an associate and of a shoe fits on the screen', { tags: 'C-10' }, async () => {
  const shown = request(['accepted'], { acceptedBy: { firstName: 'Maximiliana-Konstantinopolis', hasPhoto: false } });
  shown.lines[0]!.product.productName = 'Halden Court 82 Anniversary Edition for the Harbourmarathonfinisher';
  open(shown);
  await expect.element(page.getByText('Maximiliana-Konstantinopolis')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('the thanks name a shoe that comes, not a withdrawn one, and repeat the number', { tags: 'C-10' }, async () => {
  const shown = request(['cancelled', 'fetched']);
  shown.lines[0]!.product.productName = 'Kurobe Dam High';
  const kiosk = open(shown);
  await done.click();
  await expect.element(page.getByText('127')).toBeVisible();
  await expect.element(page.getByText('Halden Court 82')).toBeInTheDocument();
  await expect.element(page.getByText('Kurobe Dam High')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(kiosk.view.screen).toBe('progress');
});

test(
  'each line that is not available has its own sizes, and is withdrawn alone',
  { tags: ['C-10', 'C-14'] },
  async () => {
    const withdrawTryout = vi.fn().mockResolvedValue(failure(409));
    const kiosk = open(request(['unavailable', 'unavailable']), { withdrawTryout });
    const size = (name: string) => [{ inventoryItemId: `n${name}`, size: name, inStock: 2 }] as never;
    kiosk.progress.nearest = { v0: size('8'), v1: size('11') };
    const second = page.getByRole('listitem').filter({ hasText: 'Nearest in store:' }).last();
    await expect.element(second.getByRole('button', { name: '11 2 left' })).toBeVisible();
    await expect.element(second.getByRole('button', { name: '8 2 left' })).not.toBeInTheDocument();
    await second.getByRole('button', { name: 'No, thanks' }).click();
    expect(withdrawTryout.mock.calls[0]?.[0]).toMatchObject({ body: { lineIds: ['1'] } });
  },
);

test('the whole request is withdrawn at once, not one line of it', { tags: 'C-14' }, async () => {
  const withdrawTryout = vi.fn().mockResolvedValue(failure(409));
  open(request(['asked', 'accepted']), { withdrawTryout });
  await cancel.click();
  await yes.click();
  await expect.poll(() => withdrawTryout.mock.calls.length).toBe(1);
  expect(withdrawTryout.mock.calls[0]?.[0]).not.toHaveProperty('body.lineIds');
});

test('A cancelled request leads to other shoes in its size, and is closed', { tags: 'C-14' }, async () => {
  const kiosk = open(request(['cancelled', 'cancelled']));
  await expect.element(page.getByText('Nothing is brought.')).toBeVisible();
  await expect.element(page.getByText('Back on the shelf').first()).toBeVisible();
  await page.getByRole('button', { name: 'Find other shoes' }).click();
  expect(kiosk.view).toMatchObject({ screen: 'products', size: '9', system: 'US M' });
  expect(kiosk.state.list).toEqual({ kind: 'search', title: '', filters: { size: ['US M 9'] } });
  expect(kiosk.progress).toMatchObject({ tryoutItemId: undefined, progress: undefined });
});

test('A cancelled request says when its last pair was cancelled', { tags: 'C-14' }, async () => {
  const shown = request(['cancelled', 'cancelled', 'cancelled']);
  const [first, second] = [31, 33].map((minute) => new Date(2026, 10, 29, 14, minute).toISOString());
  open({
    ...shown,
    lines: shown.lines.map((line, at) => ({ ...line, cancelledAt: [second, undefined, first][at] })),
  });
  await expect.element(page.getByText('Cancelled at 14:33')).toBeVisible();
});

test('A request of which one pair is still coming offers no other shoes', { tags: 'C-14' }, async () => {
  open(request(['cancelled', 'fetched']));
  await expect.element(page.getByText('Back on the shelf')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Find other shoes' })).not.toBeInTheDocument();
});

test('cancelling is asked once, and the question can be left', { tags: 'C-14' }, async () => {
  const withdrawTryout = vi.fn().mockResolvedValue(failure(409));
  open(request(['asked']), { withdrawTryout });
  await cancel.click();
  const keep = page.getByRole('button', { name: 'Keep it' });
  await expect.element(keep).toHaveFocus();
  await keep.click();
  await expect.element(cancel).toBeVisible();
  expect(withdrawTryout).not.toHaveBeenCalled();
});

test('one of several pairs is withdrawn while it is asked, accepted or placed', { tags: 'C-14' }, async () => {
  const withdrawTryout = vi.fn().mockResolvedValue(failure(409));
  open(request(['asked', 'accepted', 'fetched', 'onItsWay']), { withdrawTryout });
  const pairs = page.getByRole('button', { name: 'Cancel this pair: Halden Court 82, size 9' });
  await expect.poll(() => pairs.elements().length).toBe(3);
  await pairs.nth(2).click();
  await yes.click();
  await expect.poll(() => withdrawTryout.mock.calls[0]?.[0]).toMatchObject({ body: { lineIds: ['2'] } });
});

test('a single pair is withdrawn with its request', { tags: 'C-14' }, async () => {
  open(request(['asked', 'here']));
  await expect.element(cancel).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Cancel this pair/ })).not.toBeInTheDocument();
});
