import type { Locator, Page } from '@playwright/test';
import { announce } from './support/announce.ts';
import { isLive } from './support/others.ts';
import { expect, test } from './support/test.ts';

const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

test(
  'a notification that is postponed has no dot in any tab, nor after a reload',
  { tag: ['@N-10', '@N-03'] },
  async ({ signIn, signIns, store }) => {
    const imani = await signIn('Imani Brooks');
    await isLive(imani);
    const other = await imani.context().newPage();
    await other.goto('/warehouse');
    await isLive(other);
    await bellOf(imani).click();
    const all = panelOf(imani).getByRole('button', { name: 'Mark all as read' });
    if (await all.isEnabled()) await all.click();
    await imani.keyboard.press('Escape');
    await expect(imani.locator('[data-unread-dot]')).toBeHidden();

    await announce(signIns, store.url, 'Count the boxes of aisle B');
    for (const tab of [imani, other]) await expect(tab.locator('[data-unread-dot]')).toBeVisible();
    await bellOf(imani).click();
    await panelOf(imani).getByText(/^Open/).click();
    await expect(panelOf(imani).getByRole('heading', { name: 'Announcements' })).toBeVisible();
    const item = panelOf(imani).getByRole('listitem').filter({ hasText: 'Count the boxes of aisle B' });
    await item.getByRole('button', { name: 'Later' }).click();
    await item.getByRole('button', { name: '15 min' }).click();
    await expect(item).toBeHidden();
    for (const tab of [imani, other]) await expect(tab.locator('[data-unread-dot]')).toBeHidden();

    await imani.reload();
    await isLive(imani);
    await expect(imani.locator('[data-unread-dot]')).toBeHidden();
    await bellOf(imani).click();
    await expect(item).toContainText('Later, back at');
  },
);
