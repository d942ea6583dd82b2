import { type Locator, type Page, expect } from '@playwright/test';

export { cartOf } from './cart.ts';

export const outages = [
  { name: '1 s', ms: 1_000 },
  { name: '30 s', ms: 30_000 },
  { name: '3 min', ms: 3 * 60_000 },
  { name: '8 min', ms: 8 * 60_000 },
  { name: '30 min', ms: 30 * 60_000 },
];

/** The longest waits before the ten attempts of L-03, milliseconds: 5 s doubled to 60 s, and a fifth of jitter. */
const WAITS = [6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000, 60_000, 60_000, 60_000];

export const lampOf = (page: Page): Locator =>
  page.getByText(/^(Live|Connecting|Polling|Offline|Live updates are off)$/);
export const popupOf = (page: Page, kiosk: string): Locator =>
  page.getByRole('alertdialog', { name: `New request from Kiosk ${kiosk}!` });

/** How long it polls in vain, minute by minute, before the rest of a long outage is passed at once, milliseconds. */
const POLLED = 2 * 60_000;

/** Lets time pass attempt by attempt, so that each of them meets the network as it is. */
export async function pass(page: Page, ms: number): Promise<void> {
  // The outage begins when the page has noticed: what passed before is no attempt's.
  await expect(lampOf(page)).not.toHaveText('Live');
  let left = ms;
  for (const wait of WAITS) {
    if (left <= 0) return;
    await page.clock.runFor(Math.min(left, wait));
    await expect(lampOf(page)).not.toHaveText('Connecting');
    left -= wait;
  }
  if (left <= 0) return;
  // All attempts are over: what follows are polls, each like the one before.
  await page.clock.runFor(Math.min(left, POLLED));
  if (left > POLLED) await page.clock.fastForward(left - POLLED);
}

/** Passes time until the page is live again; where it has given up, until the next poll. Never longer than one retry. */
export async function recover(page: Page): Promise<void> {
  await expect(lampOf(page)).not.toHaveText('Connecting');
  if ((await lampOf(page).textContent()) === 'Live updates are off') return page.clock.runFor(30_000);
  for (let waited = 0; waited <= 60_000 && (await lampOf(page).textContent()) !== 'Live'; waited += 4_000) {
    await page.clock.runFor(4_000);
    await expect(lampOf(page)).not.toHaveText('Connecting');
  }
  await expect(lampOf(page)).toHaveText('Live');
}

/** A write reaches the store, and the network goes before its answer is here. */
export async function loseAnswer(page: Page, address: string, goAway: () => Promise<void>): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await goAway();
      await route.abort();
    },
    { times: 1 },
  );
}

/** The Idempotency-Keys that a page sends to an address from now on. */
export function keysOf(page: Page, address: string): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(address)) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

export interface Network {
  goAway: (page: Page) => Promise<void>;
  comeBack: (page: Page) => Promise<void>;
}

/** The ways in which a network is away: the browser knows it, or only finds nobody at the other end. */
export function networks(wire: { cut: () => void; mend: () => void }): Record<'offline' | 'cut', Network> {
  return {
    offline: {
      goAway: (page) => page.context().setOffline(true),
      comeBack: (page) => page.context().setOffline(false),
    },
    cut: {
      goAway: async () => wire.cut(),
      comeBack: async () => wire.mend(),
    },
  };
}

/** Closes the toasts of before, so that the next one is about what happens next. Errors stay until they are dismissed. */
export async function clearToasts(page: Page): Promise<void> {
  await page.clock.runFor(4_000);
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
  await expect(page.getByText(WRONG).or(page.getByText(NOT_SENT))).toHaveCount(0);
}

/** A message as it is told in a corner of the page; a list that could not be read says the same in its own place. */
export const toastOf = (page: Page, message: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message);

/** What a write says that fails without a word from the store. */
export const WRONG = 'Something went wrong, please try later!';
/** What a write says that was not sent. */
export const NOT_SENT = 'You are offline. Nothing was sent.';
