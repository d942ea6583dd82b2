import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, shoe } from '../../test/screens.tsx';
import { lost } from '../../test/support.ts';

const start = page.getByRole('button', { name: 'Touch to start' });

test('a new version is offered only on the first screen and loads when it is pressed', { tags: 'C-13' }, async () => {
  const kiosk = drawKiosk();
  const { view } = kiosk;
  const offer = page.getByRole('button', { name: 'New version' });
  await expect.element(start).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  const update = vi.fn();
  view.update = update;
  await expect.element(offer).toBeVisible();
  kiosk.addToCart(shoe('a', { '9': 1 }), 'a-9');
  for (const screen of ['browse', 'cart', 'progress', 'number'] as const) {
    view.screen = screen;
    await expect.element(start).not.toBeInTheDocument();
    await expect.element(offer).not.toBeInTheDocument();
  }
  await page.getByRole('button', { name: 'Back' }).click();
  expect(update).not.toHaveBeenCalled();
  await offer.click();
  expect(update).toHaveBeenCalledOnce();
});

test('the first screen opens the catalogue, read anew, a featured product, or a number', { tags: 'C-08' }, async () => {
  const getFeaturedProducts = vi.fn().mockResolvedValue(lost);
  const { view, state } = drawKiosk({ getFeaturedProducts });
  state.featuredProducts = [shoe('a', { '9': 1 }), shoe('b', { '9': 1 }, 'Kurobe Dam High')];
  await page.getByRole('button', { name: /Kurobe Dam High/ }).click();
  expect([view.screen, state.product?.id]).toEqual(['product', 'b']);
  view.screen = 'attract';
  await page.getByRole('button', { name: 'Have a number?' }).click();
  expect(view.screen).toBe('number');
  view.screen = 'attract';
  await start.click();
  expect(view.screen).toBe('browse');
  expect(getFeaturedProducts).toHaveBeenCalledOnce();
});

test('only the first screen shows the called numbers with their spots', { tags: 'C-10' }, async () => {
  const { view, state } = drawKiosk();
  const called = page.getByRole('region', { name: 'Your shoes are here' });
  await expect.element(start).toBeVisible();
  await expect.element(called).not.toBeInTheDocument();
  state.called = [
    { number: 112, spot: 'Bench 2', calledAt: '' },
    { number: 109, spot: null, calledAt: '' },
  ];
  await expect.element(called.getByRole('listitem').nth(0)).toHaveTextContent('112Bench 2');
  await expect.element(called.getByRole('listitem').nth(1)).toHaveTextContent('109The desk');
  view.screen = 'browse';
  await expect.element(called).not.toBeInTheDocument();
  view.screen = 'attract';
  await expect.element(called).toBeVisible();
  state.called = [];
  await expect.element(called).not.toBeInTheDocument();
});

test('in the last seconds any touch continues, and Start over clears the cart', { tags: 'C-11' }, async () => {
  const kiosk = drawKiosk();
  const { state, view } = kiosk;
  kiosk.addToCart(shoe('a', { '9': 1 }), 'a-9');
  view.screen = 'cart';
  view.idleSeconds = 15;
  const question = page.getByRole('alertdialog', { name: 'Still there?' });
  await expect.element(question).toHaveTextContent('At 0 your 1 item is put back and this screen starts again.');
  await page.getByRole('button', { name: "I'm still here" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect([view.screen, state.cart.length]).toEqual(['cart', 1]);
  kiosk.addToCart(shoe('b', { '9': 2 }), 'b-9');
  kiosk.addToCart(shoe('b', { '9': 2 }), 'b-9');
  view.idleSeconds = 5;
  await expect.element(question).toHaveTextContent('At 0 your 3 items are put back');
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect.element(start).toBeVisible();
  expect([state.cart, view.idleSeconds]).toEqual([[], undefined]);
});

test('the next customer begins in the language of the store', { tags: ['C-08', 'C-11'] }, async () => {
  const { view } = drawKiosk();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.element(page.getByRole('button', { name: 'المس للبدء' })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  view.screen = 'cart';
  await page.getByRole('button', { name: 'البدء من جديد' }).click();
  await expect.element(start).toBeVisible();
});
