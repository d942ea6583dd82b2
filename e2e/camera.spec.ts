import type { Locator, Page } from '@playwright/test';
import { filmBarcodes } from './support/cameraVideo.ts';
import { placeRequest } from './support/cart.ts';
import { rowsOf } from './support/lines.ts';
import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';
import { loseNetwork } from './support/outage.ts';

/** The camera below the scan field. */
const cameraOf = (page: Page): Locator => page.getByRole('region', { name: 'Camera' });

/** Opens each row of a kiosk's request, and reads its barcode in the panel. */
async function barcodesOf(page: Page, kiosk: string): Promise<string[]> {
  const rows = rowsOf(page, kiosk);
  await expect(rows).toHaveCount(2);
  const barcodes: string[] = [];
  for (const row of await rows.all()) {
    const product = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('button', { name: new RegExp(`^${product} `) }).click();
    const panel = page.getByRole('complementary', { name: 'Pair' });
    await expect
      .poll(async () => {
        const barcode = /\b\d{13}\b/.exec(await panel.innerText())?.[0];
        return barcode !== undefined && !barcodes.includes(barcode);
      })
      .toBe(true);
    barcodes.push(/\b\d{13}\b/.exec(await panel.innerText())?.[0] ?? '');
  }
  return barcodes;
}

test('[W-06, W-15] a picker checks out two pairs by camera: each once, the camera stays open, and closing turns it off', async ({
  signIn,
  demoRequest,
}) => {
  const maren = await signIn('Maren Okafor');
  await demoRequest('Camera', { pairs: 2 });
  await accept(popupOf(maren, 'Camera'));
  await placeRequest(maren, 2);
  const dario = await signIn('Dario Vance, Warehouse_Personal');
  const [first = '', second = ''] = await barcodesOf(dario, 'Camera');
  // The first box is held in view for four seconds, then the second one.
  filmBarcodes([{ barcode: first, seconds: 4 }, { seconds: 1 }, { barcode: second, seconds: 2 }, { seconds: 40 }]);
  await dario.getByRole('button', { name: 'Scan with the camera' }).click();
  const camera = cameraOf(dario);
  await expect(camera.getByText('Scan 2')).toBeVisible();
  await expect(camera.getByText(second)).toBeVisible();
  const rows = dario.getByRole('main').getByRole('article').filter({ hasText: 'Kiosk Camera' });
  await expect(rows.getByText('Checked out')).toHaveCount(2);
  // No scan was refused.
  await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toHaveAttribute('aria-invalid', 'false');

  const track = await camera
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]);
  expect(await track.evaluate((each) => each?.readyState)).toBe('live');
  await camera.getByRole('button', { name: 'Close the camera' }).click();
  await expect(camera).toBeHidden();
  expect(await track.evaluate((each) => each?.readyState)).toBe('ended');
  await expect(dario.getByRole('button', { name: 'Scan with the camera' })).toBeFocused();
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[W-13, W-15] the camera reads a box without a network, also when it is opened for the first time', async ({
    signIn,
  }) => {
    const barcode = '2048177304161';
    filmBarcodes([{ barcode, seconds: 10 }, { seconds: 2 }]);
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    await expect(dario.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
    await dario.evaluate(async () => void (await navigator.serviceWorker.ready));
    // A page is served by the service worker from its next load on.
    await dario.reload();
    await expect(dario.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
    await loseNetwork(dario);
    await dario.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(cameraOf(dario).getByText(barcode)).toBeVisible();
    await dario.context().setOffline(false);
  });
});
