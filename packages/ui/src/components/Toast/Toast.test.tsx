import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press } from '../../fixtures/keyboard.tsx';
import { closeToastPage, openToastPage, toast } from '../../fixtures/toastPage.tsx';
import { toasts } from './toasts.ts';

let root: Root;

beforeEach(async () => {
  root = await openToastPage();
});

afterEach(() => closeToastPage(root));

async function focus(name: string) {
  const button = page.getByRole('button', { name });
  (button.element() as HTMLElement).focus();
  await expect.element(button).toHaveFocus();
}

test('a toast hides after 3000 ms, not before', { tags: 'T-02' }, async () => {
  toasts.positive('Request Placed Successfully');
  await expect.element(toast('Request Placed Successfully')).toBeVisible();
  vi.advanceTimersByTime(2999);
  await expect.element(toast('Request Placed Successfully')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(toast('Request Placed Successfully')).not.toBeInTheDocument();
});

test('a toast that is shown always stays until it is dismissed', { tags: 'T-02' }, async () => {
  toasts.critical('Something went wrong', { showAlways: true });
  await expect.element(toast('Something went wrong')).toBeVisible();
  vi.advanceTimersByTime(3_600_000);
  await expect.element(toast('Something went wrong')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(toast('Something went wrong')).not.toBeInTheDocument();
});

test('an error toast stays until it is dismissed', { tags: 'T-02' }, async () => {
  toasts.critical('Something went wrong');
  await expect.element(toast('Something went wrong')).toBeVisible();
  vi.advanceTimersByTime(3_600_000);
  await expect.element(toast('Something went wrong')).toBeVisible();
});

test('the timers pause while a toast is hovered, also for a toast that is added', { tags: 'T-02' }, async () => {
  toasts.info('first');
  await expect.element(toast('first')).toBeVisible();
  vi.advanceTimersByTime(2000);
  await userEvent.hover(toast('first'));
  toasts.info('second');
  await expect.element(toast('second')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('first')).toBeVisible();
  await expect.element(toast('second')).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  vi.advanceTimersByTime(1000);
  await expect.element(toast('first')).not.toBeInTheDocument();
  await expect.element(toast('second')).toBeVisible();
  vi.advanceTimersByTime(2000);
  await expect.element(toast('second')).not.toBeInTheDocument();
});

test('a touch does not pause the timer: a finger does not stay over the toast', { tags: 'T-02' }, async () => {
  toasts.info('goes');
  await expect.element(toast('goes')).toBeVisible();
  // React makes pointerenter of it.
  const touch = { pointerType: 'touch', bubbles: true, relatedTarget: document.body };
  toast('goes').element().dispatchEvent(new PointerEvent('pointerover', touch));
  // Once a later toast is rendered, the effect of the touch is rendered, too.
  toasts.info('later', { showAlways: true });
  await expect.element(toast('later')).toBeVisible();
  vi.advanceTimersByTime(3000);
  await expect.element(toast('goes')).not.toBeInTheDocument();
});

test('the timers pause while the focus is inside a toast', { tags: 'T-02' }, async () => {
  toasts.info('read me');
  await expect.element(toast('read me')).toBeVisible();
  await focus('Dismiss');
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('read me')).toBeVisible();
  await focus('Elsewhere');
  vi.advanceTimersByTime(3000);
  await expect.element(toast('read me')).not.toBeInTheDocument();
});

const isVisible = (name: string) => toast(name).element().getBoundingClientRect().height > 1;

test('the newest toast is shown and the others are counted until a press unfolds them', { tags: 'T-01' }, async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) toasts.info(`toast ${number}`, { showAlways: true });
  const more = page.getByRole('button', { name: '6 more' });
  await expect.element(more).toBeVisible();
  expect(isVisible('toast 7')).toBe(true);
  await userEvent.hover(toast('toast 7'));
  // A later toast shows that the hover is rendered.
  toasts.info('toast 8', { showAlways: true });
  await expect.element(toast('toast 8')).toBeVisible();
  // The number is there only while the others are folded.
  await focus('Elsewhere');
  await userEvent.click(page.getByRole('button', { name: '7 more' }));
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(page.getByText('3 more')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toHaveLength(5);
  await userEvent.click(toast('toast 8').getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByText('2 more')).toBeVisible();
  expect(isVisible('toast 3')).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(page.getByRole('button', { name: '6 more' })).toBeVisible();
});

test('a touch of the number unfolds the toasts, and a touch elsewhere folds them', { tags: 'T-01' }, async () => {
  for (const name of ['older', 'newer']) toasts.info(name, { showAlways: true });
  const more = page.getByRole('button', { name: '1 more' });
  await expect.element(more).toBeVisible();
  const touch = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  touch(more.element());
  (more.element() as HTMLElement).click();
  await expect.element(more).not.toBeInTheDocument();
  expect(toast('older').element().getBoundingClientRect().top).toBeGreaterThan(
    toast('newer').element().getBoundingClientRect().bottom,
  );
  touch(document.body);
  await expect.element(more).toBeVisible();
});

test('F6 moves the focus to the toasts, and again back to where it was', { tags: 'T-01' }, async () => {
  await focus('Elsewhere');
  toasts.info('read me', { showAlways: true, description: 'It is worth it' });
  await expect.element(toast('read me')).toHaveAccessibleDescription('It is worth it');
  // Together with another key, F6 belongs to the browser or the system.
  for (const held of ['Control', 'Alt']) await press(`{${held}>}{F6}{/${held}}`, named('button', 'Elsewhere'));
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(toast('read me')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('dismissing a toast with a key focuses the next toast', { tags: 'T-01' }, async () => {
  await focus('Elsewhere');
  for (const name of ['oldest', 'older', 'newest']) toasts.info(name, { showAlways: true });
  await expect.element(toast('older')).toBeVisible();
  await userEvent.keyboard('{F6}');
  (toast('older').getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('newest')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toast('oldest')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('dismissing a toast with the mouse restores the focus', { tags: 'T-02' }, async () => {
  await focus('Elsewhere');
  toasts.info('goes by itself');
  toasts.info('is dismissed', { showAlways: true });
  await userEvent.click(toast('is dismissed').getByRole('button', { name: 'Dismiss' }));
  await expect.element(toast('is dismissed')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  vi.advanceTimersByTime(3000);
  await expect.element(toast('goes by itself')).not.toBeInTheDocument();
});
