import type { Page } from '@playwright/test';
import { expectToast } from './support/cart.ts';
import { NO_PAGE } from './support/signIns.ts';
import { binsWith, readBin, wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';
import { loseNetwork } from './support/outage.ts';

test(
  'a picker corrects the bin of a pair by scanning the new label, and undoes it',
  { tag: '@W-05' },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const [from = '', to = ''] = await binsWith(dario, 'D', 1);
    const { records } = await readBin(dario, from);
    const pair = records[0]!;
    const name = `${pair.productName}, size ${pair.size}`;
    await dario.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Bins' }).click();
    await expect(dario.getByText('Scan a bin')).toBeVisible();
    // A picker applies no counts and sees no consigned stock [G-05].
    await expect(dario.getByRole('link', { name: 'Consigned' })).toHaveCount(0);
    await wedge(dario, pair.barcode ?? '');
    await expect(dario).toHaveURL(new RegExp(`bin=${from}`));
    await expect(dario.getByRole('heading', { name: from, level: 2 })).toBeVisible();
    await dario
      .getByRole('button', { name: `Correct ${name}`, exact: true })
      .first()
      .click();
    await expect(dario.getByRole('textbox', { name: 'Bin', exact: true })).toHaveValue(from);
    // The field of the row has the focus: a scan replaces its text, also after a label of another location.
    for (const label of ['Z-99-99', to]) {
      await dario.keyboard.type(label);
      await dario.keyboard.press('Enter');
      if (label !== to)
        await expect(dario.getByText(/There is no bin Z-99-99 at Canal Street\. Expected: /)).toBeVisible();
    }
    await expectToast(dario, 'Product Updated Successfully.');
    await expect
      .poll(async () => (await readBin(dario, to)).records.some(({ rowId }) => rowId === pair.rowId))
      .toBe(true);
    await dario.getByRole('button', { name: `Undo the correction of ${name}`, exact: true }).click();
    await expect
      .poll(async () => (await readBin(dario, from)).records.some(({ rowId }) => rowId === pair.rowId))
      .toBe(true);
  },
);

test(
  'a correction that a colleague overtook names colleague and bin',
  { tag: ['@W-05', '@all'] },
  async ({ signIn }) => {
    const [dario, petra] = [
      await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE }),
      await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE }),
    ];
    const [from = '', theirs = '', mine = ''] = await binsWith(dario, 'C', 1);
    const { records } = await readBin(dario, from);
    const name = `${records[0]!.productName}, size ${records[0]!.size}`;
    // Without live changes, so that the page of Dario is outdated for sure.
    await dario.routeWebSocket(/\/ws$/, (socket) => socket.close());
    for (const page of [dario, petra]) {
      await page.goto(`/warehouse/bins?bin=${from}`);
      await page
        .getByRole('button', { name: `Correct ${name}`, exact: true })
        .first()
        .click();
    }
    await petra.getByRole('textbox', { name: 'Bin', exact: true }).fill(theirs);
    await petra.keyboard.press('Enter');
    await expectToast(petra, 'Product Updated Successfully.');
    await dario.getByRole('textbox', { name: 'Bin', exact: true }).fill(mine);
    await dario.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dario.getByText(`Petra Lindqvist moved this pair to ${theirs} in the meantime.`)).toBeVisible();
    await expect(dario.getByRole('textbox', { name: 'Bin', exact: true })).toHaveValue(mine);
    await dario.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(dario, 'Product Updated Successfully.');
  },
);

test('a picker moves a whole bin by scanning, and undoes the move', { tag: '@W-12' }, async ({ signIn }) => {
  const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
  const [from = '', to = ''] = (await binsWith(dario, 'B', 1)).slice(4);
  const before = (await readBin(dario, from)).records.map(({ rowId }) => rowId);
  await dario.goto(`/warehouse/bins?bin=${from}`);
  await dario.getByRole('button', { name: 'Move', exact: true }).click();
  await dario.getByRole('button', { name: /^Take all/ }).click();
  await wedge(dario, to);
  await expect(dario.getByText(new RegExp(`in ${to} now`))).toBeVisible();
  const moved = (await readBin(dario, to)).records.map(({ rowId }) => rowId);
  expect(moved).toEqual(expect.arrayContaining(before));
  await dario.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await readBin(dario, from)).records.map(({ rowId }) => rowId)).toEqual(before);
});

