import type { Page } from '@playwright/test';
import { expectToast } from './support/cart.ts';
import { NO_PAGE } from './support/signIns.ts';
import { expect, test } from './support/test.ts';

const MAREN = 'Maren Okafor, Sales_Associate';
const filtersOf = (page: Page) => page.getByRole('region', { name: 'Filters' });
/** Opens the filters of a table, which has their room: they are in a sheet. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** Waits until the counts are read: meanwhile the filters grow, and a press may miss its target. */
const untilCounted = (page: Page) =>
  expect(
    filtersOf(page)
      .getByRole('checkbox', { name: /^Halden/ })
      .locator('xpath=ancestor::label'),
  ).toContainText(/\d/);
const mainOf = (page: Page) => page.getByRole('main');
/** The tab of the list that is shown, with the number of its rows. */
const tabOf = (page: Page) => mainOf(page).getByRole('tab', { selected: true });
const countOf = async (page: Page) =>
  Number(/[\d,]+/.exec((await tabOf(page).textContent()) ?? '')?.[0].replaceAll(',', ''));

test(
  'An associate narrows the products by filters, which count what they leave',
  { tag: ['@F-01', '@F-02', '@F-05', '@F-07'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: '/shoesize/inventory' });
    const filters = filtersOf(page);
    const size = filters.getByRole('checkbox', { name: /^10\.5, \d+ products$/ });
    const counted = Number(/, (\d+)/.exec((await size.getAttribute('aria-label')) ?? '')?.[1]);
    await size.click({ force: true });
    await expect(tabOf(page)).toHaveAccessibleName(`Products ${counted}`);
    const brand = filters.getByRole('checkbox', { name: /^Halden/ });
    const halden = Number(/\d+/.exec((await brand.locator('xpath=ancestor::label').textContent()) ?? '')?.[0]);
    await brand.click({ force: true });
    await expect(tabOf(page)).toHaveAccessibleName(`Products ${halden}`);
    // The address has the filters: a reload, and a link to a colleague, show the same.
    await page.reload();
    await expect(tabOf(page)).toHaveAccessibleName(`Products ${halden}`);
    await expect(filters.getByRole('checkbox', { name: /^10\.5/ })).toBeChecked();
    await mainOf(page).getByRole('button', { name: 'Remove Brand: Halden' }).click();
    await expect(tabOf(page)).toHaveAccessibleName(`Products ${counted}`);
    await filters.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(counted);
  },
);

test(
  'An associate types words, prices and days into the filters: the list follows',
  { tag: ['@F-01', '@F-05', '@F-07', '@S-08', '@X-03', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: '/shoesize/inventory' });
    const filters = filtersOf(page);
    await untilCounted(page);
    await filters.getByRole('button', { name: 'Price Any' }).click();
    for (const [from, to] of [
      ['100', '165'],
      ['120', '170'],
    ] as const) {
      await filters.getByRole('textbox', { name: 'From' }).fill(from);
      await filters.getByRole('textbox', { name: 'To' }).fill(to);
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(new RegExp(`${from}(%2C|,)${to}`));
    }
    await filters.getByRole('button', { name: 'Delivered Any' }).click();
    for (const [day, typed] of [
      ['First day', '11012025'],
      ['Last day', '11302025'],
    ] as const) {
      await filters.getByRole('spinbutton', { name: `month, ${day}` }).click();
      await page.keyboard.type(typed);
    }
    await expect(page).toHaveURL(/2025-11-01.*2025-11-30/);
    await expect(tabOf(page)).toHaveAccessibleName(/^Products \d/);
    await filters.getByRole('button', { name: /Year/ }).click();
    const year = String(new Date().getFullYear() - 2);
    await page.getByRole('option', { name: year }).click();
    await expect(tabOf(page)).toHaveAccessibleName('Products 0');
    await expect(page).toHaveURL(new RegExp(`${year}-01-01.*${year}-12-31`));
    await filters.getByRole('button', { name: 'Clear all filters' }).click();

    // Words are found in any order, without accents.
    await filters.getByRole('button', { name: 'Title Any' }).click();
    await filters.getByRole('textbox', { name: 'Title' }).fill('RÚNNER tarn');
    await expect(tabOf(page)).toHaveAccessibleName('Products 3');
    await filters.getByRole('button', { name: /^Title/ }).click();
    await expect(filters.getByRole('button', { name: 'Title RÚNNER tarn' })).toBeVisible();
  },
);

