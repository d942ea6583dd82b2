import { expect, test } from 'vitest';
import { closeNotices, LOCKED_NOTICE } from './closeNotices.ts';

/** A device that shows notices with these tags. */
function deviceWith(...tags: string[]) {
  const shown = new Set(tags);
  const notices = tags.map((tag) => ({ tag, close: () => void shown.delete(tag) }) as unknown as Notification);
  const registration = { getNotifications: async () => notices } as unknown as ServiceWorkerRegistration;
  return { shown, navigator: { serviceWorker: { getRegistration: async () => registration } } };
}

test('A lock closes the notices of the person, and that of the tablet stays', { tags: ['N-09', 'D-03'] }, async () => {
  const { shown, navigator } = deviceWith('tryout:9001', LOCKED_NOTICE);
  await closeNotices(navigator, LOCKED_NOTICE);
  expect([...shown]).toEqual([LOCKED_NOTICE]);
});

test('A browser without notices, or that refuses them, closes none', { tags: 'N-09' }, async () => {
  await closeNotices({});
  await closeNotices({ serviceWorker: { getRegistration: async () => Promise.reject(new Error('private')) } });
});
