import type { Locator, Page, Route } from '@playwright/test';
import { expectToast } from '../support/cart.ts';
import { expect, test } from '../support/faults.ts';
import { WRONG, cartOf, connectionOf, popupOf, reject } from '../support/outage.ts';
import { IGNORED_MS } from '../support/popup.ts';
import { isEveryRepetition } from '../support/repetitions.ts';

const maren = 'Maren Okafor, Sales_Associate';
const dario = 'Dario Vance, Warehouse_Personal';

const requests = (page: Page) => page.getByRole('tab', { name: /^Request/ });

/** Answers of a broken server or proxy. The unit tests of the client have more of them. */
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

/** The same envelope, with values of other types. */
function mangled(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return depth < 4 ? value.map((one) => mangled(one, depth + 1)) : 'a list';
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mangled(one, depth + 1)]));
  }
  if (depth < 2) return value;
  return typeof value === 'string' ? { not: 'a text' } : 'not this';
}

/** One of the answers for each place, so that five places get all five of them. Each gets all with every repetition. */
const faultsOf = (place: number) => (isEveryRepetition ? faults : faults.slice(place, place + 1));

const RETRY = { name: 'Try again' };

/** Screens with the call that they need. */
const screens = [
  {
    name: '/shoesize',
    person: maren,
    path: '/shoesize?status=3',
    call: '**/api/storefront/request-lines?**',
    here: 'tab',
    answers: faultsOf(0),
  },
  {
    name: '/warehouse',
    person: dario,
    path: '/warehouse',
    call: '**/api/inventory/request-lines?**',
    here: 'radio',
    answers: faultsOf(2),
  },
  {
    name: 'stores',
    person: maren,
    path: '/shoesize',
    call: '**/api/store/store-location',
    here: 'banner',
    answers: faultsOf(4),
  },
] as const;

/** The page is not blank: the shell stays, an alert names the failure, and a button tries again. */
async function expectRetry(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Something went wrong|Sorry\.\. there was an error/);
  await expect(alert.getByRole('button', RETRY)).toBeVisible();
}

