import { filmBarcodes } from './support/cameraVideo.ts';
import { rowsOf } from './support/lines.ts';
import { expect, test } from './support/test.ts';
import { loseNetwork } from './support/outage.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a picker checks out two pairs by camera, each once, while the camera stays open',
  { tag: ['@W-06', '@W-13', '@W-15'] },
  async ({ signIn, placedRequest }) => {
    const lines = await placedRequest('Camera', 2);
    const [first = '', second = ''] = lines.flatMap(({ barcode }) => barcode ?? []);
    // The first box is held in view for four seconds, then the second one.
    filmBarcodes([{ barcode: first, seconds: 4 }, { seconds: 1 }, { barcode: second, seconds: 2 }, { seconds: 40 }]);
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const open = dario.getByRole('button', { name: 'Scan with the camera' });
    await expect(open).toBeVisible();
    await dario.evaluate(async () => void (await navigator.serviceWorker.ready));
    // A page is served by the service worker from its next load on.
    await dario.reload();
    const rows = rowsOf(dario, 'Camera');
    await expect(rows).toHaveCount(2);
    await loseNetwork(dario);
    await open.click();
    const camera = dario.getByRole('region', { name: 'Camera' });
    await expect(camera.getByText('Scan 2')).toBeVisible();
    await expect(camera.getByText(second)).toBeVisible();
    await dario.context().setOffline(false);
    await expect(rows.getByText('Checked out')).toHaveCount(2);
    // No scan was refused.
    await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toHaveAttribute(
      'aria-invalid',
      'false',
    );

    const track = await camera
      .locator('video')
      .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]);
    expect(await track.evaluate((each) => each?.readyState)).toBe('live');
    await camera.getByRole('button', { name: 'Close the camera' }).click();
    await expect(camera).toBeHidden();
    expect(await track.evaluate((each) => each?.readyState)).toBe('ended');
    await expect(open).toBeFocused();
  },
);