test(
  'An unknown value in the address is named, and the rest of the address applies',
  { tag: ['@F-06', '@all'] },
  async ({ signIn }) => {
    const filters = JSON.stringify({ type: ['hoodies', 'hats'], brand: ['Ostra'] });
    const page = await signIn(MAREN, { path: `/shoesize/inventory?view=tiles&filters=${encodeURIComponent(filters)}` });
    await expect(page.getByText('view=tiles, filters.type=hats')).toBeVisible();
    await expect(tabOf(page)).toHaveAccessibleName('Products 3');
  },
);

test(
  'Sizes and brands can be chosen from their lists while the search is refused',
  { tag: ['@F-04', '@F-05', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: NO_PAGE });
    const [sizes, brands] = [page.waitForResponse(/\/consignee-size$/), page.waitForResponse(/\/inventory-Brand\?/)];
    await page.goto(`/shoesize/inventory?filters=${encodeURIComponent(JSON.stringify({ price: [165, 100] }))}`);
    const { size } = (await (await sizes).json()).data;
    const invBrand: string[] = (await (await brands).json()).data;
    const filters = filtersOf(page);
    await filters.getByRole('button', { name: /^Inventory brand/ }).click();
    const inventoryBrands = filters.getByRole('group', { name: /^Inventory brand/ });
    await expect(inventoryBrands.getByRole('checkbox', { name: String(invBrand[0]), exact: true })).toBeVisible();
    // The brands of the catalogue have no list of their own.
    const catalogueBrands = filters.getByRole('group', { name: 'Brand', exact: true });
    await expect(catalogueBrands.getByRole('checkbox', { name: 'Halden', exact: true })).toBeVisible();
    await expect(filters.getByRole('checkbox', { name: String(size[0]), exact: true }).first()).toBeVisible();
    const price = filters.getByRole('group', { name: /^Price/ }).first();
    await expect(price.getByText('Minimum must be below maximum.')).toHaveCount(1);
  },
);

test(
  'The pairs name a filter that cannot be searched with at its field',
  { tag: ['@F-05', '@F-06', '@all'] },
  async ({ signIn }) => {
    const pairs = JSON.stringify({ sku: ['HC*'] });
    const page = await signIn(MAREN, { path: `/shoesize/inventory?view=pairs&pairs=${encodeURIComponent(pairs)}` });
    const sku = (await openFilters(page)).getByRole('group', { name: /^SKU/ }).first();
    await expect(sku).toContainText('Enter the beginning of the SKU, without wildcards.');
  },
);

test(
  'The pairs are a list of their own, with their own filters and counts',
  { tag: ['@F-03', '@F-06', '@F-07', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: '/shoesize/inventory' });
    await untilCounted(page);
    await filtersOf(page)
      .getByRole('checkbox', { name: /^Halden/ })
      .click({ force: true });
    await expect(page).toHaveURL(/filters=/);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/cube/v1/load'));
    await page.getByRole('tab', { name: 'Pairs' }).click();
    await asked;
    await expect.poll(() => countOf(page)).toBeGreaterThan(500);
    const sheet = await openFilters(page);
    await expect(sheet.getByRole('checkbox', { name: /^Halden/ })).not.toBeChecked();
    const kurobe = sheet.getByRole('checkbox', { name: /^Kurobe/ });
    const label = kurobe.locator('xpath=ancestor::label');
    await expect(label).toContainText(/\d/);
    const counted = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
    await kurobe.click({ force: true });
    await expect(sheet.getByRole('button', { name: `Show ${counted} pairs` })).toBeVisible();
    // The sizes count the pairs of the chosen brand.
    await expect(sheet.getByRole('checkbox', { name: /^[\d.]+, \d+ pairs?$/ }).first()).toBeVisible();
    await sheet.getByRole('button', { name: /^Show / }).click();
    await expect(tabOf(page)).toHaveAccessibleName(`Pairs ${counted}`);
    const table = page.getByRole('grid', { name: 'Pairs' });
    await expect(table.getByRole('row').nth(1)).toContainText('Kurobe');
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(filtersOf(page).getByRole('checkbox', { name: /^Halden/ })).toBeChecked();
  },
);