test(
  'another person continues an interrupted count, and only an admin applies it',
  { tag: ['@W-12', '@W-09', '@all'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE });
    const [bin = '', other = ''] = (await binsWith(dario, 'A', 2)).slice(2);
    const { records } = await readBin(dario, bin);
    const [first, missing] = records;
    const [stranger] = (await readBin(dario, other)).records;
    await dario.goto(`/warehouse/bins?bin=${bin}`);
    await dario.getByRole('button', { name: 'Count', exact: true }).click();
    await expect(dario.getByRole('status', { name: `Count of ${bin}` })).toContainText(`Expected${records.length}`);
    await wedge(dario, first!.barcode ?? '');
    await expect(dario.getByRole('status', { name: `Count of ${bin}` })).toContainText('Found1');
    // The role may not apply: the button is not there, and the server refuses it.
    await expect(dario.getByRole('button', { name: 'Apply the count' })).toHaveCount(0);

    await petra.goto('/warehouse/bins');
    await petra.getByRole('button', { name: `Count of ${bin}` }).click();
    await expect(petra.getByRole('status', { name: `Count of ${bin}` })).toBeVisible();
    await wedge(petra, stranger!.barcode ?? '');
    // Dario sees the scan of Petra.
    await expect(dario.getByRole('status', { name: `Count of ${bin}` })).toContainText('Unexpected1');
    for (const { barcode, rowId } of records.slice(2)) {
      if (rowId !== missing!.rowId) await wedge(petra, barcode ?? '');
    }
    await expect(petra.getByRole('status', { name: `Count of ${bin}` })).toContainText(`Found${records.length - 1}`);
    // The row of Petra shows a scan before the server has it.
    await expect.poll(async () => (await readBin(petra, bin)).count?.found).toBe(records.length - 1);
    await dario.getByRole('button', { name: 'Hand in the count' }).click();
    await expect(dario.getByText(`Count of ${bin} handed in`)).toBeVisible();

    const panel = petra.getByRole('region', { name: `Count of ${bin}` });
    await expect(panel).toContainText('Handed in by Dario Vance');
    await expect(panel).toContainText(`moves from ${other} to ${bin}`);
    await expect(panel).toContainText(`${missing!.productName} ${missing!.size} becomes missing`);
    await panel.getByRole('button', { name: 'Apply the count' }).click();
    await expect(petra.getByText(`Count of ${bin} applied`)).toBeVisible();
    const after = await readBin(petra, bin);
    expect(after.count).toBeNull();
    expect(after.records.find(({ rowId }) => rowId === missing!.rowId)?.missing).toBe(true);
    expect(after.records.some(({ rowId }) => rowId === stranger!.rowId)).toBe(true);
  },
);

test.describe('without network', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR/ });

  test(
    'a count and a move without network wait in their rows and are sent in order',
    { tag: ['@W-12', '@W-13', '@all'] },
    async ({ signIn }) => {
      const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
      const [from = '', to = ''] = (await binsWith(dario, 'C', 1)).slice(4);
      const { records } = await readBin(dario, from);
      await dario.goto(`/warehouse/bins?bin=${from}`);
      await dario.getByRole('button', { name: 'Count', exact: true }).click();
      const tally = dario.getByRole('status', { name: `Count of ${from}` });
      await expect(tally).toBeVisible();
      await loseNetwork(dario);
      for (const { barcode } of records) await wedge(dario, barcode ?? '');
      await expect(tally).toContainText(`Found${records.length}`);
      await expect(dario.getByText('You are offline. Keep picking.')).toBeVisible();
      await expect(
        dario
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /Count\d/ }),
      ).toHaveCount(records.length);
      // A count is decided online; handed in it waits behind its scans.
      await expect(dario.getByText('A count is discarded only online.')).toBeVisible();
      await dario.getByRole('button', { name: 'Hand in the count' }).click();
      await expect(dario.getByText('Kept on this device and sent later')).toBeVisible();
      expect((await readBin(dario, from)).count?.found).toBe(0);
      await dario.context().setOffline(false);
      await expect.poll(async () => (await readBin(dario, from)).count?.status).toBe('handed-in');
      expect((await readBin(dario, from)).count?.found).toBe(records.length);

      await dario.getByRole('button', { name: 'Move', exact: true }).click();
      await dario.getByRole('button', { name: /^Take all/ }).click();
      await loseNetwork(dario);
      await wedge(dario, to);
      await expect(dario.getByText(/pairs? to /)).toBeVisible();
      await dario.getByRole('button', { name: 'Back to the bin' }).click();
      await expect(dario.getByRole('article').first()).toContainText(to);
      await dario.context().setOffline(false);
      const barcodes = records.map(({ barcode }) => barcode);
      await expect
        .poll(async () => (await readBin(dario, to)).records.map(({ barcode }) => barcode))
        .toEqual(expect.arrayContaining(barcodes));
    },
  );

  test(
    'a correction without network waits with its mark, and is done later',
    { tag: ['@W-05', '@W-13', '@all'] },
    async ({ signIn }) => {
      const dario = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
      const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE });
      const [from = '', theirs = '', mine = ''] = (await binsWith(dario, 'E', 1)).slice(3);
      const [pair] = (await readBin(dario, from)).records;
      const name = `${pair!.productName}, size ${pair!.size}`;
      const correct = async (page: Page, bin: string) => {
        await page
          .getByRole('button', { name: `Correct ${name}`, exact: true })
          .first()
          .click();
        await page.getByRole('textbox', { name: 'Bin', exact: true }).fill(bin);
        await page.keyboard.press('Enter');
      };
      await dario.goto(`/warehouse/bins?bin=${from}`);
      await expect(dario.getByRole('button', { name: `Correct ${name}`, exact: true }).first()).toBeVisible();
      await loseNetwork(dario);
      await correct(dario, mine);
      await expect(dario.getByText('Kept on this device and sent later')).toBeVisible();
      const row = dario.getByRole('article').filter({ hasText: mine });
      await expect(row.getByRole('status')).toContainText('1Correct');

      await petra.goto(`/warehouse/bins?bin=${from}`);
      await correct(petra, theirs);
      await expectToast(petra, 'Product Updated Successfully.');
      await dario.context().setOffline(false);
      // Bins has no panel of waiting writes: the conflict is above the list.
      const conflict = dario
        .getByRole('main')
        .getByRole('article', { name: pair!.productName })
        .filter({ hasText: 'Not sent' });
      await expect(conflict).toContainText(`Petra Lindqvist moved this pair to ${theirs} in the meantime.`);
      await conflict.getByRole('button', { name: 'Correct it all the same' }).click();
      await expect(conflict).toHaveCount(0);
      await expect
        .poll(async () => (await readBin(dario, mine)).records.some(({ rowId }) => rowId === pair!.rowId))
        .toBe(true);
    },
  );
});
