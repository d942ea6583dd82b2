import { expectToast } from './support/cart.ts';
import { apiAs } from './support/kiosks.ts';
import { NO_PAGE } from './support/signIns.ts';
import { expectRows } from './support/rows.ts';
import { placePairs, readLines } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test(
  'a picker sees who has the pairs that are out, and sorts and filters them',
  { tag: ['@W-04', '@W-11', '@R-07', '@R-09'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    await dario.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Dispatch' }).click();
    await expect(dario).toHaveURL(/\/warehouse\/view-dispatch$/);
    const cards = dario.getByRole('main').getByRole('article');
    // Customers who wait for several pairs stand before them.
    const others = dario.getByRole('list', { name: 'Pairs that are checked out' });
    const first = others.getByRole('article').first();
    await expect(first).toContainText(/\d\d:\d\d/);
    await expect(first.getByText('Find it')).toBeVisible();
    await expectRows(dario, cards, 6);
    const oldest = (await first.textContent()) ?? '';
    await dario.getByText('Newest first', { exact: true }).click();
    await expect(dario).toHaveURL(/sort=newest/);
    await expect(first).not.toHaveText(oldest);
    await dario.getByText('Longest out first', { exact: true }).click();
    await expect(first).toHaveText(oldest);

    await dario.getByRole('button', { name: 'Person', exact: true }).click();
    await dario.getByRole('option', { name: /^Ines Calloway/ }).click();
    await dario.keyboard.press('Escape');
    await expect(dario).toHaveURL(/owners=/);
    await expect(cards.filter({ hasText: 'Maren Okafor' })).toHaveCount(0);
    await expect(first).toContainText('Ines Calloway');

    await dario.getByRole('button', { name: 'Back to list' }).click();
    await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toBeVisible();
    await expect(dario.getByRole('button', { name: 'Back to list' })).toBeHidden();
    await dario.goBack();
    await first.getByRole('heading').getByRole('button').click();
    await dario.getByRole('complementary', { name: 'Pair' }).getByRole('button', { name: 'Open request' }).click();
    await expect(dario).toHaveURL(/\/warehouse\/request-details\?request=(%22)?\d+/);
    await dario.getByRole('button', { name: 'Back to list' }).click();
    await expect(dario).toHaveURL(/\/warehouse$/);
  },
);

test(
  'a picker hands a pair over to a spot, and takes it back when it comes back',
  { tag: ['@W-11', '@Z-12'] },
  async ({ signIn, signIns, store }) => {
    const locationId = 'canal-street';
    const [associate, stockroom] = [
      await apiAs(signIns, store.url, 'Maren Okafor'),
      await apiAs(signIns, store.url, 'Dario Vance'),
    ];
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    const [barcode = ''] = await placePairs(dario, associate, 1);
    const out = await stockroom.inventory.checkOut({ locationId, barcode });
    if (!out.ok) throw new Error(out.message);
    const { lineId } = out.data;
    const openNewest = async (page: typeof dario) => {
      await page.goto('/warehouse/view-dispatch?sort=newest');
      // Customers who wait for several pairs stand before this list.
      const card = page.getByRole('list', { name: 'Pairs that are checked out' }).getByRole('article').first();
      await expect(card).toContainText(out.data.productName);
      await card.getByRole('heading').getByRole('button').click();
      return { card, panel: page.getByRole('complementary', { name: 'Pair' }) };
    };

    const { card, panel } = await openNewest(dario);
    // A picker sells nothing.
    await expect(panel.getByRole('button', { name: 'Sold' })).toHaveCount(0);
    await panel.getByText('Bench 1', { exact: true }).click();
    await panel.getByRole('button', { name: 'Hand over at Bench 1' }).click();
    await expect(card).toContainText('Bench 1');
    await expect(panel).toBeHidden();
    await expectToast(dario, 'Handed over to Bench 1');
    await dario.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('Maren Okafor');
    const sentBack = await associate.storefront.sendBack({ locationId, lineId });
    expect(sentBack.ok).toBe(true);
    await expect(card).toContainText('Coming back');

    const petra = await openNewest(await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE }));
    await petra.panel.getByRole('button', { name: 'Sold' }).click();
    const dialog = petra.panel.page().getByRole('dialog', { name: 'Sold' });
    await dialog.getByRole('textbox', { name: 'Order number' }).fill('YK-0');
    await dialog.getByRole('button', { name: 'Check order' }).click();
    await expect(dialog).toContainText('Not done: Sold, YK-0. There is no order YK-0 at this location.');
    await expect(dialog).toContainText(
      'Expected: an open order with an item for this pair. Check the number of the order.',
    );

    await card.getByRole('heading').getByRole('button').click();
    await expect(panel).toContainText('The associate is sending it back.');
    await panel.getByRole('button', { name: 'Take back' }).click();
    await expect(panel).toBeHidden();
    expect((await readLines(dario, 'checkedout')).map((line) => line.lineId)).not.toContain(lineId);
  },
);

test(
  'the chosen pair stays when the request is read again, until another scan',
  { tag: ['@W-03', '@L-04', '@H-02', '@all'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    const lines = await readLines(dario, 'request');
    const pairsOf = (id: string | null) => lines.filter((line) => line.requestId === id && line.barcode !== null);
    const request = lines.map(({ requestId }) => requestId).find((id) => pairsOf(id).length > 1) ?? '';
    const [asked, other] = pairsOf(request).map(({ lineId, barcode }) => ({ lineId, barcode: barcode ?? '' }));
    if (!asked || !other) throw new Error('No request of two pairs is in the list.');
    await dario.goto(`/warehouse/request-details?request=${request}&line=${asked.lineId}`);
    const box = dario.getByRole('complementary', { name: 'Pair' });
    await expect(box).toContainText(asked.barcode);
    await expect(async () => {
      for (const row of await dario.getByRole('article').all()) {
        await row.getByRole('button').first().click();
        if ((await box.innerText()).includes(other.barcode)) return;
      }
      throw new Error('The other pair is not in its request.');
    }).toPass();

    // After a loss of the network the request is read again, as after each live event.
    await dario.route(`**/api/inventory/requests/${request}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { placedBy: string } };
      body.data.placedBy = 'Read Again';
      await route.fulfill({ response: answer, json: body });
    });
    await dario.context().setOffline(true);
    await dario.context().setOffline(false);
    await expect(dario.getByRole('main')).toContainText('Read Again');
    await expect(box).toContainText(other.barcode);

    await dario.getByRole('button', { name: 'Search or scan', exact: true }).click();
    await expect(dario.getByRole('dialog', { name: 'Search or scan a barcode' }).getByRole('combobox')).toBeFocused();
    await dario.keyboard.type(asked.barcode, { delay: 70 });
    await dario.keyboard.press('Enter');
    await expect(box).toContainText(asked.barcode);
  },
);
