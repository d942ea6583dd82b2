import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/faults.ts';

const maren = 'Maren Okafor, Sales_Associate';
const dario = 'Dario Vance, Warehouse_Personal';

/** What a go-between or a broken server makes of an answer. */
const faults: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: '500', answer: (route) => route.fulfill({ status: 500, json: { title: 'Oops', status: 500 } }) },
  {
    name: '502 with HTML',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  { name: 'an empty 401', answer: (route) => route.fulfill({ status: 401, body: '' }) },
  {
    name: 'truncated JSON',
    answer: async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
  },
  {
    name: 'wrong types',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: mangled(await response.json()) });
    },
  },
];

/** The same envelope with every value of another type inside it. */
function mangled(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return depth < 4 ? value.map((one) => mangled(one, depth + 1)) : 'a list';
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mangled(one, depth + 1)]));
  }
  if (depth < 2) return value;
  return typeof value === 'string' ? { not: 'a text' } : 'not this';
}

const RETRY = { name: 'Try again' };

/** Screens with the one answer that they cannot do without. */
const screens = [
  {
    name: '/shoesize',
    person: maren,
    path: '/shoesize?status=3',
    call: '**/api/storefront/request-lines?**',
    here: 'tab',
  },
  { name: '/warehouse', person: dario, path: '/warehouse', call: '**/api/inventory/request-lines?**', here: 'radio' },
  { name: 'stores', person: maren, path: '/shoesize', call: '**/api/store/store-location', here: 'banner' },
] as const;

/** No blank page: the shell stands, an alert says what happened, and a button tries again. */
async function saysWhatToDo(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Something went wrong|Sorry\.\. there was an error/);
  await expect(alert.getByRole('button', RETRY)).toBeVisible();
}

for (const { name, person, path, call, here } of screens) {
  test(`[E-02, E-03, R-08] ${name}: every broken answer is told where the data would be, and made good by a retry`, async ({
    open,
  }) => {
    const page = await open(person, { path });
    await expect(page.getByRole(here).first()).toBeVisible();
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        await page.route(call, fault.answer);
        await page.reload();
        await saysWhatToDo(page);
        await page.unroute(call, fault.answer);
        await page.getByRole('main').getByRole('button', RETRY).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
        await expect(
          page
            .getByRole('main')
            .getByRole('article')
            .or(page.getByText(/^No .*\./))
            .first(),
        ).toBeVisible();
      });
    }
  });
}

test('[N-07, H-05, K-01] broken answers beside the page leave it usable: bell, photo, kiosk requests', async ({
  open,
  ask,
}) => {
  const page = await open(maren, { path: '/shoesize' });
  const calls = ['**/get-app-notifications/**', '**/getAllTryoutItems/**'];
  await page.route('**/photo/**', (route) => route.fulfill({ status: 500, body: '' }));
  await ask('Broken');
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      for (const call of calls) await page.route(call, fault.answer);
      const asked = page.waitForResponse((response) => response.url().includes('/getAllTryoutItems/'));
      await page.reload();
      await asked;
      await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Maren Okafor/ })).toBeVisible();
      for (const call of calls) await page.unroute(call, fault.answer);
    });
  }
  await page.reload();
  const popup = page.getByRole('alertdialog', { name: 'New request from Kiosk Broken!' });
  await popup.getByRole('button', { name: 'Reject' }).click();
});

test('[S-07] a broken answer to the person leaves the loader, with a way to try again', async ({ open }) => {
  const page = await open(maren, { path: '/shoesize' });
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  for (const fault of faults.filter(({ name }) => name !== 'an empty 401' && name !== 'wrong types')) {
    await test.step(fault.name, async () => {
      await page.route('**/api/user/role/**', fault.answer);
      await page.reload();
      await expect(page.getByRole('status')).toContainText('Signing in');
      await page.getByRole('button', RETRY).click();
      await expect(page.getByRole('button', RETRY)).toBeVisible();
      await page.unroute('**/api/user/role/**', fault.answer);
      await page.getByRole('button', RETRY).click();
      await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    });
  }
});

test('[E-03, N-01, Z-07] lists of 5 MB are read, and only what was asked for is drawn', async ({ open }) => {
  const page = await open(maren, { path: '/shoesize?status=3' });
  const big = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { content: Record<string, unknown>[] } };
    const [first] = body.data.content;
    if (!first) return route.fulfill({ response });
    const id = 'lineId' in first ? 'lineId' : 'id';
    const count = Math.ceil(5_000_000 / JSON.stringify(first).length);
    body.data.content = Array.from({ length: count }, (_, at) => ({ ...first, [id]: String(at) }));
    return route.fulfill({ response, json: body });
  };
  await page.route('**/api/storefront/request-lines?**', big);
  await page.route('**/get-app-notifications/**', big);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(
    page.getByText('No pending requests.').or(page.getByRole('main').getByRole('article')).first(),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
