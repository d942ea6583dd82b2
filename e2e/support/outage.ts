import { type Locator, type Page, expect } from '@playwright/test';
import { isEveryRepetition } from './repetitions.ts';

export { cartOf } from './cart.ts';
export { accept, popupOf, reject } from './popup.ts';

const OUTAGES = [
  { name: '1 s', ms: 1_000 },
  { name: '30 s', ms: 30_000 },
  { name: '8 min', ms: 8 * 60_000 },
  { name: '30 min', ms: 30 * 60_000 },
];

/**
 * Lengths of outages that a test runs: those of the names, all four with `EVERY_REPETITION=1`.
 *
 * @param names after `30 s` the portal retries and becomes live again; after `8 min` it has given up live updates
 */
export const outagesOf = (...names: ('30 s' | '8 min')[]): typeof OUTAGES =>
  OUTAGES.filter(({ name }) => isEveryRepetition || names.some((wanted) => wanted === name));

/** How the network is lost at three moments of a journey: both ways mixed, and each alone with `EVERY_REPETITION=1`. */
export const losses = isEveryRepetition
  ? ([
      ['cut', 'cut', 'cut'],
      ['offline', 'offline', 'offline'],
    ] as const)
  : ([['cut', 'offline', 'cut']] as const);

/** The longest waits before the ten attempts [L-03], milliseconds: 5 s doubled to 60 s, and a fifth of jitter. */
const WAITS = [6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000, 60_000, 60_000, 60_000];

export const connectionOf = (page: Page): Locator =>
  page.getByText(/^(Live|Connecting|Delayed|Offline|Live updates are off)$/);

/** How long polls run after the last attempt before the rest of an outage is skipped, milliseconds. */
const POLLED = 2 * 60_000;

/** Moves the clock attempt by attempt, so that each of them can fail. */
export async function pass(page: Page, ms: number): Promise<void> {
  // The first wait begins when the page has noticed the outage.
  await expect(connectionOf(page)).not.toHaveText('Live');
  let left = ms;
  for (const wait of WAITS) {
    if (left <= 0) return;
    await page.clock.runFor(Math.min(left, wait));
    await expect(connectionOf(page)).not.toHaveText('Connecting');
    left -= wait;
  }
  if (left <= 0) return;
  // After the last attempt there are only polls, all of them alike.
  await page.clock.runFor(Math.min(left, POLLED));
  if (left > POLLED) await page.clock.fastForward(left - POLLED);
}

/** Moves the clock until the page is live again, or until the next poll if it has stopped. At most one retry. */
export async function recover(page: Page): Promise<void> {
  await expect(connectionOf(page)).not.toHaveText('Connecting');
  if ((await connectionOf(page).textContent()) === 'Live updates are off') return page.clock.runFor(30_000);
  for (let waited = 0; waited <= 60_000 && (await connectionOf(page).textContent()) !== 'Live'; waited += 4_000) {
    await page.clock.runFor(4_000);
    await expect(connectionOf(page)).not.toHaveText('Connecting');
  }
  await expect(connectionOf(page)).toHaveText('Live');
}

/** Lets a write reach the store, and loses the network before its answer. */
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

/** Takes the network away once the code that the page loads ahead is there: an earlier outage is another case. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Outages of the network: `offline` is known to the browser, `cut` breaks connections without notice. */
export function networks(storeProxy: { cut: () => void; restore: () => void }): Record<'offline' | 'cut', Network> {
  return {
    offline: {
      goAway: (page) => page.context().setOffline(true),
      comeBack: (page) => page.context().setOffline(false),
    },
    cut: {
      goAway: async () => storeProxy.cut(),
      comeBack: async () => storeProxy.restore(),
    },
  };
}

/** Closes the open toasts. Errors stay until they are dismissed. */
export async function clearToasts(page: Page): Promise<void> {
  await page.clock.runFor(4_000);
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
  await expect(page.getByText(WRONG).or(page.getByText(NOT_SENT))).toHaveCount(0);
}

/** A message in a toast; a list that could not be read shows the same text in its place. */
export const toastOf = (page: Page, message: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message);

/** Shown when a write fails without a message of the store. */
export const WRONG = 'Something went wrong, please try later!';
/** Shown when a write was not sent. */
export const NOT_SENT = 'You are offline. Nothing was sent.';
