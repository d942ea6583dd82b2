import type { Page } from '@playwright/test';
import type { Api, CatalogueProduct, CatalogueVariant } from '@instore/api';
import { expectToast, placeRequest } from './support/cart.ts';
import { apiAs, dataOf, LOCATION } from './support/kiosks.ts';
import { accept, popupOf } from './support/popup.ts';
import { freePairs } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search or scan a barcode' });
const fieldOf = (page: Page) => paletteOf(page).getByRole('combobox');
const productOf = (page: Page) => page.getByRole('complementary', { name: 'Product' });

/** Waits for the code of the search, which is loaded after the lines: its keys and scans act from then on. */
async function searchLoaded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search or scan a barcode' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paletteOf(page)).toBeHidden();
}

/** Opens the search with a key. */
async function openSearch(page: Page, key: '/' | 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(fieldOf(page)).toBeFocused();
}

/** Matches an address with these values; the router writes numeric texts in quotes. */
const addressOf = (wanted: Record<string, string>) => (url: URL) =>
  Object.entries(wanted).every(([key, value]) => url.searchParams.get(key)?.replaceAll('"', '') === value);

/** Types slowly enough not to count as a scanner. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 70 });

/** A keyboard-wedge scanner: all keys within a few milliseconds on the focused element; Enter presses a focused button. */
const scan = (page: Page, barcode: string) =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter']) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (target.dispatchEvent(event) && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
      target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    }
  }, barcode);

