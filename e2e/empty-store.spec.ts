import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { storeBarcode } from '../apps/store-server/src/seed/barcodes.ts';
import { daysFrom } from './support/bookings.ts';
import { expectToast, placeRequest } from './support/cart.ts';
import { importInto } from './support/imports.ts';
import { expect, fillCart, sendCart, test as base } from './support/kioskPages.ts';
import { written } from './support/others.ts';
import { accept, popupOf } from './support/popup.ts';
import { wedge } from './support/stock.ts';
import { type RunningStore, startStore } from './support/store.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const test = base.extend<object, { store: RunningStore }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const store = await startStore(['--empty']);
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

const [SOLD_LATER, BESIDE, SPARE] = [storeBarcode(9_100_001), storeBarcode(9_100_002), storeBarcode(9_100_003)];
const BIN = 'A-01-01';

/** The files of a shop with one location, in the order of docs/import.md. */
const files: readonly (readonly [kind: string, ...rows: string[]])[] = [
  [
    'locations',
    'id,name,time_zone,store,store_name,sunday',
    'harbour,Harbour Street,America/New_York,coast,Coast,10:00-19:00',
  ],
  [
    'people',
    'object_id,name,email,role,locations',
    '1b4e28ba-2fa1-41d2-883f-0016d3cca401,Ben Okoro,ben@coast.example,Sales_Associate,harbour',
    '1b4e28ba-2fa1-41d2-883f-0016d3cca402,Cleo Lindt,cleo@coast.example,Warehouse_Admin,harbour',
    '1b4e28ba-2fa1-41d2-883f-0016d3cca403,Dora Weiss,dora@coast.example,Consignee,harbour',
  ],
  ['kiosks', 'id,name,location', 'door,Door,harbour'],
  [
    'goods',
    'variant,product,sku,title,brand,model,product_type,category,colours,swatches,picture,size,size_system,position,price,featured,launched',
    'Q9,quay,QL-1,Coast Quay Low,Coast,Quay Low,Sneakers,sneakers,Chalk,#f1eee6,/artwork/products/HC82-104-CF.svg,9,US M,1,120.00,1,2026-09-01',
    'M9,mole,ML-1,Coast Mole High,Coast,Mole High,Sneakers,sneakers,Fern,#2f6b4a,/artwork/products/KDH-077-OC.svg,9,US M,1,150.00,,2026-10-01',
  ],
  ['bins', 'location,code,shelf', `harbour,${BIN},1`, 'harbour,A-01-02,1'],
  [
    'stock',
    'barcode,variant,location,bin,received',
    `${SOLD_LATER},Q9,harbour,${BIN},2026-11-02`,
    `${BESIDE},M9,harbour,${BIN},2026-11-02`,
    `${SPARE},M9,harbour,A-01-02,2026-11-02`,
  ],
  ['orders', 'number,location,placed,variant', 'C-1001,harbour,2026-11-02 10:30,Q9'],
  ['consignment', 'reference,location,variant,consignee,asks', 'K-1,harbour,M9,dora@coast.example,118.00'],
  ['bookings', 'location,starts,customer,service', `harbour,${daysFrom(1)} 10:30,Grace Lin,Fitting`],
];

/** Issues the key of a kiosk, as `pnpm store:kiosk-key` does. */
async function issueKey({ dataDir }: RunningStore, deviceId: string): Promise<string> {
  const command = ['--import', 'tsx', 'scripts/kiosk-key.ts', '--id', deviceId];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout.split('\n')[1] ?? '';
}

test(
  'An empty shop works with imported data',
  { tag: ['@O-08', '@C-15', '@Z-12', '@G-01', '@W-12', '@B-02'] },
  async ({ store, signIn, openKiosk }) => {
    // oxlint-disable-next-line no-await-in-loop -- later files name records of earlier ones
    for (const [kind, ...rows] of files) await importInto(store, kind, ...rows);

    const kiosk = await openKiosk({ deviceId: 'door', key: await issueKey(store, 'door') });
    const ben = await signIn('Ben Okoro');
    // The older product is featured.
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toContainText('Coast Quay Low');
    await fillCart(kiosk, 'Coast Quay Low');
    const number = await sendCart(kiosk);
    const popup = popupOf(ben, 'Door');
    await expect(popup).toContainText(`Customer ${number}`);
    await accept(popup);
    await placeRequest(ben, 1);

    const cleo = await signIn('Cleo Lindt', { path: '/warehouse' });
    const pick = cleo.getByRole('main').getByRole('article', { name: 'Coast Quay Low' });
    await expect(pick).toContainText(BIN);
    await written(cleo, '/inventory/check-out', () => wedge(cleo, SOLD_LATER));

    await ben.getByRole('tab', { name: /^Checked out/ }).click();
    await ben
      .getByRole('main')
      .getByRole('article', { name: 'Coast Quay Low' })
      .getByRole('heading')
      .getByRole('button')
      .click();
    const panel = ben.getByRole('region', { name: 'Coast Quay Low', exact: true });
    await panel.getByRole('button', { name: 'Sold' }).click();
    const sale = ben.getByRole('dialog', { name: 'Sold' });
    await sale.getByRole('textbox', { name: 'Order number' }).fill('C-1001');
    await sale.getByRole('button', { name: 'Check order' }).click();
    await sale.getByRole('button', { name: 'Mark 1 pair sold' }).click();
    await expectToast(ben, 'Sold');

    await cleo.goto('/warehouse/consignment');
    const announced = cleo.getByRole('main').getByRole('article', { name: 'Coast Mole High' });
    await expect(announced).toContainText('asks $118.00');
    await announced.getByRole('checkbox').check();
    await cleo.getByRole('button', { name: 'Accept 1 pair' }).click();
    await expect(cleo.getByText('1 pair accepted')).toBeVisible();

    await cleo.goto(`/warehouse/bins?bin=${BIN}`);
    await cleo.getByRole('button', { name: 'Count', exact: true }).click();
    const count = cleo.getByRole('status', { name: `Count of ${BIN}` });
    await expect(count).toContainText('Expected1');
    await wedge(cleo, BESIDE);
    await expect(count).toContainText('Found1');
    await wedge(cleo, SPARE);
    await expect(count).toContainText('Unexpected1');
    await cleo.getByRole('button', { name: 'Apply the count' }).click();
    await expect(cleo.getByText(`Count of ${BIN} applied`)).toBeVisible();

    await ben.goto(`/shoesize/inventory?sku=ML-1&size=%229%22&system=US%20M&unit=%22${SPARE}%22`);
    const history = ben.getByRole('list', { name: /^History/ });
    await expect(history).toContainText('Received');
    await expect(history).toContainText(BIN);

    await ben.goto(`/shoesize/bookings?view=day&day=${daysFrom(1)}`);
    await ben.getByRole('button', { name: 'Open booking of Grace Lin' }).click();
    const booking = ben.getByRole('region', { name: 'Grace Lin', exact: true });
    await booking.getByRole('button', { name: 'Ongoing' }).click();
    await booking.getByRole('button', { name: 'Finish the fitting' }).click();
    await expect(ben.getByRole('article', { name: /Grace Lin/ })).toContainText('Completed');
  },
);
