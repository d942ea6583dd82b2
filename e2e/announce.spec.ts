import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

const TEXT = 'Stock count from 17:00. Bring every pair back to its bin.';

test(
  'an admin announces to pickers, sees who has seen it, and recalls it',
  { tag: ['@P-05', '@N-05'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage/announce' });
    const dario = await signIn('Dario Vance', { path: '/warehouse' });
    for (const page of [tomas, dario]) await isLive(page);
    await tomas.getByRole('button', { name: 'New announcement' }).click();
    const form = tomas.getByRole('region', { name: 'New announcement' });
    await form.getByLabel('Announcement').fill(TEXT);
    const before = await form.getByText(/^Reaches \d+ people$/).textContent();
    await form.getByText('Warehouse_Personal', { exact: true }).click();
    const reaches = form.getByText(/^Reaches \d+ (person|people)$/);
    await expect(reaches).not.toHaveText(before ?? '');
    const people = Number(/\d+/.exec((await reaches.textContent()) ?? '')?.[0]);
    await form.getByRole('button', { name: 'Announce' }).click();
    const question = tomas.getByRole('alertdialog', { name: /^Announce to \d+ (person|people)\?$/ });
    await expect(question).toContainText(TEXT);
    await question.getByRole('button', { name: 'Announce' }).click();

    const panel = tomas.getByRole('region', { name: 'Seen' });
    await expect(panel.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute('aria-valuenow', '0');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Dario Vance' })).toContainText('Not seen yet');

    await dario.getByRole('button', { name: /^Notifications/ }).click();
    const bell = dario.getByRole('dialog', { name: 'Notifications' });
    const item = bell.getByRole('listitem').filter({ hasText: TEXT });
    await expect(item).toBeVisible(LIVE);
    await item.getByText(TEXT).click();
    await expect(panel.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute('aria-valuenow', '1', LIVE);
    await expect(panel.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute('aria-valuemax', String(people));
    await expect(panel.getByRole('listitem').filter({ hasText: 'Dario Vance' })).not.toContainText('Not seen yet');
    await expect(tomas.getByRole('row').filter({ hasText: TEXT })).toContainText(`1 of ${people}`);

    await panel.getByRole('button', { name: 'Recall' }).click();
    const recall = tomas.getByRole('alertdialog', { name: 'Recall the announcement?' });
    await recall.getByRole('button', { name: 'Recall' }).click();
    await expect(tomas.getByRole('row').filter({ hasText: TEXT })).toContainText('Recalled');
    if (!(await bell.isVisible())) await dario.getByRole('button', { name: /^Notifications/ }).click();
    await expect(bell).toBeVisible();
    await expect(item).toHaveCount(0, LIVE);
  },
);
