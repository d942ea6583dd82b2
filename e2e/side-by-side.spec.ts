import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { cartOf, expectToast, placeRequest } from './support/cart.ts';
import { customerOf } from './support/lines.ts';
import { isLive, LIVE, written } from './support/others.ts';
import { accept, popupOf } from './support/popup.ts';
import { openStored } from './support/signIns.ts';
import { expect, test } from './support/test.ts';

const rowOf = (page: Page, product: string, kiosk: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article', { name: product })
    .filter({ hasText: `Kiosk ${kiosk}` });

const PLACE = '/check-in-out/request';
const CHECK_OUT = '/inventory/check-out';
const CHECK_IN = '/inventory/check-in';
const NOT_IN_BIN = '/inventory/pair-not-here';
const CANCEL = '/cancel-check-out-request';

/** The button that shows what has come since a list of the warehouse was read. */
const showNew = (page: Page) => page.getByRole('button', { name: /^Show \d+ new pairs?$/ });

test(
  'others see place, check-out, check-in, not in bin and cancel without a reload',
  { tag: ['@W-09', '@W-02', '@W-04', '@Z-07'] },
  async ({ signIn, demoRequest }) => {
    const kiosk = 'Side by side';
    const maren = await signIn('Maren Okafor, Sales_Associate');
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: '/warehouse?status=checkedout' });
    const dispatch = await petra.context().newPage();
    await dispatch.goto('/warehouse/view-dispatch?sort=newest');
    for (const page of [maren, dario, petra, dispatch]) await isLive(page);
    await expect(dispatch.getByRole('main').getByRole('article').first()).toBeVisible();

    await demoRequest(kiosk, { pairs: 3 });
    const popup = popupOf(maren, kiosk);
    await expect(popup).toBeVisible();
    const products = await popup.getByRole('article').getByRole('heading').allTextContents();
    const [first = '', second = '', third = ''] = products;
    await accept(popup);
    await expectToast(maren, 'Request from Kiosk accepted');

    await cartOf(maren).getByRole('button', { name: 'PLACE REQUEST' }).click();
    const place = maren.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    await written(maren, PLACE, () => place.getByRole('button', { name: 'PLACE REQUEST' }).click());
    // New rows wait until the picker asks for them, so that no row moves.
    await expect(showNew(dario)).toHaveText('3 new', LIVE);
    await showNew(dario).click();
    for (const product of products) await expect(rowOf(dario, product, kiosk)).toBeVisible();

    await maren.getByRole('tab', { name: /^Pending/ }).click();
    for (const product of products) await expect(rowOf(maren, product, kiosk)).toBeVisible();
    await rowOf(dario, first, kiosk).getByRole('heading').getByRole('button').click();
    const box = dario.getByRole('complementary', { name: 'Pair' });
    await expect(box.getByRole('heading', { name: first })).toBeVisible();
    const barcode = /\b\d{13}\b/.exec(await box.innerText())?.[0] ?? '';
    await written(dario, CHECK_OUT, () => box.getByRole('button', { name: /^Check out/ }).click());
    await Promise.all([
      expect(rowOf(maren, first, kiosk)).toBeHidden(LIVE),
      expect(showNew(petra)).toBeVisible(LIVE),
      // Pairs of other journeys may be newer.
      expect(dispatch.getByRole('main').getByRole('article', { name: first }).filter({ hasText: 'now' })).toBeVisible(
        LIVE,
      ),
    ]);

    await maren.getByRole('tab', { name: /^Checked out/ }).click();
    await expect(rowOf(maren, first, kiosk)).toBeVisible();
    const customer = await customerOf(rowOf(maren, first, kiosk));
    const card = dispatch.getByRole('main').getByRole('article', { name: first }).filter({ hasText: customer });
    await expect(card).toBeVisible();
    await petra.getByRole('textbox', { name: 'Scan or type a barcode' }).fill(barcode);
    await written(petra, CHECK_IN, () => petra.keyboard.press('Enter'));
    await Promise.all([expect(rowOf(maren, first, kiosk)).toBeHidden(LIVE), expect(card).toBeHidden(LIVE)]);

    await petra.getByRole('radio', { name: /^Pending/ }).press('Space');
    await rowOf(dario, second, kiosk).getByRole('heading').getByRole('button').click();
    await box.getByRole('button', { name: 'Not in bin' }).click();
    const question = dario.getByRole('dialog', { name: 'Not in bin?' });
    await written(dario, NOT_IN_BIN, () => question.getByRole('button', { name: 'Report' }).click());
    await expect(rowOf(petra, second, kiosk).or(showNew(petra))).toBeVisible(LIVE);

    await maren.getByRole('tab', { name: /^Pending/ }).click();
    await rowOf(maren, third, kiosk)
      .getByRole('button', { name: /Cancel Request/ })
      .click();
    const cancel = maren.getByRole('alertdialog', { name: 'Cancel Request?' });
    await written(maren, CANCEL, () => cancel.getByRole('button', { name: 'Cancel Request' }).click());
    // The row stays in its place and cannot be acted on.
    await expect(rowOf(dario, third, kiosk)).toContainText('Cancelled', LIVE);
  },
);

/** What a back end without the destination may do. */
const backEnds: [behaviour: string, attach: (socket: WebSocketRoute) => void][] = [
  [
    'refuses the subscription',
    (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!isChanges(message)) return server.send(message);
        socket.send('ERROR\nmessage:There is no such destination\n\n\0');
        void socket.close();
      });
    },
  ],
  [
    'takes the subscription and sends nothing',
    (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!isChanges(message)) socket.send(message);
      });
    },
  ],
];

const isChanges = (message: string | Buffer): boolean => String(message).includes('destination:/topic/locations/');

for (const [behaviour, attach] of backEnds) {
  test(
    `a back end that ${behaviour}: notifications arrive live, lists by the poll`,
    { tag: ['@W-09', '@L-04', '@all'] },
    async ({ browser, store, signIn, signIns, demoRequest }) => {
      const kiosk = `Poll ${behaviour}`;
      const storageState = await signIns.storageOf(store.url, 'Dario Vance, Warehouse_Personal');
      const dario = await openStored(browser, storageState, { baseURL: store.url });
      await dario.clock.install();
      await dario.routeWebSocket(/\/ws$/, attach);
      await dario.goto('/warehouse');
      await isLive(dario);

      const maren = await signIn('Maren Okafor, Sales_Associate');
      await demoRequest(kiosk);
      const popup = popupOf(maren, kiosk);
      const product = (await popup.getByRole('article').first().getByRole('heading').textContent()) ?? '';
      await accept(popup);
      await expectToast(maren, 'Request from Kiosk accepted');
      await placeRequest(maren, 1);
      // The notification of the new request causes a read of the list.
      await expect(rowOf(dario, product, kiosk)).toBeVisible();

      await maren.getByRole('tab', { name: /^Pending/ }).click();
      await rowOf(maren, product, kiosk)
        .getByRole('button', { name: /Cancel Request/ })
        .click();
      const question = maren.getByRole('alertdialog', { name: 'Cancel Request?' });
      await written(maren, CANCEL, () => question.getByRole('button', { name: 'Cancel Request' }).click());
      // A cancellation does not notify this user.
      await expect(rowOf(dario, product, kiosk)).toBeVisible();
      await dario.clock.fastForward(30_000);
      await expect(rowOf(dario, product, kiosk)).toBeHidden();
      await isLive(dario);
      await dario.context().close();
    },
  );
}
