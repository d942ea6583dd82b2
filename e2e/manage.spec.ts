import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin reads who changed what, and the log follows a change at once',
  { tag: ['@P-03'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/profile' });
    const amara = await signIn('Amara Diallo', { path: '/warehouse' });
    await amara.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Manage' }).click();
    await amara.getByRole('tab', { name: 'Changes' }).click();
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

test(
  'an admin adds a person, changes the role and removes the access',
  { tag: ['@P-01', '@P-03'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage' });
    await expect(tomas).toHaveURL(/\/shoesize\/manage\/people/);
    await isLive(tomas);
    await tomas.getByRole('button', { name: 'Add a person' }).click();
    const form = tomas.getByRole('region', { name: 'Add a person' });
    await form.getByLabel('Name').fill('Dora Silva');
    await form.getByLabel('E-mail address').fill('dora.silva@in-store.example');
    await form.getByLabel('Object id in the directory').fill('1b4e28ba-2fa1-41d2-883f-0016d3cca427');
    // A Store_Admin gives three roles.
    await expect(form.getByRole('radio')).toHaveCount(3);
    await form.getByText('Warehouse_Personal').click();
    await form.getByText('Canal Street').click();
    await form.getByRole('button', { name: 'Add Dora Silva' }).click();

    const panel = tomas.getByRole('region', { name: 'Dora Silva' });
    await expect(panel).toContainText('dora.silva@in-store.example');
    await panel.getByText('Warehouse_Admin').click();
    await expect(panel).toContainText('Gets the role Warehouse_Admin at once');
    await panel.getByRole('button', { name: 'Save' }).click();
    const row = tomas.getByRole('row').filter({ hasText: 'Dora Silva' });
    await expect(row).toContainText('Warehouse_Admin');

    await panel.getByRole('button', { name: 'Remove access' }).click();
    const question = tomas.getByRole('alertdialog', { name: 'Remove the access of Dora' });
    await expect(question).toContainText('The history keeps the name.');
    await question.getByRole('button', { name: 'Remove access' }).click();
    await expect(row).toHaveCount(0);

    await tomas.getByRole('searchbox', { name: 'Search a person' }).fill('amara');
    await tomas
      .getByRole('gridcell', { name: /Amara Diallo/ })
      .or(tomas.getByText('Amara Diallo'))
      .first()
      .click();
    await expect(tomas.getByRole('region', { name: 'Amara Diallo' })).toContainText('Only a YK_Admin or Super_Admin');
    await tomas.getByRole('tab', { name: 'Changes' }).click();
    const removal = tomas.getByRole('row').filter({ hasText: 'Dora Silva, role' }).first();
    await expect(removal).toContainText('Warehouse_Admin');
  },
);
