import type { Page } from '@playwright/test';
import { importInto } from './support/imports.ts';
import { LOCATION, apiAs } from './support/kiosks.ts';
import { LANDSCAPE, expect, expectUsable, fillCart, sendCart, test } from './support/kioskPages.ts';

/** What the browser keeps of the kiosk and its customers. */
const keptIn = (kiosk: Page): Promise<string[]> =>
  kiosk.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Types digits on the keypad of the screen. */
async function type(kiosk: Page, digits: string): Promise<void> {
  for (const digit of digits) await kiosk.getByRole('button', { name: digit, exact: true }).click();
}

test.describe('A kiosk that is shut out', () => {
  // The kiosk's next calls are refused.
  test.use({ tolerated: /401 \(Unauthorized\)/ });

  test(
    'while a cart is filled says so at once; the next customer finds nothing of it',
    { tag: ['@C-09', '@C-11', '@all'] },
    async ({ openKiosk, kiosks, signIns, store }) => {
      const device = await kiosks.pair('Shut out');
      const kiosk = await openKiosk(device, { viewport: LANDSCAPE });
      await fillCart(kiosk);
      await expect(kiosk.getByText('1 item')).toBeVisible();
      const api = await apiAs(signIns, store.url, 'Tomas Reyes');
      await api.kiosk.removeDevice({ deviceId: device.deviceId });
      await expect(kiosk.getByText('This kiosk was shut out. Enter a new code.')).toBeVisible({ timeout: 3_000 });
      await expect(kiosk.getByText('Live', { exact: true })).toBeHidden();
      await expectUsable(kiosk);
      expect(await keptIn(kiosk)).toEqual([]);
      await kiosk.reload();
      await expect(kiosk.getByRole('heading', { name: 'Enter the code' })).toBeVisible();

      const code = await api.kiosk.createPairingCode({ locationId: LOCATION, name: 'Back again' });
      await type(kiosk, code.ok ? code.data.code : '');
      await kiosk.getByRole('button', { name: 'Pair' }).click();
      await kiosk.getByRole('button', { name: 'Touch to start' }).click();
      await expect(kiosk.getByRole('button', { name: 'To try on 0' })).toBeVisible();
    },
  );
});

test.describe('A kiosk that is moved', () => {
  // Until it has signed in again it asks for its former location.
  test.use({ tolerated: /403 \(Forbidden\)/ });

  test(
    'to another location shows the goods there within seconds, and keeps the cart',
    { tag: ['@C-09', '@all'] },
    async ({ openKiosk, kiosks, store }) => {
      const { deviceId, key } = await kiosks.pair('Moved');
      const kiosk = await openKiosk({ deviceId, key }, { viewport: LANDSCAPE });
      await fillCart(kiosk);
      await expect(kiosk.getByText('Canal Street', { exact: true })).toBeVisible();
      await importInto(store, 'kiosks', 'id,name,location', `${deviceId},Moved,bedford-avenue`);

      await kiosk.getByRole('button', { name: 'Keep looking' }).click();
      await kiosk.getByRole('navigation').getByRole('button', { name: 'Halden' }).click();
      await expect(kiosk.getByText('Bedford Avenue', { exact: true })).toBeVisible();
      await expect(kiosk.getByRole('heading', { name: 'Halden', exact: true })).toBeVisible();
      await kiosk.getByRole('button', { name: 'To try on 1' }).click();
      await expect(kiosk.getByText('1 item')).toBeVisible();
    },
  );
});

test(
  'Back of the browser shows the screen before, and never leaves the kiosk',
  { tag: ['@C-11', '@all'] },
  async ({ openKiosk, kiosks }) => {
    const kiosk = await openKiosk(await kiosks.pair('Back button'), { viewport: LANDSCAPE });
    const start = kiosk.getByRole('button', { name: 'Touch to start' });
    await expect(start).toBeVisible();
    const entries = await kiosk.evaluate(() => history.length);
    const back = () => kiosk.evaluate(() => history.back());
    await back();
    await expect(start).toBeVisible();
    await start.click();
    await kiosk.getByRole('navigation').getByRole('button', { name: 'Halden' }).click();
    const brand = kiosk.getByRole('heading', { name: 'Halden', exact: true });
    await expect(brand).toBeVisible();
    await kiosk.getByRole('button', { name: 'Filters' }).click();
    const filters = kiosk.getByRole('dialog', { name: 'Filters' });
    await expect(filters).toBeVisible();
    await back();
    await expect(filters).toBeHidden();
    await expect(brand).toBeVisible();
    await kiosk.getByRole('button', { name: 'Halden Court 82' }).first().click();
    await expect(kiosk.getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
    await back();
    await expect(brand).toBeVisible();
    await back();
    await expect(kiosk.getByRole('navigation')).toBeVisible();
    await kiosk.getByRole('button', { name: 'Start over' }).click();
    await fillCart(kiosk);
    const number = await sendCart(kiosk);
    await back();
    await expect(kiosk.getByText(number, { exact: true })).toBeVisible();
    await kiosk.getByRole('button', { name: 'Done' }).click();
    await expect(kiosk.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await back();
    await kiosk.getByRole('button', { name: 'Cancel request' }).click();
    await kiosk.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(kiosk.getByText('Cancelled').first()).toBeVisible();
    // Nothing comes: there is no thank you.
    await kiosk.getByRole('button', { name: 'Done' }).click();
    await expect(start).toBeVisible();
    await back();
    await expect(start).toBeVisible();
    expect(new URL(kiosk.url()).pathname).toBe('/kiosk/');
    expect(await kiosk.evaluate(() => history.length)).toBe(entries);
    expect(await kiosk.evaluate(() => JSON.stringify(history.state))).toBe('{"isKept":true}');
  },
);
