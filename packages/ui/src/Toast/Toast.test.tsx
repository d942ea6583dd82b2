import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

let root: Root;

beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <UiProvider>
      <button type="button">Elsewhere</button>
      <ToastRegion />
    </UiProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  // What draws toasts has arrived once one can be seen.
  const close = toasts.info('ready', { showAlways: true });
  await expect.element(page.getByRole('alertdialog', { name: 'ready' })).toBeVisible();
  close();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
  root.unmount();
  document.body.replaceChildren();
});

async function focus(name: string) {
  const button = page.getByRole('button', { name });
  (button.element() as HTMLElement).focus();
  await expect.element(button).toHaveFocus();
}

const toast = (name: string) => page.getByRole('alertdialog', { name });

test('[T-02] a toast hides after 3000 ms, not before', async () => {
  toasts.positive('Request Placed Successfully');
  await expect.element(toast('Request Placed Successfully')).toBeVisible();
  vi.advanceTimersByTime(2999);
  await expect.element(toast('Request Placed Successfully')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(toast('Request Placed Successfully')).not.toBeInTheDocument();
});

test('[T-02] a toast that is shown always stays until it is dismissed', async () => {
  toasts.critical('Something went wrong', { showAlways: true });
  await expect.element(toast('Something went wrong')).toBeVisible();
  vi.advanceTimersByTime(3_600_000);
  await expect.element(toast('Something went wrong')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(toast('Something went wrong')).not.toBeInTheDocument();
});

test('[T-02] the time stands still while the toast is hovered, also for one that comes meanwhile', async () => {
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

test('[T-02] the time stands still while the focus is inside', async () => {
  toasts.info('read me');
  await expect.element(toast('read me')).toBeVisible();
  await focus('Dismiss');
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('read me')).toBeVisible();
  await focus('Elsewhere');
  vi.advanceTimersByTime(3000);
  await expect.element(toast('read me')).not.toBeInTheDocument();
});

test('[T-01] at most five are shown, the rest is counted and moves up', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) toasts.info(`toast ${number}`, { showAlways: true });
  await expect.element(page.getByText('2 more')).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toHaveLength(5);
  await userEvent.click(toast('toast 7').getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByText('1 more')).toBeVisible();
  await expect.element(toast('toast 2')).toBeVisible();
});
