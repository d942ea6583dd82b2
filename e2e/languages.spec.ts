import type { Page } from '@playwright/test';
import { expectAccessible } from './support/access.ts';
import { isEveryRepetition } from './support/repetitions.ts';
import { expect, test } from './support/test.ts';

// axe reads each screen at both sizes.
test.slow();

const NOOR = 'Noor Haddad, Sales_Associate';
const DARIO = 'Dario Vance, Warehouse_Personal';

/** Screens of a picker. */
const PATHS = ['/warehouse', '/warehouse?status=checkedout', '/warehouse/view-dispatch', '/warehouse/profile'];

/** Chooses a language in the user menu. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Noor Haddad|Dario Vance/ })
    .click();
  // The profile has a choice of language, too.
  await page.getByRole('dialog').getByRole('radiogroup').getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Stores English for a person again, whatever a failed test has left. */
const resetLanguage = (page: Page, id: string) =>
  page.evaluate(async (path) => {
    await fetch(path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${localStorage.getItem('jwt-token')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    });
  }, `/api/user/${id}/language`);

const languageOf = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

/** The page is no wider than its window. */
const expectNoOverflow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

let toReset: { page: Page; id: string } | undefined;

test.afterEach(async () => {
  if (toReset) await resetLanguage(toReset.page, toReset.id);
  toReset = undefined;
});

test(
  'An associate chooses Spanish, signs in on another device and sees Spanish',
  { tag: '@O-07' },
  async ({ signInByRedirect, placedRequest }) => {
    await placedRequest('Front door', 1);
    const first = await signInByRedirect(NOOR);
    toReset = { page: first, id: '1011' };
    await expect(first.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await chooseLanguage(first, 'Español');
    await expect(first.getByRole('heading', { name: 'Solicitudes', level: 1 })).toBeVisible();
    await expect(first.getByRole('tab', { name: /^Pendiente/ })).toBeVisible();
    expect(await languageOf(first)).toEqual({ lang: 'es-US', dir: 'ltr' });
    await first.reload();
    await expect(first.getByRole('tab', { name: /^Pendiente/ })).toBeVisible();
    await first.getByRole('button', { name: /^Notificaciones/ }).click();
    await first.getByRole('button', { name: /atendidas? por colegas$/ }).click();
    await expect(
      first.getByRole('dialog').getByText('El quiosco Front door solicitó 1 artículo', { exact: true }).first(),
    ).toBeVisible();
    await first.keyboard.press('Escape');

    const second = await signInByRedirect(NOOR);
    await expect(second.getByRole('tab', { name: /^Pendiente/ })).toBeVisible();
    await second.getByRole('link', { name: 'Inventario' }).click();
    await expect(second.getByRole('tab', { name: 'Productos' })).toBeVisible();
    await expectAccessible(second);
    await chooseLanguage(second, 'English');
    await expect(second.getByRole('tab', { name: 'Products' })).toBeVisible();
  },
);

test(
  'A picker works in Arabic, from right to left, on phone and computer',
  { tag: ['@O-07', '@W-02', '@W-04', '@all'] },
  async ({ signIn }) => {
    const page = await signIn(DARIO);
    toReset = { page, id: '1003' };
    await expect(page.getByRole('radio', { name: /^Pending/ })).toBeVisible();
    await chooseLanguage(page, 'العربية');
    await expect(page.getByRole('heading', { name: 'الطلبات', level: 1 })).toBeVisible();
    expect(await languageOf(page)).toEqual({ lang: 'ar-EG', dir: 'rtl' });
    for (const [at, path] of PATHS.entries()) {
      await page.goto(path);
      for (const [round, width] of (isEveryRepetition ? [390, 820, 1280, 1920] : [390, 1280]).entries()) {
        await page.setViewportSize({ width, height: 844 });
        // Not while the list is read: its rows are what the keyboard reaches.
        const content = path.endsWith('profile') ? page.getByRole('region') : page.getByRole('article');
        await expect(page.getByRole('main').locator(content).first()).toBeVisible();
        await expectNoOverflow(page);
        // A usual run checks one width of each screen, alternately; with every repetition both are checked.
        const isRead = isEveryRepetition ? width === 390 || width === 1280 : (round + at) % 2 === 0;
        if (isRead) await expectAccessible(page);
      }
    }
    await chooseLanguage(page, 'English');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  },
);
