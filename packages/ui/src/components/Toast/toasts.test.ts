import { beforeEach, expect, test, vi } from 'vitest';
import { TOAST_LOG_LENGTH, toastLog, toasts, toastStore } from './toasts.ts';

beforeEach(() => {
  toasts.clear();
  toastLog.clear();
});

test('a toast is named by its severity and carries message and class name', { tags: 'T-01' }, () => {
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

test('a toast hides after 3000 ms unless showAlways, an error or an action keeps it', { tags: 'T-02' }, () => {
  toasts.info('goes');
  toasts.info('stays', { showAlways: true });
  toasts.critical('has failed');
  toasts.critical('waits for an answer', { action: { label: 'Undo', onPress: () => {} } });
  expect(toastStore.get().map(({ title, timeout }) => [title, timeout])).toEqual([
    ['waits for an answer', undefined],
    ['has failed', undefined],
    ['stays', undefined],
    ['goes', 3000],
  ]);
});

test('an error that happens again is shown once, as the newest; the log keeps both', { tags: 'T-02' }, () => {
  toasts.critical('has failed', { description: 'Halden Court 82' });
  toasts.critical('has failed');
  toasts.info('between');
  toasts.critical('has failed');
  toasts.info('goes');
  toasts.info('goes');
  expect(toastStore.get().map(({ title, description }) => [title, description])).toEqual([
    ['goes', undefined],
    ['goes', undefined],
    ['has failed', undefined],
    ['between', undefined],
    ['has failed', 'Halden Court 82'],
  ]);
  expect(toastLog.get()).toHaveLength(6);
});

test('two mistakes with the same words can both be undone: each keeps its button', { tags: 'T-02' }, () => {
  const action = { label: 'Undo', onPress: () => {} };
  toasts.positive('1 pair is in A-14-07 now', { action });
  toasts.positive('1 pair is in A-14-07 now', { action });
  expect(toastStore.get()).toHaveLength(2);
});

test('the types refuse a toast with an action that hides', { tags: 'T-02' }, () => {
  // @ts-expect-error a toast with an action always stays
  toasts.info('hurry', { showAlways: false, action: { label: 'Undo', onPress: () => {} } });
  expect(toastStore.get()[0]?.timeout).toBeUndefined();
});

test('closing removes only this toast and notifies the region once', { tags: 'T-01' }, () => {
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

test('the log keeps toasts with their time, newest first, also after they are closed', { tags: 'T-01' }, () => {
  const now = Date.now();
  toasts.info('first')();
  toasts.caution('second', { description: 'why', className: 'mine' });
  toasts.clear();
  expect(toastLog.get()).toMatchObject([
    { severity: 'caution', title: 'second', description: 'why' },
    { severity: 'info', title: 'first' },
  ]);
  expect(toastLog.get()[0]?.at).toBeGreaterThanOrEqual(now);
  expect(toastLog.get()[0]).not.toHaveProperty('className');
});

test('the log keeps the last 50, and clearing it removes no toast from the screen', { tags: 'T-01' }, () => {
  for (let number = 0; number < TOAST_LOG_LENGTH + 3; number += 1) toasts.info(String(number));
  expect(toastLog.get()).toHaveLength(50);
  expect(toastLog.get().at(-1)?.title).toBe('3');
  const listener = vi.fn();
  const unsubscribe = toastLog.subscribe(listener);
  toastLog.clear();
  unsubscribe();
  expect(listener).toHaveBeenCalledOnce();
  expect(toastLog.get()).toEqual([]);
  expect(toastStore.get()).toHaveLength(53);
});
