import { apiAs } from './support/kiosks.ts';
import { isLive, LIVE } from './support/others.ts';
import { loseNetwork } from './support/outage.ts';
import { NO_PAGE } from './support/signIns.ts';
import { wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /Failed to load resource|net::ERR/ });

/** Barcodes of the announced pairs of size 9, and one that the delivery does not have. */
const [FIRST, SECOND, OVER] = ['4012345001013', '4012345001020', '4012345001037'] as const;

test(
  'a delivery is counted by scans, also without network, and closed by an admin',
  { tag: ['@M-02', '@W-13'] },
  async ({ signIn, signIns, store }) => {
    const petraApi = await apiAs(signIns, store.url, 'Petra Lindqvist, Warehouse_Admin');
    const locationId = 'canal-street';
    const known = await petraApi.inventory.getDelivery({ locationId, deliveryId: '1' });
    if (!known.ok) throw new Error('The demo has no delivery.');
    const [nine, other] = known.data.sizes;
    if (!nine || !other) throw new Error('The delivery of the demo has no two sizes.');
    const put = await petraApi.inventory.putDeliveries({
      locationId,
      deliveries: [
        {
          number: 'J-1',
          from: 'Journey Shoes',
          expectedOn: '2026-01-05',
          pairs: [
            { carton: 'JOURNEY-1-A', inventoryItemId: nine.inventoryItemId, quantity: 2, barcodes: [FIRST, SECOND] },
            { carton: 'JOURNEY-1-A', inventoryItemId: other.inventoryItemId, quantity: 1 },
          ],
        },
      ],
    });
    expect(put).toMatchObject({ ok: true });

    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: '/warehouse/receiving' });
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: '/warehouse/receiving' });
    await isLive(petra);
    await expect(dario.getByRole('article', { name: 'Journey Shoes J-1' })).toContainText('No carton opened yet');

    // The label of the carton opens it, and each scan counts a pair.
    await wedge(dario, 'JOURNEY-1-A');
    await expect(dario.getByRole('heading', { name: 'Carton 1 of 1' })).toBeVisible();
    const box = dario.getByRole('article', { name: nine.size, exact: true });
    await expect(box).toContainText('Not counted yet');
    await wedge(dario, FIRST);
    await expect(box.getByRole('img', { name: '1 of 2' })).toBeVisible();
    await expect(petra.getByRole('article', { name: 'Journey Shoes J-1' })).toContainText('1 of 3', LIVE);

    // The same pair again, without network a pair that waits, and one that is not on the delivery.
    await wedge(dario, FIRST);
    await expect(dario.getByText(/counted this pair at .+, in carton JOURNEY-1-A\./).first()).toBeVisible();
    await loseNetwork(dario);
    await wedge(dario, SECOND);
    await expect(dario.getByRole('status').filter({ hasText: '1 waiting' }).first()).toBeVisible();
    await dario.context().setOffline(false);
    await expect(box).toContainText('All here');
    await wedge(dario, OVER);
    await dario.getByRole('button', { name: `It is this size: ${nine.size}`, exact: true }).click();
    await expect(dario.getByRole('heading', { name: 'Not on this delivery' })).toBeVisible();

    // Blank is not zero: the size without a count is asked about.
    await dario.getByRole('button', { name: 'Close carton 1' }).click();
    await dario.getByRole('button', { name: 'Not in the carton' }).click();
    await expect(dario.getByRole('heading', { name: 'When you close' })).toBeVisible();
    await dario.getByRole('button', { name: 'Hand in the count' }).click();

    await petra.getByRole('button', { name: 'Journey Shoes J-1' }).click();
    const sums = petra.getByRole('status', { name: 'Differences' });
    await expect(sums).toContainText('Expected3Counted3Short1Over1Damaged0');
    // Not "Being counted": the count is handed in, so the version that is closed is the last one.
    await expect(petra.getByRole('region', { name: 'When you close' })).toContainText('Counted');
    await petra.getByRole('button', { name: 'Close the delivery' }).click();
    await expect(petra.getByRole('heading', { name: 'To put away: 3' })).toBeVisible();
    // The picker's page shows the way to the bins, too.
    await expect(dario.getByRole('heading', { name: 'To put away: 3' })).toBeVisible(LIVE);
    const page = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    await page.goto('/warehouse/bins?mode=move');
    for (const code of [FIRST, SECOND, OVER, 'E-24-11']) await wedge(page, code);
    await expect(petra.getByText('Each pair of this delivery is put away.')).toBeVisible(LIVE);
  },
);
