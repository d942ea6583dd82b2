import type { Api, RequestLine } from '@instore/api';
import { apiAs } from './support/kiosks.ts';
import { isLive, LIVE } from './support/others.ts';
import { wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const at = { locationId: 'canal-street' };
const ORDER = 'YK-40001';

/** The answer of a call that the store does not refuse. */
async function done<Data>(call: Promise<{ ok: true; data: Data } | { ok: false; message?: string | undefined }>) {
  const answer = await call;
  if (!answer.ok) throw new Error(answer.message ?? 'The store refused a call.');
  return answer.data;
}

interface Sellers {
  maren: Api;
  dario: Api;
  petra: Api;
  jonah: Api;
  tomas: Api;
}

/** Maren sells two pairs with one order: one that a customer tried on, and one of Jonah's. Returns their barcodes. */
async function sell({ maren, dario, petra, jonah, tomas }: Sellers, line: RequestLine) {
  const { lineId, inventoryItemId, barcode } = line;
  const [announced] = await done(jonah.consignee.announceConsignment({ ...at, pairs: [{ inventoryItemId }] }));
  const accepted = await done(
    petra.consignee.acceptAnnouncedPairs({ ...at, announcedIds: [announced?.announcedId ?? ''] }),
  );
  const consigned = accepted[0]?.record?.barcode ?? '';
  await done(dario.inventory.checkOut({ ...at, barcode: barcode ?? '' }));
  const order = { orderNumber: ORDER, placedAt: new Date().toISOString(), items: [{ inventoryItemId, quantity: 2 }] };
  await done(tomas.consignee.putOrders({ ...at, orders: [order] }));
  const { items } = await done(petra.consignee.getEligibleBarcodes({ orderNumber: ORDER }));
  await done(
    petra.consignee.fulfilRetailOrder({
      orderNumber: ORDER,
      items: [{ itemId: items[0]?.itemId ?? '', barcode: consigned }],
    }),
  );
  await done(maren.storefront.sellLine({ ...at, lineId, orderNumber: ORDER }));
  return { worn: barcode ?? '', consigned };
}

test(
  'a sold pair comes back by scan, and the rest of the wrong sale is undone',
  { tag: ['@M-05', '@V-03', '@Z-10'] },
  async ({ signIn, signIns, store, placedRequest }) => {
    const as = (person: string) => apiAs(signIns, store.url, person);
    const apis = {
      maren: await as('Maren Okafor, Sales_Associate'),
      dario: await as('Dario Vance, Warehouse_Personal'),
      petra: await as('Petra Lindqvist, Warehouse_Admin'),
      jonah: await as('Jonah Whitaker, Consignee'),
      tomas: await as('Tomas Reyes, Store_Admin'),
    };
    const [line] = await placedRequest('Front door', 1);
    if (line === undefined) throw new Error('No pair was placed.');
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    const soldOf = async () => {
      const { figures } = await done(apis.tomas.cube.getInsight({ ...at, from: today, to: today }));
      return figures.find(({ measure }) => measure === 'sold')?.part;
    };
    const before = (await soldOf()) ?? 0;
    const { worn, consigned } = await sell(apis, line);
    expect(await soldOf()).toBe(before + 1);
    const ofJonah = async (kind: 'sold' | 'inStock') =>
      (await done(apis.jonah.consignee.getConsignmentQueue({ ...at, kind, size: 200 }))).content.filter(
        ({ barcode }) => barcode === consigned,
      ).length;
    expect(await ofJonah('sold')).toBe(1);

    const [maren, ines] = [
      await signIn('Maren Okafor, Sales_Associate', { path: '/shoesize/holds' }),
      await signIn('Ines Calloway, Sales_Associate', { path: `/shoesize/take-back?sale=${ORDER}` }),
    ];
    for (const page of [maren, ines]) await isLive(page);
    await expect(ines.getByRole('article')).toHaveCount(2);
    // Only the person who sold, and admins, undo a sale.
    await expect(ines.getByRole('button', { name: 'Sold by mistake? Undo the sale' })).toHaveCount(0);

    await maren.getByRole('button', { name: 'Take back a sold pair' }).click();
    await expect(maren.getByText('No sale is open.')).toBeVisible();
    await wedge(maren, worn);
    await expect(maren.getByRole('region', { name: 'What comes back' })).toContainText('Sold by Maren Okafor');
    const panel = maren.getByRole('complementary', { name: 'Take back' });
    await panel.getByText('Faulty', { exact: true }).click();
    await expect(panel).toContainText('It goes on hold and is not sold again.');
    await panel.getByText('Too big', { exact: true }).click();
    await panel.getByText('Put it back where it was').click();
    await panel.getByRole('button', { name: 'Take it back' }).click();
    const back = (page: typeof maren) => page.getByRole('article').filter({ hasText: worn });
    await expect(back(maren)).toContainText('Too big, As new');
    await expect(back(ines)).toContainText('Returned', LIVE);
    const pair = await done(apis.dario.inventory.getPair({ ...at, barcode: worn }));
    expect(pair).toMatchObject({ state: 'Checked In', bin: line.bin, onHold: false });
    const [event] = await done(apis.dario.inventory.getUnitHistory({ ...at, barcode: worn }));
    expect(event).toMatchObject({ kind: 'returned', orderNumber: ORDER, note: 'Too big' });
    expect(await soldOf()).toBe(before);
    await wedge(maren, worn);
    await expect(maren.getByText(/^Maren Okafor took this pair back at/)).toBeVisible();

    await maren.getByRole('button', { name: 'Sold by mistake? Undo the sale' }).click();
    await maren.getByRole('button', { name: 'Undo the sale', exact: true }).click();
    await expect(maren.getByText(`The sale of ${ORDER} is undone.`)).toBeVisible();
    await expect(maren.getByText('No sale is open.')).toBeVisible();
    expect(await ofJonah('sold')).toBe(0);
    expect(await ofJonah('inStock')).toBe(1);
    const { content } = await done(apis.jonah.notification.getNotifications({ userId: '1008' }));
    expect(content[0]).toMatchObject({ title: 'The sale of a consigned pair is undone', objectId: consigned });
    await expect(ines.getByText(`Order ${ORDER} is not sold.`)).toBeVisible(LIVE);
  },
);
