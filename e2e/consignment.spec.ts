import type { AnnouncedPair, BulkRecord } from '@instore/api';
import type { Page } from '@playwright/test';
import { NO_PAGE } from './support/signIns.ts';
import { wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const HERE = 'canal-street';

async function headersOf(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt-token'))).not.toBeNull();
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('jwt-token'))}` };
}

/** Announces two pairs as the consignee of a page: the portal has no page for it [G-05]. */
async function announce(jonah: Page, inventoryItemIds: string[]): Promise<AnnouncedPair[]> {
  const answer = await jonah.request.post('/api/consignee/announce', {
    headers: await headersOf(jonah),
    data: {
      locationId: HERE,
      pairs: inventoryItemIds.map((inventoryItemId) => ({ inventoryItemId, asks: 123, condition: 'New, no lid' })),
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: AnnouncedPair[] }).data;
}

async function queue(page: Page, kind: string, search = ''): Promise<BulkRecord[]> {
  const answer = await page.request.get(
    `/api/consignee/consignment-queue?locationId=${HERE}&kind=${kind}&size=100${search && `&search=${search}`}`,
    { headers: await headersOf(page) },
  );
  return ((await answer.json()) as { data: { content: BulkRecord[] } }).data.content;
}

test(
  'announced pairs are accepted together, and one is declined with a reason',
  { tag: ['@G-01', '@G-05'] },
  async ({ signIn }) => {
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin');
    const jonah = await signIn('Jonah Whitaker, Consignee', { path: NO_PAGE });
    const [known] = await queue(petra, 'inStock');
    await petra.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Consigned' }).click();
    await expect(petra.getByRole('radio', { name: /^Incoming/ })).toBeChecked();
    // Pairs that were accepted just now are above the list, without a choice.
    const rows = petra
      .getByRole('main')
      .getByRole('article')
      .filter({ has: petra.getByRole('checkbox') });
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    const announced = await announce(jonah, [known!.inventoryItemId, known!.inventoryItemId, known!.inventoryItemId]);
    // New pairs appear without a reload.
    await expect(rows).toHaveCount(before + announced.length);
    await petra.getByRole('button', { name: /Order/ }).click();
    await petra.getByRole('option', { name: 'Newest first' }).click();
    await expect(petra).toHaveURL(/sort=newest/);
    await expect(rows.first()).toContainText('asks $');
    await petra.getByRole('button', { name: /Order/ }).click();
    await petra.getByRole('option', { name: 'Oldest first' }).click();
    await expect(petra).toHaveURL(/sort=oldest/);
    await expect(rows).toHaveCount(before + announced.length);
    for (const offset of [2, 1])
      await rows
        .nth(before + 3 - offset)
        .getByRole('checkbox')
        .check();
    await petra.getByRole('button', { name: 'Accept 2 pairs' }).click();
    await expect(petra.getByText('2 pairs accepted')).toBeVisible();
    await expect(rows).toHaveCount(before + 1);
    await rows
      .nth(before)
      .getByRole('button', { name: /^Decline/ })
      .click();
    await petra.getByRole('textbox', { name: 'Reason' }).fill('Sole is worn');
    await petra.getByRole('button', { name: 'Decline 1 pair' }).click();
    await expect(petra.getByText('1 pair declined')).toBeVisible();
    await expect(rows).toHaveCount(before);
    const told = await jonah.request.get(`/api/consignee/announced-pairs?locationId=${HERE}&size=100`, {
      headers: await headersOf(jonah),
    });
    expect(JSON.stringify(await told.json())).toContain('Sole is worn');

    const [accepted] = await queue(petra, 'inStock', known!.sku ?? '').then((all) =>
      all.filter(({ asks }) => asks === 123),
    );
    await wedge(petra, accepted!.barcode ?? '');
    await expect(petra.getByRole('radio', { name: /^In stock/ })).toBeChecked();
    const panel = petra.getByRole('complementary', { name: 'Pair' });
    await expect(panel).toContainText('$123.00');
    await expect(panel.getByRole('list', { name: /^History/ })).toContainText('Petra Lindqvist');
    await panel.getByRole('button', { name: 'Print the label' }).click();
    await expect(petra.getByRole('button', { name: 'Print 1 label' })).toBeEnabled();
  },
);

test(
  'a missing pair of an order is replaced by a scanned one, and the order is sold',
  { tag: ['@G-03', '@G-06', '@G-02'] },
  async ({ signIn }) => {
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE });
    const lost = (await queue(petra, 'missing')).find(({ orderNumber }) => orderNumber != null)!;
    await petra.goto('/warehouse/consignment?kind=missing');
    await petra
      .getByRole('article')
      .filter({ hasText: lost.barcode ?? '' })
      .getByRole('button', { name: lost.productName })
      .click();
    const choices = petra.getByRole('radiogroup', { name: 'Pairs that can go instead' }).getByRole('radio');
    await expect(choices.first()).toBeChecked();
    const label = (await choices.last().getAttribute('aria-label')) ?? '';
    const instead = /\d{13}/.exec(label)?.[0] ?? '';
    await wedge(petra, instead);
    await expect(choices.last()).toBeChecked();
    await petra.getByRole('button', { name: 'Replace the pair' }).click();
    await expect(petra.getByText(`${instead} goes instead`)).toBeVisible();

    // A person types after a pause: an Enter right after a scan is the scanner's.
    const field = petra.getByRole('textbox', { name: 'Barcode, order, consignee or SKU' });
    await field.pressSequentially(lost.orderNumber ?? '', { delay: 80 });
    await petra.keyboard.press('Enter');
    await expect(petra.getByRole('status', { name: `Order ${lost.orderNumber}` })).toBeVisible();
    await expect(petra.getByRole('main')).toContainText(instead);
    await petra.getByRole('button', { name: 'Mark 1 pair sold' }).click();
    await expect(petra.getByText(`Order ${lost.orderNumber} is sold`)).toBeVisible();
  },
);

test(
  'an admin puts a free consigned pair on hold, and ends the hold',
  { tag: ['@G-04', '@G-06'] },
  async ({ signIn }) => {
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE });
    const free = (await queue(petra, 'inStock')).find(
      ({ state, bin, barcode, requestId, orderNumber }) =>
        state === 'Checked In' && bin !== null && barcode !== null && requestId == null && orderNumber == null,
    )!;
    const barcode = free.barcode ?? '';
    const isListed = async (kind: string) => (await queue(petra, kind, barcode)).length === 1;
    const panel = petra.getByRole('complementary', { name: 'Pair' });
    await petra.goto(`/warehouse/consignment?kind=inStock&search=${barcode}`);
    /** Scans the pair, which opens it in the list of its state. */
    const press = async (kind: string, name: string) => {
      await wedge(petra, barcode);
      await expect(petra).toHaveURL(new RegExp(`kind=${kind}`));
      await panel.getByRole('button', { name }).click();
    };
    await press('inStock', 'Put on hold');
    await expect.poll(() => isListed('onHold')).toBe(true);
    await press('onHold', 'End the hold');
    await expect.poll(() => isListed('inStock')).toBe(true);
    await press('inStock', 'Report missing');
    await expect.poll(() => isListed('missing')).toBe(true);
    await wedge(petra, barcode);
    await expect(petra.getByRole('main')).toContainText('This pair is not reserved, so it needs no replacement.');
    await panel.getByRole('button', { name: 'It turned up' }).click();
    await expect(petra.getByText(`${barcode} is in ${free.bin}`)).toBeVisible();
    expect(await isListed('inStock')).toBe(true);
  },
);

test(
  'a picker and a consignee see nothing of the consignment page',
  { tag: ['@R-02', '@G-05', '@all'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: '/warehouse/consignment' });
    await expect(dario).toHaveURL(/\/unauthorized$/);
    const jonah = await signIn('Jonah Whitaker, Consignee', { path: '/warehouse/consignment' });
    await expect(jonah).toHaveURL(/\/unauthorized$/);
  },
);