test(
  'an associate finds a product by its SKU with the keyboard and requests a pair',
  { tag: ['@H-02', '@Z-05'] },
  async ({ signIn }) => {
    const page = await signIn('Maren Okafor, Sales_Associate');
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await searchLoaded(page);
    await openSearch(page, '/');
    await expect(fieldOf(page)).toHaveValue('');
    await type(page, 'hc82-104-cf');
    await expect(paletteOf(page).getByRole('option', { name: /HC82-104-CF/ })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shoesize\/inventory\?sku=HC82-104-CF$/);
    await expect(paletteOf(page)).toBeHidden();
    await expect(productOf(page).getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();

    const radio = productOf(page)
      .getByRole('radio', { name: /in store$/ })
      .first();
    const size = (await radio.getAttribute('value')) ?? '';
    await radio.click({ force: true });
    await expect(page).toHaveURL(addressOf({ size }));
    await productOf(page).getByRole('button', { name: 'Add to request' }).click();
    await expectToast(page, 'Added to your request cart');
    await expect(productOf(page).getByRole('button', { name: 'Add another (1 in cart)' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/shoesize$/);
    const cart = page.getByRole('region', { name: 'Request cart' });
    await expect(cart.getByText('Halden Court 82')).toBeVisible();
    await cart.getByRole('button', { name: 'PLACE REQUEST' }).click();
    const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
    await expectToast(page, 'Request Placed Successfully');

    await searchLoaded(page);
    await openSearch(page, '/');
    await page.context().setOffline(true);
    // Inserted at once: a search per key could succeed later, when the network is back.
    await page.keyboard.insertText('pro');
    await expect(paletteOf(page).getByText(/^You are offline/)).toBeVisible();
    await expect(paletteOf(page).getByRole('option', { name: /Profile/ })).toBeVisible();
    await page.context().setOffline(false);
    await paletteOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(paletteOf(page).getByText(/^You are offline/)).toBeHidden();
  },
);

test(
  'Ctrl-K opens pages and commands, and Back on the inventory leads to the requests',
  { tag: ['@R-06', '@H-02', '@all'] },
  async ({ signIn }) => {
    const page = await signIn('Maren Okafor, Sales_Associate');
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
    await searchLoaded(page);
    await openSearch(page, 'Control+k');
    // The list has only pages that the role may open.
    await expect(paletteOf(page).getByRole('option', { name: /Warehouse/ })).toHaveCount(0);
    await type(page, 'inven');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shoesize\/inventory$/);
    await expect(page.getByRole('tab', { name: /^Products \d+$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/shoesize$/);

    await openSearch(page, 'Control+k');
    await type(page, 'dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openSearch(page, 'Control+k');
    await type(page, 'logout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
  },
);

test(
  'a search lists matches or says that there are none; a wrong address still opens',
  { tag: ['@Z-05', '@E-01', '@all'] },
  async ({ signIn }) => {
    const page = await signIn('Maren Okafor, Sales_Associate', { path: '/shoesize/inventory?q=court' });
    await page
      .getByRole('article', { name: /Halden Court 82/ })
      .first()
      .getByRole('button')
      .click();
    await expect(productOf(page).getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
    await page.goBack();
    await expect(productOf(page)).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search name, SKU or scan' }).fill('zzzz');
    const nothing = page.getByRole('status').filter({ hasText: 'No results found' });
    await expect(nothing.getByRole('button', { name: 'Show all products' })).toBeVisible();
    // The button is shown once, in the empty list.
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ products$/ })).toBeVisible();

    await page.goto('/shoesize/inventory?q=%7B%22a%22%3A1%7D&sku=NO-SUCH-SKU');
    await expect(page.getByText('Product not found')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^\d+ products$/ })).toBeVisible();
  },
);

/** A pair in a women's size that the product has as a men's size, too. */
async function womensPair(api: Api): Promise<{ barcode: string; size: string; euSize: string | null; name: string }> {
  const answer = await api.catalogue.getCatalogueBySKU({ id: 'TFR-2210-BE', locationId: LOCATION });
  const product: CatalogueProduct = dataOf(answer);
  const free = ({ pairs }: CatalogueVariant) =>
    pairs.find(
      ({ barcode, state, missing, onHold }) => barcode !== null && state === 'Checked In' && !missing && !onHold,
    )?.barcode;
  const women = product.variants.find((one) => {
    // The men's size has a pair, too: a sold-out one offers its nearest size instead.
    const isTwice = product.variants.some((other) => {
      return other.size === one.size && other.sizeSystem === 'US M' && other.inStock > 0;
    });
    return one.sizeSystem === 'US W' && isTwice && free(one);
  });
  if (!women) throw new Error('The demo store has no pair with a size of both systems');
  return { barcode: free(women) ?? '', size: women.size, euSize: women.euSize, name: product.name };
}

test(
  'on /shoesize a scan on any page opens the product without pressing a button',
  { tag: ['@H-02', '@Z-05', '@all'] },
  async ({ signIn, signIns, store, demoRequest }) => {
    const { barcode, size, euSize, name } = await womensPair(await apiAs(signIns, store.url, 'Ines Calloway'));
    const page = await signIn('Ines Calloway, Sales_Associate');
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await searchLoaded(page);
    await page.getByRole('tab', { name: /^Pending/ }).focus();
    await scan(page, barcode);
    await expect(page).toHaveURL(addressOf({ sku: 'TFR-2210-BE', size, system: 'US W', unit: barcode }));
    const product = productOf(page);
    await expect(product.getByRole('heading', { name })).toBeVisible();
    await expect(product.getByRole('radio', { name: 'US W' })).toBeChecked();
    await expect(product.getByRole('radio', { name: new RegExp(`^${size},`) })).toBeChecked();
    await expect(product.getByText(`US W, EU ${euSize}`)).toBeVisible();
    await expect(product.getByRole('list', { name: `Pairs in ${size}` })).toContainText(barcode);
    const unit = product.getByRole('button', { name: `History of ${barcode}` });
    await expect(unit).toHaveAttribute('aria-expanded', 'true');
    await expect(product.getByRole('img', { name: `Barcode ${barcode}` })).toBeVisible();

    // The inventory has a search field of its own, which has the key.
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search name, SKU or scan' });
    await expect(field).toBeFocused();
    // A scanner types into the field.
    await page.keyboard.type('2999999999992');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Unknown barcode')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(paletteOf(page)).toBeHidden();

    await demoRequest('Scanned');
    const popup = popupOf(page, 'Scanned');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Accept' }).focus();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await scan(page, barcode);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Accept');
    await expect(popup).toBeVisible();
    await expect(page.getByText('Request from Kiosk accepted')).toBeHidden();
    expect(asked.filter((path) => path.includes('/pair/') || path.includes('accept'))).toEqual([]);
    await accept(popup);

    await product.getByRole('button', { name: 'Add to request' }).click();
    await expect(product.getByRole('button', { name: 'Add another (1 in cart)' })).toBeVisible();
    await product.getByText('US M', { exact: true }).click();
    await expect(product.getByText('Choose a size to see where it is.')).toBeVisible();
    await product.getByRole('radio', { name: new RegExp(`^${size},`) }).click({ force: true });
    await expect(product.getByRole('button', { name: 'Add to request' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Request cart' })).toContainText('US W');
    // Placed: a rejected request would stay open and show its popup in the next journey.
    await placeRequest(page, 2);
  },
);

test(
  'in the warehouse a scan outside of the list opens the request or bin of the pair',
  { tag: '@H-02' },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const [free] = await freePairs(dario, 'A');
    await dario.getByRole('article').first().getByRole('button').first().click();
    const box = dario.getByRole('complementary', { name: 'Pair' });
    const reserved = /\b\d{13}\b/.exec(await box.innerText())?.[0] ?? '';
    expect(reserved).not.toBe('');

    await dario.getByRole('link', { name: 'Profile' }).click();
    await expect(dario.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await searchLoaded(dario);
    await scan(dario, reserved);
    await expect(dario).toHaveURL(/\/warehouse\/request-details\?request=%22\d+%22&line=%22\d+%22$/);
    await expect(box).toContainText(reserved);

    await dario.getByRole('link', { name: 'Profile' }).click();
    await expect(dario.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await openSearch(dario, 'Control+k');
    await type(dario, free?.barcode ?? '');
    await dario.keyboard.press('Enter');
    const place = dario.getByRole('dialog', { name: 'Pair' });
    await expect(place).toContainText('No open request.');
    await expect(place.getByRole('heading', { name: free?.productName ?? '' })).toBeVisible();
  },
);