test(
  'A saved search appears on another device of the same person',
  { tag: ['@F-07', '@Z-06', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, {
      path: `/shoesize/inventory?filters=${encodeURIComponent(JSON.stringify({ type: ['boots'] }))}`,
    });
    const found = await expect
      .poll(() => countOf(page))
      .toBeGreaterThan(0)
      .then(() => countOf(page));
    await page.getByRole('button', { name: 'Saved' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await dialog.getByRole('button', { name: 'Save this search' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Boots for rain');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    const other = await signIn(MAREN, { path: '/shoesize/inventory' });
    await other.getByRole('button', { name: 'Saved' }).click();
    await other
      .getByRole('dialog', { name: 'Saved searches' })
      .getByRole('button', { name: 'Boots for rain', exact: true })
      .click();
    await expect(tabOf(other)).toHaveAccessibleName(`Products ${found}`);
    await other.getByRole('button', { name: 'Saved' }).click();
    await other.getByRole('button', { name: 'Remove Boots for rain' }).click();
    await expect(other.getByText('No saved searches yet.')).toBeVisible();

    const download = page.waitForEvent('download');
    const asked = page.waitForRequest(/export\/excel/);
    await page.getByRole('button', { name: 'Export' }).click();
    expect(new URL((await asked).url()).searchParams.getAll('type')).toEqual(['boots']);
    expect((await download).suggestedFilename()).toBe('Inventory Canal Street.xlsx');
    await page.route('**/export/excel/**', () => undefined);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Stop Export to Excel' }).click();
    await expect(page.getByRole('region', { name: 'Export to Excel' })).toBeHidden();
  },
);

test(
  'A product opens beside the table, and a pair shows its history',
  { tag: ['@Z-05', '@Z-01', '@Z-10', '@X-02'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: '/shoesize/inventory' });
    await page.getByRole('radio', { name: 'Table' }).click({ force: true });
    const table = page.getByRole('grid', { name: 'Products' });
    await expect(table.getByRole('row').nth(1)).toContainText(/20\d\d/);
    await expect(table.getByRole('row').nth(1).locator('img')).toHaveAttribute('src', /width=100$/);
    // The table has the room of the filters, which are in a sheet.
    await expect(filtersOf(page)).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Halden/ }).click({ force: true });
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await table
      .getByRole('row', { name: /Halden Court 82/ })
      .first()
      .getByRole('gridcell')
      .first()
      .click();
    const product = page.getByRole('complementary', { name: 'Product' });
    const size = product.getByRole('radio', { name: /in store$/ }).first();
    await size.click({ force: true });
    await expect(size).toBeChecked();
    await product
      .getByRole('button', { name: /^History of/ })
      .first()
      .click();
    await expect(
      product.getByText('No events yet.').or(product.getByRole('list', { name: /^History of/ })),
    ).toBeVisible();
    const label = await product.getByRole('img', { name: /^Barcode/ }).getAttribute('aria-label');
    const barcode = label?.replace('Barcode ', '') ?? '';
    // Another size: the scanned pair is not in the cart yet.
    const another = product.getByRole('radio', { name: /in store$/ }).nth(1);
    await another.click({ force: true });
    await expect(another).toBeChecked();
    await product.getByRole('button', { name: 'Add to request' }).click();
    await product.getByRole('button', { name: /^Open request cart \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/shoesize$/);

    const cart = page.getByRole('region', { name: 'Request cart' });
    const field = cart.getByRole('textbox', { name: 'Scan a box to add it here' });
    await field.fill(barcode);
    await field.press('Enter');
    await expect(cart.getByText(/^Halden Court 82, .* added$/)).toBeVisible();
    await expect(cart.getByText(/^HC82-104-/)).toHaveCount(2);
    await field.fill(barcode);
    await field.press('Enter');
    await expect(cart.getByText('This pair is in the cart.')).toBeVisible();
  },
);

test('A sold-out size of a product offers the nearest size', { tag: ['@Z-05', '@all'] }, async ({ signIn }) => {
  const page = await signIn(MAREN, { path: '/shoesize/inventory?sku=HC82-104-CF' });
  const product = page.getByRole('complementary', { name: 'Product' });
  await product
    .getByRole('radio', { name: /^[\d.]+, \d+ in store$/ })
    .first()
    .click({ force: true });
  await product.getByRole('radio', { name: /^Elsewhere/ }).click({ force: true });
  await expect(
    product.getByRole('list', { name: /at other locations$/ }).or(product.getByText(/^No other/)),
  ).toBeVisible();
  await product.getByRole('radio', { name: /^Here/ }).click({ force: true });
  await product
    .getByRole('button', { name: /^History of/ })
    .first()
    .click();
  await expect(product.getByRole('img', { name: /^Barcode \d{13}$/ })).toBeVisible();
  // The nearest size takes the place of the one that is sold out.
  await product
    .getByRole('radio', { name: /^[\d.]+, sold out$/ })
    .first()
    .click({ force: true });
  await product.getByRole('button', { name: /^Add size [\d.]+ to request$/ }).click();
  await expectToast(page, 'Added to your request cart');
  // Another colourway has the same size chosen.
  const addressed = (name: string) => new URL(page.url()).searchParams.get(name);
  const [sku, size] = [addressed('sku'), addressed('size')];
  await product
    .getByRole('radiogroup', { name: 'Colourway' })
    .getByRole('radio', { checked: false })
    .first()
    .click({ force: true });
  await expect.poll(() => addressed('sku')).not.toBe(sku);
  expect(addressed('size')).toBe(size);
  await expect(product.getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
});

test(
  'The tables remember columns, order and density on this device',
  { tag: ['@Z-05', '@F-06', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: '/shoesize/inventory' });
    await page.getByRole('radio', { name: 'Table' }).click({ force: true });
    const hide = async (column: string) => {
      await page.getByRole('button', { name: 'Columns', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Columns' })
        .getByRole('checkbox', { name: column })
        .click({ force: true });
      await page.keyboard.press('Escape');
    };
    await hide('SKU');
    const products = page.getByRole('grid', { name: 'Products' });
    await expect(products.getByRole('columnheader', { name: 'SKU' })).toBeHidden();
    await products.getByRole('columnheader', { name: 'Price' }).getByRole('button', { name: 'Price' }).click();
    await expect(page).toHaveURL(/order=PRICE_/);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByRole('switch', { name: 'Compact' }).click({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Pairs' }).click();
    await hide('Barcode');
    const pairs = page.getByRole('grid', { name: 'Pairs' });
    await pairs.getByRole('columnheader', { name: 'Bin' }).getByRole('button', { name: 'Bin' }).click();
    await expect(pairs.getByRole('columnheader', { name: 'Bin' })).toHaveAttribute('aria-sort', 'ascending');

    // The address has none of it any more.
    await page.goto('/shoesize/inventory');
    await expect(products.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      /ascending|descending/,
    );
    await expect(products.getByRole('columnheader', { name: 'SKU' })).toBeHidden();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' }).getByRole('switch', { name: 'Compact' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Pairs' }).click();
    await expect(pairs.getByRole('columnheader', { name: 'Bin' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(pairs.getByRole('columnheader', { name: 'Barcode' })).toBeHidden();
  },
);

test(
  'A picture that fails shows the default picture at the same size',
  { tag: ['@I-01', '@I-02', '@A-05', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(MAREN, { path: NO_PAGE });
    await page.route('**/inventory-search', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const { marketplaceImageHost } = (await (await page.request.get('/config.json')).json()).limits;
      body.data.products[0].imageUrl = `https://${marketplaceImageHost}/images/shoe.jpg`;
      await route.fulfill({ response: answer, json: body });
    });
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/images/shoe.jpg*', async (route) => {
      await failed;
      await route.abort();
    });
    await page.route('**/document/downloadS3ImageUrl?*', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { url: `${data.url}?signature=fresh` } } });
    });
    const asked = page.waitForRequest(/downloadS3ImageUrl\?path=/);
    await page.goto('/shoesize/inventory?sku=HC82-104-CF');
    expect(new URL((await asked).url()).searchParams.get('path')).toContain('products/HC82-104-CF.svg');
    const signed = page.getByRole('region', { name: 'Halden Court 82' }).locator('img').first();
    await expect(signed).toHaveAttribute('src', /products\/HC82-104-CF\.svg\?signature=fresh$/);
    await expect.poll(() => signed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const products = mainOf(page).getByRole('article');
    await expect(products.nth(1).locator('img')).toHaveAttribute(
      'src',
      /\/image-transform\?src=%2Fartwork%2Fproducts%2F.+&width=200$/,
    );
    const frame = products.first().locator('[data-progress]');
    await expect(frame).toHaveAttribute('data-progress', 'loading');
    await expect(frame.locator('img')).toHaveAttribute('src', /shoe\.jpg\?compress=true&width=200&quality=90&dpr=2$/);
    const before = await frame.boundingBox();
    fail();
    await expect(frame).toHaveAttribute('data-progress', 'failed');
    await expect(frame.locator('svg')).toBeVisible();
    await expect(frame.locator('img')).toHaveCount(0);
    expect(await frame.boundingBox()).toEqual(before);
  },
);
