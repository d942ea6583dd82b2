import { test } from './support/kioskPages.ts';
import { expect } from './support/test.ts';

test(
  'an admin sees when a kiosk was seen, and which version it runs',
  { tag: '@D-05' },
  async ({ openKiosk, kiosks, signIn }) => {
    const kiosk = await openKiosk(await kiosks.pair('Healthy'));
    await expect(kiosk.getByRole('button').first()).toBeVisible();
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/profile' });
    const row = tomas.getByRole('group', { name: 'Kiosks' }).getByRole('listitem').filter({ hasText: 'Healthy' });
    // A node stores the reports of all devices every ten seconds.
    await expect(async () => {
      await tomas.reload();
      await expect(row).toContainText(/Seen at .+ · Version \d+\.\d+\.\d+ · Battery/, { timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
  },
);
