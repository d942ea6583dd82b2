import type { Page } from '@playwright/test';
import { expectToast } from '../support/cart.ts';
import { announce } from '../support/announce.ts';
import { expect, test } from '../support/faults.ts';
import {
  NOT_SENT,
  WRONG,
  accept,
  cartOf,
  clearToasts,
  keysOf,
  connectionOf,
  loseAnswer,
  losses,
  networks,
  outagesOf,
  pass,
  popupOf,
  recover,
  toastOf,
} from '../support/outage.ts';

const ines = 'Ines Calloway, Sales_Associate';

async function place(page: Page): Promise<void> {
  await cartOf(page).getByRole('button', { name: 'PLACE REQUEST' }).click();
  const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expect(question).toBeHidden();
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const unreadOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

/** Notifications of no object: an answered request acknowledges its own, and one with an object opens it. */
const ANNOUNCED = /^(Fire drill|New till rolls) after /;

async function readOne(page: Page): Promise<void> {
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  // The panel takes no press in its first moments, and the clock of the page does not run.
  await page.clock.runFor(500);
  await panel
    .getByRole('button')
    .filter({ has: page.getByRole('img', { name: 'Unread' }), hasText: ANNOUNCED })
    .first()
    .click();
  await expect(panel).toBeHidden();
}

const lengths = outagesOf('30 s');

for (const kinds of losses) {
  // During the lookup, before the cart is placed, and during its placing.
  const [lookup, before, during] = kinds;
  const faults = kinds.join(', ');
  const times = lengths.map(({ name }) => name).join(', ');
  test(
    `${faults} for ${times}: a pair is looked up later and placed once`,
    { tag: ['@K-06', '@K-08', '@Z-02', '@N-05', '@N-06', '@L-04'] },
    async ({ open, sendRequest, atStore, storeProxy, signIns, store }) => {
      test.slow();
      const network = networks(storeProxy);
      // Each length of an outage reads two.
      for (const { name } of lengths) {
        for (const topic of ['Fire drill', 'New till rolls'])
          await announce(signIns, store.url, `${topic} after ${name}`);
      }
      const page = await open(ines, { hasClock: true });
      await expect(connectionOf(page)).toHaveText('Live');
      // The code of the question is loaded after the page.
      await page.clock.runFor(3_000);
      await page.waitForLoadState('networkidle');
      const unread = (count: number) => expect.poll(() => unreadOf(page)).toBe(count);

      for (const { name, ms } of lengths) {
        await test.step(name, async () => {
          const isBack = async (kind: 'cut' | 'offline') => {
            await pass(page, ms);
            await network[kind].comeBack(page);
            await recover(page);
            await clearToasts(page);
          };
          // Selecting a notification has opened the checked-out lines.
          await page.getByRole('tab', { name: /^Request/ }).click();
          const kiosk = `Pair ${name} ${kinds.join(' ')}`;
          const [product = ''] = await sendRequest(kiosk);

          // An outage during the lookup of the barcode: the pair is accepted, and stays in the list.
          await page.route(
            '**/api/consignee/location/**',
            async (route) => {
              await network[lookup].goAway(page);
              await route.abort();
            },
            { times: 1 },
          );
          await accept(popupOf(page, kiosk));
          // The lookup is a read, so it is tried again.
          await expect(async () => {
            await page.clock.runFor(500);
            await expect(toastOf(page, WRONG).first()).toBeVisible({ timeout: 50 });
          }).toPass();
          await isBack(lookup);
          const row = page.getByRole('article').filter({ hasText: `Kiosk ${kiosk}` });
          await row.getByRole('button', { name: `Add ${product}` }).click();
          await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);

          // An outage from the lost answer of an acknowledgement until after the cart is placed.
          const keys = keysOf(page, 'check-in-out/request');
          const unreadBefore = await unreadOf(page);
          expect(unreadBefore).toBeGreaterThan(1);
          await loseAnswer(page, '**/update-app-notifications/**', () => network[before].goAway(page));
          await readOne(page);
          await unread(0);
          await place(page);
          await expect(toastOf(page, { offline: NOT_SENT, cut: WRONG }[before]).first()).toBeVisible();
          await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);
          await isBack(before);
          await unread(unreadBefore - 1);
          await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);

          // An outage from the lost answer of placing until after the next acknowledgement.
          await loseAnswer(page, '**/check-in-out/request', () => network[during].goAway(page));
          await place(page);
          await expect(toastOf(page, WRONG).first()).toBeVisible();
          await readOne(page);
          await unread(0);
          await isBack(during);
          await unread(unreadBefore - 1);
          await expect(page.getByRole('tab', { name: /^Pending/ })).toContainText(/[1-9]/);
          await place(page);
          await expectToast(page, 'Request Placed Successfully');
          await expect(cartOf(page).getByRole('listitem')).toHaveCount(0);
          expect(await atStore(ines, kiosk)).toEqual({ '2': 1 });
          expect(new Set(keys).size).toBe(1);

          const retry = page.getByRole('button', { name: 'Retry', exact: true });
          if (await retry.isVisible()) await retry.click();
          await expect(connectionOf(page)).toHaveText('Live');
        });
      }
    },
  );
}
