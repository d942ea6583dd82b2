import { expect, test, vi } from 'vitest';
import { proxy } from 'valtio';
import { followNotices } from './onPage.ts';

test('Notices close when the portal comes on screen', { tags: 'N-09' }, async () => {
  const [close, setAppBadge] = [vi.fn(), vi.fn(async () => undefined)];
  const shown: (() => void)[] = [];
  const document = {
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_: string, listen: () => void) => void shown.push(listen),
  };
  const getRegistration = async () => ({ getNotifications: async () => [{ close }] });
  const state = proxy({ unreadCount: 0 });
  const navigator = { setAppBadge, serviceWorker: { getRegistration } };
  followNotices({ document, navigator, matchMedia: () => ({ matches: true }) } as never, state);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  for (const listen of shown) listen();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  state.unreadCount = 3;
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(3));
});

test('A browser without service workers is left alone', { tags: 'N-09' }, () => {
  const document = { visibilityState: 'visible', addEventListener: vi.fn() };
  expect(() =>
    followNotices(
      { document, navigator: {}, matchMedia: () => ({ matches: false }) } as never,
      proxy({ unreadCount: 0 }),
    ),
  ).not.toThrow();
});
