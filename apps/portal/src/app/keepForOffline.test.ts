import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { INSTALL_AFTER_MS, keepForOffline } from './keepForOffline.ts';

/** Opens the portal on a device. Tells the delays that were set, and the workers that were registered without one. */
async function opened(hasWorker: boolean) {
  const delays: number[] = [];
  const registered: string[] = [];
  const environment = {
    after: (ms: number) => {
      delays.push(ms);
      return () => undefined;
    },
    log: { warn: () => registered.push('tried') },
  };
  const serviceWorker = { getRegistration: async () => (hasWorker ? { active: {} } : undefined) };
  await keepForOffline({ environment } as unknown as App, {} as never, { navigator: { serviceWorker } } as never);
  return { delays, registered };
}

test('Without a service worker a device prepares for offline at once', { tags: ['O-06', 'W-13'] }, async () => {
  const { delays, registered } = await opened(false);
  expect(delays).toEqual([]);
  await expect.poll(() => registered).toEqual(['tried']);
});

test('With a service worker a device checks for a newer one later', { tags: ['O-06', 'W-13'] }, async () => {
  const { delays, registered } = await opened(true);
  expect(delays).toEqual([INSTALL_AFTER_MS]);
  expect(registered).toEqual([]);
});
