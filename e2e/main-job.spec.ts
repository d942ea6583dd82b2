import type { Locator, Page, Route } from '@playwright/test';
import { cartOf, expectToast, placeRequest } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { openStored } from './support/signIns.ts';
import { expect, test } from './support/test.ts';

test(
  'a pair goes from a kiosk request through the warehouse to the associate',
  {
    tag: [
      '@K-01',
      '@K-03',
      '@K-05',
      '@K-06',
      '@Z-01',
      '@Z-02',
      '@Z-07',
      '@W-02',
      '@W-06',
      '@N-02',
      '@N-03',
      '@N-05',
      '@L-01',
      '@L-02',
    ],
  },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate');
    await expect(maren.getByText('Live', { exact: true })).toBeVisible();
    await demoRequest('Journey');
    const sent = performance.now();
    const popup = popupOf(maren, 'Journey');
    // Before the poll after 30 s, so it came over the live connection.
    await expect(popup).toBeVisible({ timeout: 10_000 });
    test.info().annotations.push({ type: 'popup after', description: `${Math.round(performance.now() - sent)} ms` });
    const product = (await popup.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    expect(product).not.toBe('');
    await expect(popup).toContainText(/Customer \d{3}/);

    await accept(popup);
    await expectToast(maren, 'Request from Kiosk accepted');
    await expect(maren.getByText('Products are added to your request list')).toBeVisible();
    await expect(cartOf(maren).getByText(product)).toBeVisible();
    await maren.reload();
    await expect(cartOf(maren).getByText(product)).toBeVisible();

    const placed = maren.waitForResponse((response) => response.url().includes('/check-in-out/request'));
    await placeRequest(maren, 1);
    const { data } = (await (await placed).json()) as {
      data: { requestId: string; lines: { customerNumber: number }[] };
    };
    const customer = `Customer ${data.lines[0]?.customerNumber}`;
    await expect(cartOf(maren).getByText(product)).toBeHidden();
    // The button that was pressed is disabled now: the focus stays in the cart.
    await expect(cartOf(maren)).toBeFocused();
    await maren.getByRole('tab', { name: /^Pending/ }).click();
    await expect(maren.getByRole('article', { name: product }).filter({ hasText: customer })).toBeVisible();

    const unread = (): Promise<number> =>
      maren
        .getByRole('button', { name: /^Notifications/ })
        .getAttribute('aria-label')
        .then((name) => Number(/\d+/.exec(name ?? '')?.[0] ?? 0));
    const before = await unread();

    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const row = dario.getByRole('article', { name: product }).filter({ hasText: 'Kiosk Journey' });
    await expect(row).toContainText(customer);
    await row.getByRole('button', { name: new RegExp(`^${product} `) }).click();
    const box = dario.getByRole('complementary', { name: 'Pair' });
    await expect(box.getByRole('heading', { name: product })).toBeVisible();
    await expect(box.getByText(customer)).toBeVisible();
    const barcode = /\b\d{13}\b/.exec(await box.innerText())?.[0] ?? '';
    expect(barcode).not.toBe('');
    await dario.getByRole('textbox', { name: 'Scan or type a barcode' }).fill(barcode);
    await dario.keyboard.press('Enter');
    await expect(row.getByText('Checked out')).toBeVisible();
    await dario.getByRole('button', { name: /^Notifications/ }).click();
    await dario.getByRole('dialog', { name: 'Notifications' }).getByText(customer).first().click();
    await expect(dario).toHaveURL(new RegExp(String.raw`/warehouse/request-details\?request=(%22)?${data.requestId}`));

    await expect.poll(unread).toBe(before + 1);
    await maren.getByRole('tab', { name: /^Checked out/ }).click();
    await expect(maren.getByRole('article', { name: product }).filter({ hasText: 'Kiosk Journey' })).toBeVisible();
    await maren.getByRole('button', { name: /^Notifications/ }).click();
    await expect(maren.getByText(/ is on its way to you$/).first()).toBeVisible();
    await maren.getByRole('dialog', { name: 'Notifications' }).getByText(customer).first().click();
    await expect(maren).toHaveURL(/status=(%22)?3/);
    await expect(maren.getByRole('region', { name: product, exact: true })).toContainText('Checked out by Dario Vance');
    await maren.getByRole('button', { name: 'Call customer' }).click();
    await expect(maren.getByRole('region', { name: product, exact: true })).toContainText('Customer called by Maren');
    await maren.getByRole('button', { name: 'End call' }).click();
    await expect(maren.getByRole('button', { name: 'Call customer' })).toBeVisible();
    await expect.poll(unread).toBe(before);
  },
);

