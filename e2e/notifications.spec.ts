import type { Locator, Page } from '@playwright/test';
import { announce } from './support/announce.ts';
import { NO_PAGE } from './support/signIns.ts';
import { expect, test } from './support/test.ts';

const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

async function unread(page: Page): Promise<number> {
  return Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

/** Another tab of the same person, with the list of the bell loaded. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/shoesize');
  await expect(tab.getByText('Live', { exact: true })).toBeVisible();
  return tab;
}

/** Counts the notes that a page plays. */
async function countNotes(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const Original = globalThis.OscillatorNode;
    const counter = globalThis as unknown as { notes: number };
    counter.notes = 0;
    globalThis.OscillatorNode = class extends Original {
      override start(when?: number): void {
        counter.notes += 1;
        super.start(when);
      }
    };
  });
}
const notes = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { notes: number }).notes);

test.describe('without an icon', () => {
  test.use({ tolerated: /status of 404/ });

  test(
    'a notification of an unknown type is listed with the default icon',
    { tag: ['@N-01', '@N-02', '@N-07', '@all'] },
    async ({ signIn }) => {
      const maren = await signIn('Maren Okafor, Sales_Associate', { path: NO_PAGE });
      await maren.route('**/get-app-notifications/**', async (route) => {
        const response = await route.fetch();
        const item = { acknowledged: true, redirectUrl: null, objectId: '77', createdAt: new Date().toISOString() };
        const content = [{ name: 'transfer' }, { name: 'transfer', iconUrl: '/artwork/icons/transfer.svg' }].map(
          (type, at) => ({
            ...item,
            id: `${at}`,
            title: `Transfer ${at}`,
            type: { ...type, objectIdName: 'Transfer' },
          }),
        );
        await route.fulfill({ response, json: { status: 200, data: { content, totalElements: 2 } } });
      });
      await maren.goto('/shoesize');
      await bellOf(maren).click();
      for (const title of ['Transfer 0', 'Transfer 1']) {
        const item = panelOf(maren).getByRole('listitem').filter({ hasText: title });
        await expect(item).toContainText('Transfer 77');
        await expect(item.locator('svg')).toBeVisible();
      }

      await maren.route('**/get-app-notifications/**', (route) => route.fulfill({ status: 500, body: '' }));
      await maren.reload();
      await bellOf(maren).click();
      await expect(panelOf(maren).getByText('Yay! You have seen it all')).toBeVisible();
      await expect(panelOf(maren).getByRole('listitem')).toHaveCount(0);
      await expect(maren.getByRole('alertdialog')).toHaveCount(0);
      await panelOf(maren).getByRole('button', { name: 'Alerts' }).click();
      await expect(panelOf(maren).getByText('No alerts yet.')).toBeVisible();
    },
  );
});

test(
  'a notification plays one sound in two tabs, and a read one is read in both',
  { tag: ['@H-02', '@N-02', '@N-03', '@N-04', '@N-05', '@N-06'] },
  async ({ signIn, signIns, store }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate', { path: NO_PAGE });
    await countNotes(maren);
    await maren.goto('/shoesize');
    await expect(maren.getByText('Live', { exact: true })).toBeVisible();
    const other = await secondTab(maren);
    // The browser allows sounds in tabs that were pressed.
    for (const tab of [maren, other]) await tab.getByRole('heading', { name: 'Requests', level: 1 }).click();
    await expect.poll(() => unread(maren)).toBeGreaterThan(0);
    const before = await unread(maren);
    await announce(signIns, store.url, 'Stock take at six');
    for (const tab of [maren, other]) await expect.poll(() => unread(tab)).toBe(before + 1);
    // The sound of a notification has two notes.
    await expect.poll(async () => (await notes(maren)) + (await notes(other))).toBe(2);
    // Both tabs are done when no lock is held or awaited.
    await expect
      .poll(() =>
        other.evaluate(async () => {
          const { held = [], pending = [] } = await navigator.locks.query();
          return [...held, ...pending].filter(({ name }) => name?.startsWith('sound ')).length;
        }),
      )
      .toBe(0);
    expect((await notes(maren)) + (await notes(other))).toBe(2);

    await bellOf(maren).click();
    const first = panelOf(maren).getByRole('listitem').first();
    await expect(first).toContainText('Stock take at six');
    await expect(first.getByRole('time')).toHaveText('now');
    await expect(first.getByRole('img', { name: 'Unread' })).toBeVisible();
    await panelOf(maren).getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => unread(maren)).toBe(0);
    await expect.poll(() => unread(other)).toBe(0);
    await expect(maren.locator('[data-unread-dot]')).toBeHidden();
    await maren.reload();
    await expect(maren.getByText('Live', { exact: true })).toBeVisible();
    await bellOf(maren).click();
    await expect(panelOf(maren).getByText('Stock take at six')).toBeVisible();
    expect(await unread(maren)).toBe(0);
  },
);

