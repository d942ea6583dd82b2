import type { Page } from '@playwright/test';
import { expect, test } from '../support/faults.ts';
import { loseNetwork } from '../support/outage.ts';
import { personAt } from '../support/signIns.ts';
import { readLines, wedge } from '../support/stock.ts';
import { signInAs } from '../support/test.ts';

const PIN = { petra: '194728', maren: '830517' };

const faces = (page: Page) => page.getByRole('list', { name: 'Who are you?' });

async function enterPin(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const pad = page.getByRole('group', { name: `PIN of ${name}` });
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
}

async function choosePin(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a PIN' }).click();
  const pad = page.getByRole('group', { name: /^New PIN/ });
  for (const digit of pin + pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('Your PIN is set for this tablet')).toBeVisible();
}

async function lock(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).last().click();
  // The lock loads a new page, which loses earlier key presses.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Switch person' }).click();
  await loaded;
  await expect(faces(page)).toBeVisible();
}

// The store refuses sessions that have ended, and without network it is not reached.
test.use({
  serviceWorkers: 'allow',
  tolerated: /Failed to load resource|net::ERR|40[13] \((Unauthorized|Forbidden)\)/,
});

test(
  'without network the last person returns, and only they send their work',
  { tag: ['@D-02', '@D-03', '@W-13'] },
  async ({ browser, store }) => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    // Customers of other journeys ask at the same location.
    const popup = page.getByRole('alertdialog', { name: /^New request from Kiosk/ });
    await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: 'Later' }).click(), {
      // The popup of the next request has the same name.
      noWaitAfter: true,
    });
    await signInAs(page, 'Tomas Reyes, Store_Admin');
    await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
    await page.goto('/shoesize/profile');
    await page.getByLabel('Name of this tablet').fill('Tablet 6');
    await page.getByRole('button', { name: 'Enrol this tablet' }).click();
    await expect(page.getByText('Tablet 6 locks after 2 minutes without use.')).toBeVisible();
    await lock(page, 'Tomas Reyes');
    for (const [person, area, pin] of [
      ['Maren Okafor, Sales_Associate', 'shoesize', PIN.maren],
      ['Petra Lindqvist, Warehouse_Admin', 'warehouse', PIN.petra],
    ] as const) {
      await page.getByRole('button', { name: /Someone else/ }).click();
      await personAt(page, person).click();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.goto(`/${area}/profile`);
      await choosePin(page, pin);
      await lock(page, person.split(',', 1)[0] ?? '');
    }
    await enterPin(page, 'Petra', PIN.petra);
    await expect(page.getByRole('banner')).toContainText('Petra Lindqvist');
    await page.goto('/warehouse');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const barcode = (await readLines(page, 'request')).find((line) => line.barcode && !line.orderNumber)?.barcode ?? '';
    const isWrite = /\/api\/inventory\/check-out$/;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isWrite.test(request.url())) sent.push((request.postDataJSON() as { barcode: string }).barcode);
    });

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await loseNetwork(page);
    await lock(page, 'Petra Lindqvist');
    await enterPin(page, 'Petra', '555123');
    const pad = page.getByRole('group', { name: 'PIN of Petra' });
    await expect(pad.getByRole('alert')).toHaveText('Wrong PIN. Tries left: 4.');
    for (const digit of PIN.petra) await pad.getByRole('button', { name: digit, exact: true }).click();
    await expect(page.getByRole('banner')).toContainText('Petra Lindqvist');
    await wedge(page, barcode);
    await expect(page.getByRole('status').filter({ hasText: '1 waiting' }).first()).toBeVisible();
    await lock(page, 'Petra Lindqvist');

    sent.length = 0;
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Petra' })).toContainText('1 not sent');
    await enterPin(page, 'Maren', PIN.maren);
    await expect(page.getByRole('banner')).toContainText('Maren Okafor');
    await lock(page, 'Maren Okafor');
    expect(sent).toEqual([]);
    await enterPin(page, 'Petra', PIN.petra);
    await expect.poll(() => sent, { timeout: 60_000 }).toEqual([barcode]);
    await context.close();
  },
);
