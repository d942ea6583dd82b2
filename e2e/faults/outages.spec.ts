import { expect, test } from '../support/faults.ts';
import {
  NOT_SENT,
  WRONG,
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
import { IGNORED_MS } from '../support/popup.ts';

const maren = 'Maren Okafor, Sales_Associate';

const outages = outagesOf('30 s');

for (const kinds of losses) {
  // Before a request, while its popup is open, and during its acceptance.
  const [early, opened, lost] = kinds;
  const faults = kinds.join(', ');
  const times = outages.map(({ name }) => name).join(', ');
  test(
    `${faults} for ${times}: kiosk requests arrive, are accepted once and reach the cart`,
    { tag: ['@K-01', '@K-05', '@K-06', '@K-08', '@L-03', '@L-04'] },
    async ({ open, sendRequest, atStore, storeProxy }) => {
      const network = networks(storeProxy);
      /** What the header shows in an outage of this length. */
      const shownIn = (kind: 'cut' | 'offline', ms: number) => {
        if (kind === 'offline') return 'Offline';
        return ms >= 8 * 60_000 ? 'Live updates are off' : 'Delayed';
      };
      const page = await open(maren, { hasClock: true });
      await expect(connectionOf(page)).toHaveText('Live');
      const keys = keysOf(page, 'tryoutItem-master/accept');

      for (const [round, { name, ms }] of outages.entries()) {
        await test.step(name, async () => {
          const kiosk = (step: string) => `${step} ${name} ${kinds.join(' ')}`;
          const accept = async (step: string) => {
            await expect(popupOf(page, kiosk(step))).toBeVisible();
            await page.clock.runFor(IGNORED_MS);
            await popupOf(page, kiosk(step)).getByRole('button', { name: 'Accept' }).click();
          };
          const inCart = (pairs: number) =>
            expect(cartOf(page).getByText(new RegExp(`^${pairs} items?\\b`))).toBeVisible();

          // A request during the outage.
          await network[early].goAway(page);
          await sendRequest(kiosk('Early'));
          await pass(page, ms);
          await expect(connectionOf(page)).toHaveText(shownIn(early, ms));
          await expect(popupOf(page, kiosk('Early'))).toBeHidden();
          await network[early].comeBack(page);
          await recover(page);
          await expect(popupOf(page, kiosk('Early'))).toBeVisible();

          // An outage while the popup is open: it stays, and Accept shows a failure.
          await network[opened].goAway(page);
          await accept('Early');
          await expect(toastOf(page, { offline: NOT_SENT, cut: WRONG }[opened])).toBeVisible();
          await pass(page, ms);
          await expect(connectionOf(page)).toHaveText(shownIn(opened, ms));
          await expect(popupOf(page, kiosk('Early'))).toBeVisible();
          await network[opened].comeBack(page);
          await recover(page);
          await accept('Early');
          await inCart(3 * round + 1);
          expect(await atStore(maren, kiosk('Early'))).toEqual({ '1': 1 });
          const retry = page.getByRole('button', { name: 'Retry', exact: true });
          if (await retry.isVisible()) await retry.click();
          await expect(connectionOf(page)).toHaveText('Live');
          await clearToasts(page);

          // An outage during Accept: the store did it, the answer is lost, and the portal sends the write again.
          keys.length = 0;
          await sendRequest(kiosk('Lost'), 2);
          await loseAnswer(page, '**/tryoutItem-master/accept', () => network[lost].goAway(page));
          await accept('Lost');
          await expect(toastOf(page, WRONG)).toBeVisible();
          await pass(page, ms);
          await expect(popupOf(page, kiosk('Lost'))).toBeVisible();
          await network[lost].comeBack(page);
          await recover(page);
          await expect(popupOf(page, kiosk('Lost'))).toBeHidden();
          await inCart(3 * round + 3);
          expect(await atStore(maren, kiosk('Lost'))).toEqual({ '1': 2 });
          expect(new Set(keys).size).toBe(1);
          if (await retry.isVisible()) await retry.click();
          await expect(connectionOf(page)).toHaveText('Live');
          await clearToasts(page);
        });
      }
    },
  );
}