test(
  'without live updates, the poll after 30 s shows the request',
  { tag: ['@K-01', '@all'] },
  async ({ browser, store, signIns, demoRequest }) => {
    const storageState = await signIns.storageOf(store.url, 'Noor Haddad, Sales_Associate');
    const page = await openStored(browser, storageState, { baseURL: store.url });
    await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await demoRequest('Entrance');
    await expect(popupOf(page, 'Entrance')).toBeHidden();
    await page.clock.fastForward(30_000);
    await expect(popupOf(page, 'Entrance')).toBeVisible();
    // Accepted and placed: a rejected request would stay open and show its popup in the next journey.
    await accept(popupOf(page, 'Entrance'));
    await placeRequest(page, 1);
    await page.context().close();
  },
);

test(
  'two associates accept at the same moment: one wins, the other sees who did',
  { tag: '@K-09' },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate');
    const ines = await signIn('Ines Calloway, Sales_Associate');
    await demoRequest('Mezzanine');
    // Both presses are sent before one is answered: the answer closes the other popup.
    const held: Route[] = [];
    for (const [at, page] of [maren, ines].entries()) {
      await page.route('**/tryoutItem-master/accept', (route) => void held.push(route), { times: 1 });
      const button = popupOf(page, 'Mezzanine').getByRole('button', { name: 'Accept' });
      await expect(async () => {
        if (held.length === at) await button.click({ timeout: 1_000 });
        expect(held).toHaveLength(at + 1);
      }).toPass();
    }
    await Promise.all(held.map((route) => route.continue()));

    const won = (page: Page) => page.getByText('Request from Kiosk accepted');
    const lost = (page: Page, winner: string) => page.getByText(`${winner} has already accepted this request.`);
    // Read at once: a toast goes after 3 s, and a newer one may lie over it.
    const hasWon = async (page: Page, other: string) => {
      await expect(won(page).or(lost(page, other))).toBeAttached();
      return (await won(page).count()) > 0;
    };
    const winners = await Promise.all([hasWon(maren, 'Ines Calloway'), hasWon(ines, 'Maren Okafor')]);
    expect(winners.filter(Boolean)).toHaveLength(1);
    await expect(popupOf(maren, 'Mezzanine')).toBeHidden();
    await expect(popupOf(ines, 'Mezzanine')).toBeHidden();
  },
);

test(
  "a pair without a barcode is named with 'No quantity available!'",
  { tag: ['@K-06', '@K-12', '@Z-11', '@all'] },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate');
    await demoRequest('No barcode', { isInStore: false });
    const popup = popupOf(maren, 'No barcode');
    const product = (await popup.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await accept(popup);
    await expect(maren.getByRole('alertdialog', { name: 'No quantity available!' })).toContainText(product);
    const row = maren.getByRole('article', { name: product }).filter({ hasText: 'Kiosk No barcode' });
    await expect(row).toContainText('Not available');
    await expect(row.getByRole('button', { name: /^Add / })).toBeHidden();
    await row.getByRole('button', { name: /^Choose another size/ }).click();
    const panel = maren.getByRole('region', { name: product, exact: true });
    await panel.getByRole('button', { name: 'Cancel Request' }).click();
    await maren
      .getByRole('alertdialog', { name: 'Cancel Request?' })
      .getByRole('button', { name: 'Cancel Request' })
      .click();
    await expectToast(maren, 'Request Canceled Successfully.');
    await expect(row).toBeHidden();
  },
);

test(
  'after a check-in the panel shows the bin of the unit until the next scan',
  { tag: ['@W-06', '@all'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: '/warehouse?status=checkedout' });
    const panel = dario.getByRole('complementary', { name: 'Pair' });
    const rows = dario.getByRole('main').getByRole('article');
    const unitOf = async (row: Locator) => {
      await row.getByRole('button').first().click();
      const name = (await row.getByRole('heading').textContent()) ?? '';
      await expect(panel.getByRole('article', { name })).toBeVisible();
      const text = await panel.innerText();
      return { barcode: /\b\d{13}\b/.exec(text)?.[0] ?? '', bin: /\b[A-Z]-\d\d-\d\d\b/.exec(text)?.[0] ?? '' };
    };
    const scan = async (barcode: string) => {
      await dario.getByRole('textbox', { name: 'Scan or type a barcode' }).fill(barcode);
      await dario.keyboard.press('Enter');
    };
    // Not the first of the list: after its check-in the first one would be the open line.
    const third = await unitOf(rows.nth(2));
    const second = await unitOf(rows.nth(1));
    expect(second.bin).not.toBe(third.bin);

    await scan(third.barcode);
    const toast = dario.getByRole('alertdialog', { name: 'Checked in' });
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden();
    await expect(panel).toContainText('Return to bin');
    await expect(panel.getByText(third.bin, { exact: true })).toBeVisible();
    await expect(panel).toContainText(third.barcode);
    await expect(dario.getByRole('status').filter({ hasText: `Return to ${third.bin}` })).toBeVisible();

    await scan(second.barcode);
    await expect(panel.getByText(second.bin, { exact: true })).toBeVisible();
    await expect(panel).toContainText(second.barcode);
    await scan('123');
    await expect(dario.getByText('No pair has the barcode 123.').first()).toBeVisible();
    await expect(panel).not.toContainText('Return to bin');
    await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toBeFocused();
  },
);