for (const { name, person, path, call, here, answers } of screens) {
  test(
    `${name}: a broken answer shows a failure in place of the data`,
    { tag: ['@E-02', '@E-03', '@R-08'] },
    async ({ open }) => {
      const page = await open(person, { path });
      await expect(page.getByRole(here).first()).toBeVisible();
      // A live connection would read the list again; without it only the button does.
      await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
      for (const fault of answers) {
        await test.step(fault.name, async () => {
          await page.route(call, fault.answer);
          await page.reload();
          await expectRetry(page);
          await page.unrouteAll({ behavior: 'wait' });
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
    },
  );
}

test(
  'the page stays usable with broken answers for bell, photo and kiosk requests',
  { tag: ['@N-07', '@H-05', '@K-01'] },
  async ({ open, sendRequest }) => {
    const page = await open(maren, { path: '/shoesize' });
    const calls = ['**/get-app-notifications/**', '**/getAllTryoutItems/**'];
    await page.route('**/photo/**', (route) => route.fulfill({ status: 500, body: '' }));
    await sendRequest('Broken');
    for (const fault of faultsOf(3)) {
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
    await reject(popupOf(page, 'Broken'));
  },
);

test(
  'a failed Accept or lookup shows the reason of the store as a warning',
  { tag: ['@K-07', '@K-08'] },
  async ({ open, sendRequest }) => {
    const page = await open(maren, { path: '/shoesize' });
    await expect(connectionOf(page)).toHaveText('Live');
    await sendRequest('Refused');
    const popup = popupOf(page, 'Refused');
    const alerts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    const reply = async (call: string, status: number, json: object) => {
      let isAnswered = false;
      const answer = (route: Route) => {
        isAnswered = true;
        return route.fulfill({ status, json });
      };
      await page.route(call, answer, { times: 1 });
      // A popup ignores presses for a moment after it has appeared or changed.
      await expect(async () => {
        if (!isAnswered) await popup.getByRole('button', { name: 'Accept' }).click({ timeout: 1_000 });
        expect(isAnswered).toBe(true);
      }).toPass();
    };
    const accept = '**/tryoutItem-master/accept';
    await reply(accept, 422, { message: 'A line is not of this request' });
    await expect(alerts.filter({ hasText: 'Warning: A line is not of this request' })).toBeVisible();
    await reply(accept, 200, { status: false, errorInfo: { message: 'The request is closed' } });
    await expect(alerts.filter({ hasText: 'Warning: The request is closed' })).toBeVisible();
    await expect(popup).toBeHidden();

    await sendRequest('Refused');
    await reply(accept, 500, {});
    await expect(alerts.filter({ hasText: `Error: ${WRONG}` })).toBeVisible();
    await reply('**/api/consignee/location/*/variant/*', 500, { message: 'Internal words' });
    const lookup = alerts.filter({ hasText: `Error: ${WRONG}` }).filter({ hasText: ', size' });
    await expect(lookup).toBeVisible();
    await expect(page.getByText('Internal words')).toBeHidden();
  },
);

test('a broken answer for the user shows the loader with a button to try again', { tag: '@S-07' }, async ({ open }) => {
  const page = await open(maren, { path: '/shoesize' });
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  for (const fault of faultsOf(1).filter(({ name }) => name !== 'an empty 401' && name !== 'wrong types')) {
    await test.step(fault.name, async () => {
      await page.route('**/api/user/role/**', fault.answer);
      await page.reload();
      await expect(page.getByRole('status')).toContainText('The store cannot be reached. Nothing is lost.');
      await Promise.all([page.waitForResponse('**/api/user/role/**'), page.getByRole('button', RETRY).click()]);
      await expect(page.getByRole('button', RETRY)).toBeVisible();
      await page.unroute('**/api/user/role/**', fault.answer);
      await page.getByRole('button', RETRY).click();
      await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    });
  }
});

test(
  'a slow answer shows progress, and a second press sends nothing',
  { tag: ['@E-03', '@K-05', '@Z-02'] },
  async ({ open, sendRequest, atStore }) => {
    const page = await open(maren, { path: '/shoesize', hasClock: true });
    await expect(requests(page)).toBeVisible();
    await expect(connectionOf(page)).toHaveText('Live');
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    const calls = ['**/tryoutItem-master/accept', '**/check-in-out/request', '**/api/storefront/request-lines?**'];
    const [, , list = ''] = calls;
    for (const call of calls.slice(0, 2)) await page.route(call, hold);
    /** Answers the call after 10 s. */
    const answerLate = async () => {
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(10_000);
      expect(held).toHaveLength(1);
      await held.pop()?.continue();
    };
    /** Presses again while the button shows progress. */
    const pressAgain = async (target: Locator) => {
      await expect(target.getByRole('progressbar', { name: 'Working' })).toBeVisible();
      await target.click({ force: true });
    };

    await sendRequest('Slow');
    const popup = popupOf(page, 'Slow');
    const accept = popup.getByRole('button', { name: 'Accept' });
    await expect(popup).toBeVisible();
    await page.clock.runFor(IGNORED_MS);
    await accept.click();
    await pressAgain(accept);
    await answerLate();
    await expect(popup).toBeHidden();
    await expect(cartOf(page).getByRole('listitem')).toHaveCount(1);

    await cartOf(page).getByRole('button', { name: 'PLACE REQUEST' }).click();
    const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    const place = question.getByRole('button', { name: 'PLACE REQUEST' });
    await place.click();
    await pressAgain(place);
    await answerLate();
    await expectToast(page, 'Request Placed Successfully');
    await expect(question).toBeHidden();
    expect(await atStore(maren, 'Slow')).toEqual({ '2': 1 });

    // While a list is read, it shows neither that it is empty nor a failure.
    await page.route(list, hold);
    await page.getByRole('tab', { name: /^Checked out/ }).click();
    await expect(page.getByText('No products checked out.').or(page.getByRole('main').getByRole('alert'))).toHaveCount(
      0,
    );
    await answerLate();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Each of the three tries of a read takes 15 s. The live connection is lost meanwhile, and the list is requested again
    // after it.
    await page.getByRole('tab', { name: /^Request/ }).click();
    await expect(async () => {
      await page.clock.runFor(8_000);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectRetry(page);
    await page.unroute(list, hold);
    const alert = page.getByRole('main').getByRole('alert');
    // A notification may cause another read, and earlier calls are still held.
    await recoverWithRetry(alert, async () => {
      for (const route of held.splice(0)) await route.continue().catch(() => undefined);
    });
  },
);

/** Presses the button of a failure until the failure has gone. A read in the background, e.g. for a change, may end it first. */
async function recoverWithRetry(alert: Locator, before = () => Promise.resolve()): Promise<void> {
  const retry = alert.getByRole('button', RETRY);
  await expect(async () => {
    await before();
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(alert).toBeHidden({ timeout: 500 });
  }).toPass();
}
