import type { Api } from '@instore/api';
import { apiAs } from './support/kiosks.ts';
import { isLive, LIVE } from './support/others.ts';
import { wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const CANAL = 'canal-street';
const BEDFORD = 'bedford-avenue';

/** A size that Canal Street has sold out, and Bedford Avenue has. */
async function soldOutSize(api: Api) {
  for (const sku of ['HC82-104-CF', 'HC82-104-TC', 'OTL-502-NB', 'KDH-077-OC', 'LPH-640-MB', 'BST-318-GS']) {
    // oxlint-disable-next-line no-await-in-loop -- no more products are read than are needed
    const product = await api.catalogue.getCatalogueBySKU({ id: sku, locationId: CANAL });
    if (!product.ok) continue;
    const variant = product.data.variants.find(
      ({ inStock, availability }) =>
        inStock === 0 && availability.some((at) => at.locationId === BEDFORD && at.inStock > 0),
    );
    if (variant !== undefined) return { sku, name: product.data.name, size: variant.size };
  }
  throw new Error('The demo has no size that only Bedford Avenue has.');
}

test(
  'a pair that is sold out here is asked for, packed, sent and received by scans',
  { tag: ['@M-03', '@M-01', '@M-04'] },
  async ({ signIn, signIns, store }) => {
    const { sku, size } = await soldOutSize(await apiAs(signIns, store.url, 'Maren Okafor, Sales_Associate'));
    const emilApi = await apiAs(signIns, store.url, 'Emil Strand, Warehouse_Personal');
    const [maren, emil, dario] = [
      await signIn('Maren Okafor, Sales_Associate', { path: `/shoesize/inventory?sku=${sku}&size=${size}` }),
      await signIn('Emil Strand, Warehouse_Personal', { path: '/warehouse/transfers?list=outgoing' }),
      await signIn('Dario Vance, Warehouse_Personal', { path: '/warehouse/transfers' }),
    ];
    for (const page of [emil, dario]) await isLive(page);

    await maren.getByRole('button', { name: 'Ask another location' }).click();
    await maren.getByRole('textbox', { name: 'For' }).fill('Wilma');
    await expect(maren.getByRole('radiogroup', { name: 'Hold here until' })).toBeVisible();
    await maren.getByRole('radio', { name: /^Bedford Avenue/ }).check();
    await maren.getByRole('button', { name: 'Ask Bedford Avenue for it' }).click();
    await expect(maren.getByRole('button', { name: 'Cancel transfer' })).toBeVisible();

    // The other stockroom accepts it, and packs the pair by its barcode.
    const asked = emil.getByRole('article').filter({ hasText: 'Wilma' });
    await expect(asked).toContainText('Asked', LIVE);
    await asked.getByRole('button').click();
    await emil.getByRole('button', { name: 'Accept' }).click();
    await expect(asked).toContainText('Accepted');
    await expect(maren.getByRole('article').filter({ hasText: 'Wilma' })).toContainText('Accepted', LIVE);
    const listed = await emilApi.inventory.getTransfers({ locationId: BEDFORD, list: 'outgoing' });
    const barcode = (listed.ok && listed.data.content.find(({ firstName }) => firstName === 'Wilma')?.barcode) || '';
    await wedge(emil, barcode);
    const isIn = emil.getByText(/is in carton C-\d+\./);
    await expect(isIn).toBeVisible();
    const [carton = ''] = /C-\d+/.exec((await isIn.textContent()) ?? '') ?? [];

    // The label of the carton closes it, and hands it over the next time.
    await wedge(emil, carton);
    await expect(asked).toContainText('Carton closed');
    await wedge(emil, carton);
    await expect(asked).toContainText('In transit');
    await expect(maren.getByRole('button', { name: 'Cancel transfer' })).toHaveCount(0, LIVE);

    const coming = dario.getByRole('article').filter({ hasText: 'Wilma' });
    await expect(coming).toContainText('In transit', LIVE);
    await wedge(dario, barcode);
    await expect(dario.getByText(/is here\. Put it into/)).toBeVisible();
    await expect(coming).toHaveCount(0);
    await wedge(dario, barcode);
    await expect(dario.getByText(/received this pair at/).first()).toBeVisible();
    await expect(asked).toHaveCount(0, LIVE);

    // The hold of the customer has begun.
    await maren.goto('/shoesize/holds');
    await expect(maren.getByRole('article').filter({ hasText: 'Wilma' })).toContainText('Maren Okafor');
  },
);
