import { apiAs } from './support/kiosks.ts';
import { isLive, LIVE } from './support/others.ts';
import { NO_PAGE } from './support/signIns.ts';
import { binsWith, readBin, wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const CANAL = 'canal-street';

/** Other journeys count no bin of this aisle. */
const AISLE = 'E';

test(
  'an admin plans counts, a picker counts blind, differences are counted again',
  { tag: ['@M-07', '@W-12'] },
  async ({ signIn, signIns, store }) => {
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: '/warehouse/bins' });
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    const [good = '', bad = ''] = await binsWith(petra, AISLE, 1);
    const { records } = await readBin(petra, good);
    const lost = (await readBin(petra, bad)).records;

    await petra.getByRole('button', { name: 'Planned counts' }).click();
    await petra.getByText('Plans', { exact: true }).click();
    await petra.getByRole('button', { name: 'Plan counts' }).click();
    const form = petra.getByRole('region', { name: 'Plan counts' });
    await form.getByRole('button', { name: /Aisles/ }).click();
    await petra.getByRole('option', { name: new RegExp(`^${AISLE}`) }).click();
    await petra.keyboard.press('Escape');
    await form.getByText('Once', { exact: true }).click();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    const [year = '', month = '', day = ''] = today.split('-');
    await form.getByRole('spinbutton', { name: /^month/ }).click();
    await petra.keyboard.type(`${month}${day}${year}`);
    const limit = form.getByRole('textbox', { name: 'Differences that are allowed in a bin' });
    await limit.fill('0');
    await limit.press('Enter');
    await form.getByRole('button', { name: 'Plan the counts' }).click();
    await expect(petra.getByText('The counts are planned')).toBeVisible();
    await petra.getByText('To count', { exact: true }).click();
    await expect(petra.getByText(/^0 of \d+ bins counted/)).toBeVisible();
    await isLive(petra);

    // The picker sees neither what is on record nor how much.
    await dario.goto('/warehouse/counts');
    await dario.getByRole('button', { name: /^Show all/ }).click();
    await dario.getByRole('button', { name: `Start the count of ${good}` }).click();
    const tally = dario.getByRole('status', { name: `Count of ${good}` });
    await expect(tally).toHaveText('Scanned0');
    await expect(dario.getByText('Scan every box. What is on record is hidden.')).toBeVisible();
    await expect(dario.getByRole('article')).toHaveCount(0);
    for (const { barcode, state } of records) if (state === 'Checked In') await wedge(dario, barcode ?? '');
    await expect(tally).toHaveText(`Scanned${records.length}`);
    await dario.getByRole('button', { name: 'Hand in the count' }).click();
    await expect(dario.getByText(`Count of ${good} handed in`)).toBeVisible();
    await expect(dario.getByText('What is on record is hidden', { exact: true })).toBeVisible();
    await expect(petra.getByText(/^1 of \d+ bins counted \(Dario Vance: 1\)/)).toBeVisible(LIVE);

    // No pair is scanned: every pair on record is a difference.
    await dario.goto('/warehouse/counts');
    await dario.getByRole('button', { name: /^Show all/ }).click();
    await dario.getByRole('button', { name: `Start the count of ${bad}` }).click();
    await dario.getByRole('button', { name: 'Hand in the count' }).click();
    await expect(dario.getByText(`Count of ${bad} handed in`)).toBeVisible();
    await dario.goto('/warehouse/counts');
    await dario.getByRole('button', { name: /^Show all/ }).click();
    await dario.getByRole('button', { name: `Count ${bad} again` }).click();
    await expect(dario.getByText('You counted this bin first. Another person counts it again.')).toBeVisible();

    // Another person counts it again, and then it can be applied.
    await petra.getByRole('button', { name: /^Show all/ }).click();
    await petra.getByRole('button', { name: `Count ${bad} again` }).click(LIVE);
    await expect(petra.getByRole('status', { name: `Count of ${bad}` })).toHaveText('Scanned0');
    for (const { barcode } of lost) await wedge(petra, barcode ?? '');
    await expect(petra.getByRole('status', { name: `Count of ${bad}` })).toHaveText(`Scanned${lost.length}`);
    await petra.getByRole('button', { name: 'Hand in the count' }).click();
    await expect(petra.getByText(`Count of ${bad} handed in`)).toBeVisible();
    await petra.getByRole('button', { name: 'Continue the count' }).waitFor();
    await petra.goto(`/warehouse/bins?bin=${bad}&mode=count`);
    await petra.getByRole('button', { name: 'Apply the count' }).click();
    await expect(petra.getByText(`Count of ${bad} applied`)).toBeVisible();
    await petra.goto('/warehouse/counts?view=accuracy');
    await expect(petra.getByText(bad, { exact: true })).toBeVisible();

    // The other bins of the aisle are counted by nobody: later journeys count as before.
    const api = await apiAs(signIns, store.url, 'Petra Lindqvist, Warehouse_Admin');
    const known = await api.inventory.getCountPlans({ locationId: CANAL });
    for (const { planId } of known.ok ? known.data.plans : []) {
      // oxlint-disable-next-line no-await-in-loop -- there is one
      await api.inventory.endCountPlan({ locationId: CANAL, planId });
    }
  },
);