test(
  'muted sound until the end of the shift stays muted after a reload',
  { tag: ['@H-02', '@N-01', '@N-04', '@all'] },
  async ({ signIn }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate');
    await bellOf(maren).click();
    const list = panelOf(maren).getByRole('list');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(panelOf(maren).getByText('Yay! You have seen it all')).toBeHidden();
    await expect(async () => {
      await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await list.evaluate((element) => element.parentElement?.scrollTo({ top: element.scrollHeight + 200 }));
      await expect(panelOf(maren).getByText('Yay! You have seen it all')).toBeVisible({ timeout: 500 });
    }).toPass();
    await panelOf(maren).getByRole('button', { name: 'Sounds' }).click();
    await panelOf(maren).getByRole('switch', { name: 'Announcements' }).uncheck();
    await panelOf(maren).getByRole('button', { name: 'Mute until end of shift' }).click();
    await expect(panelOf(maren).getByText(/^Muted until 18:00( tomorrow)?\. Sounds turn back on/)).toBeVisible();

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await maren.route('**/LoadedBell-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = maren.waitForRequest('**/LoadedBell-*.js');
    await maren.reload();
    await asked;
    await bellOf(maren).click();
    await expect(panelOf(maren)).toBeHidden();
    release();
    await expect(panelOf(maren)).toBeVisible();
    await expect(panelOf(maren).getByRole('listitem').first()).toBeVisible();
    await expect(panelOf(maren).getByRole('switch', { name: /^Muted until 18:00/ })).toBeVisible();
    await maren.keyboard.press('Escape');
    await expect(panelOf(maren)).toBeHidden();
    await expect(bellOf(maren)).toBeFocused();
    await expect(maren.getByRole('button', { name: /^Notifications.*muted$/ })).toBeVisible();
    await bellOf(maren).click();
    await panelOf(maren).getByRole('button', { name: 'Sounds' }).click();
    await expect(panelOf(maren).getByRole('switch', { name: 'Announcements' })).not.toBeChecked();
    await panelOf(maren).getByRole('button', { name: 'Turn sounds on' }).click();
    await panelOf(maren).getByRole('button', { name: 'Test sound' }).click();
    await expect(panelOf(maren).getByText(/^Played\./)).toBeVisible();
  },
);

test('a blocked sound is reported with what to do', { tag: ['@N-04', '@all'] }, async ({ signIn, signIns, store }) => {
  const maren = await signIn('Maren Okafor, Sales_Associate', { path: NO_PAGE });
  await maren.context().addInitScript(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    AudioContext.prototype.resume = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  });
  await maren.goto('/shoesize');
  await expect(maren.getByText('Live', { exact: true })).toBeVisible();
  await announce(signIns, store.url, 'The lift is out of order');
  const hint = maren.getByRole('alertdialog', { name: 'The sound is blocked' });
  await expect(hint).toContainText('Tap anywhere to turn sound on.');
  await hint.getByRole('button', { name: 'Test sound' }).click();
  await bellOf(maren).click();
  await panelOf(maren).getByRole('button', { name: 'Sounds' }).click();
  await expect(panelOf(maren).getByText(/allow sound for this page/)).toBeVisible();
});

test(
  'a click on a notification opens the checked-out requests with a Back button',
  { tag: ['@R-06', '@N-05', '@F-06', '@Z-07'] },
  async ({ signIn }) => {
    const page = await signIn('Ines Calloway, Sales_Associate', { path: '/shoesize?status=late' });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await expect(page.getByText('status=late')).toBeVisible();
    await page.getByRole('tab', { name: /^Checked out/ }).click();
    await expect(page).toHaveURL(/status=%223%22$/);
    await expect(page.getByText('status=late')).toBeHidden();
    await expect(back).toBeHidden();
    await page.getByRole('link', { name: 'Inventory' }).click();
    await page.getByRole('searchbox', { name: 'Search name, SKU or scan' }).fill('court');
    await expect(page).toHaveURL(/\/shoesize\/inventory\?q=court$/);
    await bellOf(page).click();
    await panelOf(page).getByRole('listitem').first().getByRole('button').first().click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: /^Checked out/, selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/\/shoesize\/inventory\?q=court$/);
    await page.getByRole('link', { name: 'Requests' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expect(back).toBeHidden();
  },
);
