import { beforeEach, expect, test, vi } from 'vitest';
import { toasts, toastStore } from './toasts.ts';

beforeEach(() => toasts.clear());

test('[T-01] a toast is named by its severity and carries message and class name', () => {
  toasts.positive('Request from Kiosk accepted', {
    description: 'Products are added to your request list',
    className: 'mine',
  });
  toasts.caution('No quantity available!');
  expect(toastStore.get()).toMatchObject([
    { severity: 'caution', title: 'No quantity available!' },
    {
      severity: 'positive',
      title: 'Request from Kiosk accepted',
      description: 'Products are added to your request list',
      className: 'mine',
    },
  ]);
});

test('[T-02] it hides after 3000 ms unless it is shown always or has an action', () => {
  toasts.info('goes');
  toasts.info('stays', { showAlways: true });
  toasts.critical('waits for an answer', { action: { label: 'Undo', onPress: () => {} } });
  expect(toastStore.get().map(({ title, timeout }) => [title, timeout])).toEqual([
    ['waits for an answer', undefined],
    ['stays', undefined],
    ['goes', 3000],
  ]);
});

test('[T-02] an action that goes away cannot be written', () => {
  // @ts-expect-error a toast with an action always stays
  toasts.info('hurry', { showAlways: false, action: { label: 'Undo', onPress: () => {} } });
  expect(toastStore.get()[0]?.timeout).toBeUndefined();
});

test('[T-01] closing takes away this one only, and tells the region once', () => {
  const listener = vi.fn();
  const close = toasts.info('first');
  toasts.info('second');
  const unsubscribe = toastStore.subscribe(listener);
  close();
  close();
  expect(toastStore.get().map(({ title }) => title)).toEqual(['second']);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
});
