import { expect, test, vi } from 'vitest';
import { browserSignals } from './signals.ts';

/** The part of a window that the signals use. */
function fakeWindow() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return Object.assign(new EventTarget(), { document, navigator: { onLine: true } });
}

test('network events reach a listener until it is removed', { tags: 'L-04' }, () => {
  const view = fakeWindow();
  const signals = browserSignals(view as unknown as Window);
  const heard = vi.fn<(what: string) => void>();
  const stops = [signals.onOnline(() => heard('online')), signals.onOffline(() => heard('offline'))];
  view.dispatchEvent(new Event('online'));
  view.dispatchEvent(new Event('offline'));
  stops.forEach((stop) => stop());
  view.dispatchEvent(new Event('online'));
  view.dispatchEvent(new Event('offline'));
  expect(heard.mock.calls).toEqual([['online'], ['offline']]);
  expect(signals.isOnline()).toBe(true);
  view.navigator.onLine = false;
  expect(signals.isOnline()).toBe(false);
});

test('a tab becomes visible by switching to it or by going back in the history', { tags: 'L-04' }, () => {
  const view = fakeWindow();
  const heard = vi.fn<() => void>();
  const stop = browserSignals(view as unknown as Window).onVisible(heard);
  view.dispatchEvent(new Event('pageshow'));
  view.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  view.document.visibilityState = 'hidden';
  view.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  view.document.visibilityState = 'visible';
  stop();
  view.dispatchEvent(new Event('pageshow'));
  view.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
});
