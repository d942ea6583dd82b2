import { expect, test } from '../support/faults.ts';
import { lampOf } from '../support/outage.ts';

const maren = 'Maren Okafor, Sales_Associate';

test('[S-10] a page out of the back/forward cache shows nothing of a person who logged out since', async ({ open }) => {
  const page = await open(maren, { path: '/shoesize' });
  await expect(lampOf(page)).toHaveText('Live');
  // As the cache gives it back: no message reached it while it slept.
  const restore = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restore();
  await expect(lampOf(page)).toHaveText('Live');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await restore();
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
