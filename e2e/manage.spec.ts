import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin reads who changed what, and the log follows a change at once',
  { tag: ['@P-03'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/profile' });
    const amara = await signIn('Amara Diallo', { path: '/warehouse' });
    await amara.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Manage' }).click();
    await expect(amara).toHaveURL(/\/shoesize\/manage\/changes/);
    for (const page of [tomas, amara]) await isLive(page);

    await tomas.getByLabel('New spot').fill('Bench of the log');
    await tomas.getByRole('button', { name: 'Add' }).click();
    const row = amara.getByRole('row').filter({ hasText: 'Bench of the log' });
    await expect(row).toContainText('Canal Street, delivery spots', LIVE);
    await expect(row).toContainText('Tomas Reyes');

    await amara.getByRole('searchbox', { name: 'Search a change' }).fill('no such thing');
    await expect(amara.getByText('No changes')).toBeVisible();
    await amara.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row).toBeVisible();
    const download = amara.waitForEvent('download');
    await amara.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('Changes.csv');
  },
);

test('an associate finds no pages to manage the shop', { tag: ['@P-03', '@R-04', '@all'] }, async ({ signIn }) => {
  const maren = await signIn('Maren Okafor', { path: '/shoesize/manage/changes' });
  await expect(maren).toHaveURL(/unauthorized/);
});
